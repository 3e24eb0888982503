import { defineTexts } from '@bole/platform/portal'
import type { Texts } from '../../texts/zh-cn.ts'
import type { ApplicationTexts } from './zh-cn.ts'

export type TextKey = keyof Texts | keyof ApplicationTexts

const together = async (
  common: Promise<{ readonly texts: Texts }>,
  own: Promise<{ readonly texts: ApplicationTexts }>,
) => ({ texts: { ...(await common).texts, ...(await own).texts } })

/** What the private page of an application says, with what it shares with the pages before it: those need not carry its words. */
export const useTexts = defineTexts<Texts & ApplicationTexts>({
  'zh-CN': () => together(import('../../texts/zh-cn.ts'), import('./zh-cn.ts')),
  'en-US': () => together(import('../../texts/en-us.ts'), import('./en-us.ts')),
  'pt-BR': () => together(import('../../texts/pt-br.ts'), import('./pt-br.ts')),
  'zh-TW': () => together(import('../../texts/zh-tw.ts'), import('./zh-tw.ts')),
})
