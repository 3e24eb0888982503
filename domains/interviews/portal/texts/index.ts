import { defineTexts } from '@bole/platform/portal'
import type { Texts } from './zh-cn.ts'

/** What phones of candidates and screens in the hall of a queue say. */
export const useTexts = defineTexts<Texts>({
  'zh-CN': () => import('./zh-cn.ts'),
  'en-US': () => import('./en-us.ts'),
  'pt-BR': () => import('./pt-br.ts'),
  'zh-TW': () => import('./zh-tw.ts'),
})
