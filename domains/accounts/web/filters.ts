import { accountsApi } from '@bole/accounts/contract'
import { type Filter, remoteChoices, remoteTree } from '@bole/platform/filter'

/** Narrows a list to some people: its owners, its interviewers. */
export function people<const Name extends string>(name: Name, label: string): Filter<Record<Name, number[]>> {
  return remoteChoices(name, label, {
    call: accountsApi.listPeople,
    request: { query: {} },
    choiceOf: ({ id, name: called }) => ({ value: id, label: called }),
  })
}

/** Narrows a list to some departments, of those the caller looks after. */
export function departments<const Name extends string>(
  name: Name,
  label: string,
): Filter<Record<Name, number[]>> {
  return remoteTree(name, label, {
    call: accountsApi.listDepartments,
    request: {},
    choiceOf: ({ id, parent_id, name: called }) => ({ value: id, label: called, parent: parent_id }),
  })
}
