import { defineTexts } from '@bole/platform/portal'
import type { Texts } from './zh-cn.ts'

export type TextKey = keyof Texts

/** What the page at the door of a lecture says. */
export const useTexts = defineTexts<Texts>({
  'zh-CN': () => import('./zh-cn.ts'),
  'en-US': () => import('./en-us.ts'),
  'pt-BR': () => import('./pt-br.ts'),
  'zh-TW': () => import('./zh-tw.ts'),
})
