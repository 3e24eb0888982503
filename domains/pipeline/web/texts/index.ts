import { registerTexts, useTexts as useTextsOf, wordOf } from '@bole/platform/web'
import { stages } from '@bole/processes/model'
import type zh from './zh-CN.ts'

declare module '@bole/platform/web' {
  interface TextCatalogue {
    pipeline: typeof zh
  }
}

registerTexts('pipeline', {
  'zh-CN': () => import('./zh-CN.ts'),
  'en-US': () => import('./en-US.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
})

export const useTexts = () => useTextsOf('pipeline')

export type PipelineTexts = ReturnType<typeof useTexts>

/** The name of a status; the same name reads differently at some stages. */
export function nameOfStatus(
  t: PipelineTexts,
  status: { readonly status: number; readonly name: string },
): string {
  const stage = stages.isStage(status.status) ? stages.nameOfStage(status.status) : 'screening'
  return wordOf(t, `statusesAt.${stage}_${status.name}`, {}, wordOf(t, `statuses.${status.name}`))
}
