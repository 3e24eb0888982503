import { automationApi } from '@bole/automation/contract'
import { useCall } from '@bole/platform/web'
import type { Names } from './sentence.ts'

/** What the codes of rules are called; undefined until it is here. */
export function useNames(origin: number): Names | undefined {
  const config = useCall(automationApi.getConfig, {}).data?.data
  const list = useCall(automationApi.listPositions, { query: { origin } }).data?.data.list
  if (!config || !list) return undefined
  return { ...config, positions: Object.fromEntries(list.map(({ id, title }) => [id, title])) }
}
