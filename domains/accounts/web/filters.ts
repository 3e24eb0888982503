import { accountsEntryApi } from '@bole/accounts/contract'
import {
  type Choices,
  type Filter,
  type Remote,
  remoteChoices,
  remoteTree,
  useChoices,
} from '@bole/platform/filter'

const everybody: Remote<typeof accountsEntryApi.listPeople, number> = {
  call: accountsEntryApi.listPeople,
  request: (query) => ({ query }),
  choiceOf: ({ id, name, job_title }) => ({ value: id, label: job_title ? `${name} · ${job_title}` : name }),
}

/** Narrows a list to some people: its owners, its interviewers. */
export function people<const Name extends string>(name: Name, label: string): Filter<Record<Name, number[]>> {
  return remoteChoices(name, label, everybody)
}

/** People for a field to choose from, found by their name on the server: `<ChoiceField name="owner_id" {...usePeople()} />`. */
export function usePeople(): Omit<Choices<number>, 'isEmpty'> {
  const { options, onSearch } = useChoices(everybody)
  return { options, onSearch }
}

/** Narrows a list to some departments, of those the caller looks after. */
export function departments<const Name extends string>(
  name: Name,
  label: string,
): Filter<Record<Name, number[]>> {
  return remoteTree(name, label, {
    call: accountsEntryApi.listDepartments,
    request: {},
    choiceOf: ({ id, parent_id, name: called }) => ({ value: id, label: called, parent: parent_id }),
  })
}
