import { registerTexts, useTexts as useTextsOf } from '@bole/platform/web'
import type zh from './zh-CN.ts'

declare module '@bole/platform/web' {
  interface TextCatalogue {
    service_requests: typeof zh
  }
}

registerTexts('service_requests', {
  'zh-CN': () => import('./zh-CN.ts'),
  'en-US': () => import('./en-US.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
})

export const useTexts = () => useTextsOf('service_requests')

export type RequestTexts = ReturnType<typeof useTexts>
