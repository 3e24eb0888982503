import { registerTexts, useTexts as useTextsOf } from '@bole/platform/web'
import type zh from './zh-CN.ts'

declare module '@bole/platform/web' {
  interface TextCatalogue {
    interviewFeed: typeof zh
  }
}

registerTexts('interviewFeed', {
  'zh-CN': () => import('./zh-CN.ts'),
  'en-US': () => import('./en-US.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
})

export const useTexts = () => useTextsOf('interviewFeed')
