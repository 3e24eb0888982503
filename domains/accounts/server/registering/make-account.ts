import type { accountsApi } from '@bole/accounts/contract'
import { type Context, inserted, type RefusalDetails } from '@bole/platform/server'
import { seesByDepartment } from '../../model/role-rights.ts'
import { accounts } from '../account-store.ts'
import { decoyHash } from '../password-hash.ts'
import { keptRole } from '../roles/chosen-role.ts'
import { signInRules } from '../second-factor/factor-store.ts'
import { givePasswordLink } from '../users/password-link.ts'
import { holdSeats, seatsFullFor, seatsNotice } from '../users/seats.ts'
import { userNote } from '../users/user-store.ts'
import { isUsernameTaken } from '../users/username.ts'

interface Asked {
  readonly id: number
  readonly name: string
  readonly email: string
}

/** The account of who asked, in place of their asking; a link sets its password, sent to `email` where there is one. */
export async function makeAccount(
  {
    tx,
    now,
    language,
    refuse,
  }: Pick<Context<typeof accountsApi.confirmRegistration>, 'tx' | 'now' | 'language'> & {
    readonly refuse: (
      code: 'seats_full' | 'username_taken' | 'department_needed',
      details?: RefusalDetails,
    ) => Error
  },
  { id: askedId, name, email }: Asked,
  by: { readonly actorId: number | null; readonly email: string | null },
) {
  const rules = await tx.find(signInRules())
  const role = rules?.register_role ?? 'User2'
  const department_id = rules?.register_department_id ?? null
  // The department of the rules may be gone, or the role see by departments by now.
  const kept = await keptRole(tx, { role })
  if (department_id === null && kept && seesByDepartment(kept)) throw refuse('department_needed')
  const full = seatsFullFor(await holdSeats(tx), [role])
  if (full) throw refuse('seats_full', seatsNotice(full, language))
  if (await isUsernameTaken(tx, email)) throw refuse('username_taken', { values: { username: email } })
  const fields = { username: email, name, email, role, department_id, password_hash: await decoyHash() }
  const made = accounts.insertInto('users').values({ organisation_id: tx.organisationId, ...fields })
  const { id } = inserted(await tx.find(made.returning('id')))
  const action = by.actorId === null ? 'register' : 'confirm'
  tx.save(
    accounts.deleteFrom('registrations').where('id', '=', askedId),
    userNote(tx, { userId: id, actorId: by.actorId, action }),
  )
  const reader = { ...fields, id, email: by.email, language: null }
  const link = await givePasswordLink(tx, reader, { now, language })
  tx.announce('user', id)
  return { id, link }
}
