import { registerTexts, useTexts } from '@bole/platform/web'
import type zh from './zh-CN.ts'

declare module '@bole/platform/web' {
  interface TextCatalogue {
    form: typeof zh
  }
}

registerTexts('form', {
  'zh-CN': () => import('./zh-CN.ts'),
  'en-US': () => import('./en-US.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
})

/** What every form says, whatever it is about. */
export const useFormTexts = () => useTexts('form')
