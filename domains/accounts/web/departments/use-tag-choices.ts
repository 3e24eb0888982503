import { accountsApi } from '@bole/accounts/contract'
import { useCall } from '@bole/platform/web'

/** Every tag of departments to choose from; undefined while they are on their way. */
export function useTagChoices(): { readonly value: number; readonly label: string }[] | undefined {
  const { data } = useCall(accountsApi.listDepartmentTags, { query: { page_size: 200 } })
  return data?.data.list.map(({ id, name }) => ({ value: id, label: name }))
}
