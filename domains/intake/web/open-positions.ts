import { pipelineEntryApi } from '@bole/pipeline/contract'
import type { Origin } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'

/** Open positions to choose from, each with its project; undefined while they are on their way. */
export function useOpenPositions(origin: Origin, isNeeded = true) {
  const asked = useCall(pipelineEntryApi.getListLibrary, { query: { origin } }, { enabled: isNeeded })
  return asked.data?.data.postPositionStatistic
    .filter(({ is_open }) => is_open)
    .map(({ id, title, project_name }) => ({ value: id, label: `${title} · ${project_name}` }))
}
