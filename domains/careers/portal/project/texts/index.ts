import { defineTexts } from '@bole/platform/portal'
import type { ProjectTexts } from '../../../contract/texts/project/zh-cn.ts'
import type { Texts } from '../../texts/zh-cn.ts'

const together = async (
  site: Promise<{ readonly texts: Texts }>,
  own: Promise<{ readonly texts: ProjectTexts }>,
) => ({ texts: { ...(await site).texts, ...(await own).texts } })

/** What the page of a project says, with the words it shares with the rest of the site. */
export const useTexts = defineTexts<Texts & ProjectTexts>({
  'zh-CN': () => together(import('../../texts/zh-cn.ts'), import('./zh-cn.ts')),
  'en-US': () => together(import('../../texts/en-us.ts'), import('./en-us.ts')),
  'pt-BR': () => together(import('../../texts/pt-br.ts'), import('./pt-br.ts')),
  'zh-TW': () => together(import('../../texts/zh-tw.ts'), import('./zh-tw.ts')),
})
