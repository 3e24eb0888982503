import { accountsEntryApi } from '@bole/accounts/contract'
import { useCall } from '@bole/platform/web'

/** What a department is called; its number, where the caller does not see it or it is gone. */
export function useDepartmentWord(): (id: number) => string {
  const departments = useCall(accountsEntryApi.listDepartments, {}).data?.data.list
  return (id) => departments?.find((one) => one.id === id)?.name ?? `#${id}`
}
