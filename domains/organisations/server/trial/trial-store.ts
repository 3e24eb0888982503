import { type Caller, notFound, prepared, type Transaction } from '@bole/platform/server'
import { mayBecome } from '../../model/trials.ts'
import { organisations } from '../profile-store.ts'

// Text: a function of the database, which alone looks across organisations (migration 0494).
const operatorsOrganisation = prepared<{ readonly id: number | null }>(
  'select operators_organisation() as id',
)

/** Goes on in the organisation of the operators of this server; false where it has none. */
export async function enterOperators(tx: Transaction): Promise<boolean> {
  const found = await tx.find(operatorsOrganisation())
  if (!found?.id) return false
  tx.enter(Number(found.id))
  return true
}

/** The applications that reached the operators of a transaction. */
export const trials = () => organisations.selectFrom('trial_applications').selectAll()

interface Refusing {
  readonly tx: Transaction
  readonly caller: Caller
  readonly now: Date
  readonly refuse: (code: 'trial_is_customer') => Error
}

/** The application of a company that becomes a customer, locked; two operators at once make one organisation. */
export async function lockTrial({ tx, refuse }: Refusing, id: number): Promise<void> {
  if (!(await enterOperators(tx))) throw notFound()
  const row = await tx.find(trials().where('id', '=', id).forUpdate())
  if (!row) throw notFound()
  if (!mayBecome(row.state, 'customer')) throw refuse('trial_is_customer')
}

// Text: a function of the database, as the transaction is in the new organisation already.
const makeCustomer = prepared<object>('select make_trial_a_customer($1, $2, $3, $4)')

/** Writes down that a company that applied has an organisation now: the one the transaction is in. */
export function saveCustomer({ tx, caller, now }: Refusing, id: number): void {
  tx.save(makeCustomer(id, tx.organisationId, caller.name, now))
}
