import { registerTexts, useTexts } from '@bole/platform/web'
import { stages } from '@bole/processes/model'
import type zh from './zh-CN.ts'

declare module '@bole/platform/web' {
  interface TextCatalogue {
    stages: typeof zh
  }
}

registerTexts('stages', {
  'zh-CN': () => import('./zh-CN.ts'),
  'en-US': () => import('./en-US.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
})

/** Names a stage by its code; a code that is none has no name. */
export function useStageName(): (code: number) => string {
  const t = useTexts('stages')
  return (code) => (stages.isStage(code) ? t(stages.nameOfStage(code)) : '')
}
