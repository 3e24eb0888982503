import { pipelineApi } from '@bole/pipeline/contract'
import { useCall } from '@bole/platform/web'

/** Every group of labels to choose from; undefined while they are on their way. */
export function useGroupChoices(): { readonly value: number; readonly label: string }[] | undefined {
  const { data } = useCall(pipelineApi.listTagGroups, { query: { page_size: 200 } })
  return data?.data.list.map(({ id, name }) => ({ value: id, label: name }))
}
