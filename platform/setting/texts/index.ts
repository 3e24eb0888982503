import { registerTexts, useTexts as useTextsOf } from '../../web/texts.ts'
import type zh from './zh-CN.ts'

declare module '@bole/platform/web' {
  interface TextCatalogue {
    setting: typeof zh
  }
}

registerTexts('setting', {
  'zh-CN': () => import('./zh-CN.ts'),
  'en-US': () => import('./en-US.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
})

/** The words of every company setting. */
export const useTexts = () => useTextsOf('setting')
