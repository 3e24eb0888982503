import { accountsEntryApi } from '@bole/accounts/contract'
import { useCall } from '@bole/platform/web'

/** A department as a tree select takes it. */
export interface DepartmentNode {
  readonly id: number
  readonly value: number
  readonly pId: number
  readonly title: string
}

/** The departments the caller looks after, with each its parent; 0 is the parent of those at the top. */
export function useDepartments(): DepartmentNode[] {
  const list = useCall(accountsEntryApi.listDepartments, {}).data?.data.list ?? []
  return list.map(({ id, parent_id, name }) => ({ id, value: id, pId: parent_id ?? 0, title: name }))
}
