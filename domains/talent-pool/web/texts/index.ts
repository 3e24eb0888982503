import { registerTexts, useTexts as useTextsOf } from '@bole/platform/web'
import type zh from './zh-CN.ts'

declare module '@bole/platform/web' {
  interface TextCatalogue {
    'talent-pool': typeof zh
  }
}

registerTexts('talent-pool', {
  'zh-CN': () => import('./zh-CN.ts'),
  'en-US': () => import('./en-US.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
})

export const useTexts = () => useTextsOf('talent-pool')

export type TalentPoolTexts = ReturnType<typeof useTexts>
