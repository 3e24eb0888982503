import { pipelineApi } from '@bole/pipeline/contract'
import { useCall } from '@bole/platform/web'
import { useTexts } from './texts/index.ts'

/** The interview rounds of an origin to choose from, each with its process. */
export function useRounds(origin: 1 | 2): { readonly value: number; readonly label: string }[] {
  const t = useTexts()
  const rounds = useCall(pipelineApi.listQueueProcesses, { query: { origin } }).data?.data.list ?? []
  return rounds.map(({ id, name, title }) => ({ value: id, label: `${name} · ${title || t('stageName')}` }))
}
