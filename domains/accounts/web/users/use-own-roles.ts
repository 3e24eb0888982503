import { accountsApi } from '@bole/accounts/contract'
import { useCall } from '@bole/platform/web'

/** The roles of the organisation's own that the reader may give, to choose from. */
export function useOwnRoles() {
  const list = useCall(accountsApi.listRoles, {}).data?.data.list ?? []
  return list.flatMap(({ own }) => (own ? [{ value: own.id, label: own.name }] : []))
}
