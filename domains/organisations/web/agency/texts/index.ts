import { registerTexts, useTexts as useTextsOf } from '@bole/platform/web'
import type zh from './zh-CN.ts'

declare module '@bole/platform/web' {
  interface TextCatalogue {
    agencies: typeof zh
  }
}

registerTexts('agencies', {
  'zh-CN': () => import('./zh-CN.ts'),
  'en-US': () => import('./en-US.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
})

export const useTexts = () => useTextsOf('agencies')

export type AgenciesTexts = ReturnType<typeof useTexts>
