import { seesEveryOrganisation } from '@bole/accounts/model'
import { ownOrganisation } from '@bole/accounts/server'
import type { AgencyDeed } from '@bole/organisations/model'
import { type Caller, notFound, prepared, type Transaction } from '@bole/platform/server'
import { organisations } from '../profile-store.ts'
import type { AgencyChanges } from '../tables.ts'

/** An organisation with its numbers. */
export interface AgencyRow {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly code: string | null
  readonly state: 'enabled' | 'disabled'
  readonly expires_at: Date | null
  readonly created_at: Date
  readonly version: number
  readonly users: number
  readonly positions: number
  readonly applications: number
  readonly seen_at: Date | null
  readonly total: number
}

// Text: functions of the database, the only way past the wall between organisations (migration 0491).

/** Whose, which one, found by which words, in which state; null: whatever. At most so many after those skipped. */
export const agencies = prepared<AgencyRow>('select * from agencies($1, $2, $3, $4, $5, $6)')

export const slugTaken = prepared<{ is_taken: boolean }>('select is_slug_taken($1) as is_taken')

/** Whether somebody works for the installation and not for one company of it. */
export const isOperator = ({ scopes }: Caller) => seesEveryOrganisation(scopes.accounts.kind)

/** Whose organisations somebody sees: null for operators, who see all. */
export const whoseAgencies = (caller: Caller) => (isOperator(caller) ? null : caller.organisationId)

/** The refusals of every change that an operator makes. */
interface Refusing {
  readonly caller: Caller
  readonly tx: Transaction
  readonly refuse: (code: 'operators_only' | 'stale') => Error
}

/**
 * Goes on in an organisation that an operator changes, its row locked and at the version they saw. To others an organisation that is
 * not their own does not exist, and their own is not theirs to change.
 */
export async function lockAgency({ caller, tx, refuse }: Refusing, id: number, version: number) {
  if (!isOperator(caller)) throw id === caller.organisationId ? refuse('operators_only') : notFound()
  tx.enter(id)
  const organisation = await tx.find(ownOrganisation.ownOrganisation(tx).forUpdate())
  if (!organisation) throw notFound()
  if (organisation.version !== version) throw refuse('stale')
  return organisation
}

/** Writes down what an operator did to the organisation of a transaction. */
export function noteAgency(
  tx: Transaction,
  caller: Caller,
  action: AgencyDeed,
  changes: AgencyChanges = {},
): void {
  tx.save(
    organisations.insertInto('organisation_history').values({
      organisation_id: tx.organisationId,
      actor_name: caller.name,
      action,
      changes: JSON.stringify(changes),
    }),
  )
}
