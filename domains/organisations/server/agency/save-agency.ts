import { ownOrganisation } from '@bole/accounts/server'
import type { AgencyDeed } from '@bole/organisations/model'
import type { Caller, Transaction } from '@bole/platform/server'
import { type lockAgency, noteAgency } from './agency-store.ts'

interface Saving {
  readonly caller: Caller
  readonly tx: Transaction
  readonly refuse: (code: 'operators_only' | 'stale') => Error
}

type Locked = Awaited<ReturnType<typeof lockAgency>>
type Change = ownOrganisation.OrganisationChange

/** What the wire calls the columns that operators change. */
const wireOf = { name: 'name', state: 'state', expires_at: 'expire_time' } as const

const columns = ['name', 'state', 'expires_at'] as const satisfies readonly (keyof typeof wireOf)[]

const plain = (value: Date | string | null | undefined) =>
  value instanceof Date ? value.toISOString() : (value ?? null)

/** Saves what an operator changed of an organisation, and writes it down. */
export function saveAgency(
  { caller, tx, refuse }: Saving,
  locked: Locked,
  action: AgencyDeed,
  change: Change,
) {
  ownOrganisation.changeOrganisation(tx, change, locked.version, refuse('stale'))
  const changes = columns
    .filter((name) => name in change)
    .map((name) => [wireOf[name], [plain(locked[name]), plain(change[name])]] as const)
  noteAgency(tx, caller, action, Object.fromEntries(changes))
  tx.announce('organisation', locked.id)
  return { id: locked.id, version: locked.version + 1 }
}
