import { registerTexts, useTexts as useTextsOf } from '../../web/texts.ts'
import type zh from './zh-CN.ts'

declare module '@bole/platform/web' {
  interface TextCatalogue {
    plain: typeof zh
  }
}

registerTexts('plain', {
  'zh-CN': () => import('./zh-CN.ts'),
  'en-US': () => import('./en-US.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
})

/** The words of every plain list. */
export const useTexts = () => useTextsOf('plain')
