import type { accountsApi } from '@bole/accounts/contract'
import { outranks } from '@bole/accounts/model'
import {
  type Caller,
  type Context,
  type Handler,
  inserted,
  notFound,
  prepared,
  type RefusalDetails,
  secrets,
} from '@bole/platform/server'
import { lacksDepartment } from '../../model/accounts.ts'
import { accounts } from '../account-store.ts'
import { decoyHash } from '../password-hash.ts'
import { chosenRole } from '../roles/chosen-role.ts'
import { signInRules } from '../second-factor/factor-store.ts'
import { roleOf } from '../users/keeper.ts'
import { givePasswordLink } from '../users/password-link.ts'
import { holdSeats, seatsFullFor, seatsNotice } from '../users/seats.ts'
import { reachesPeopleOf, userNote } from '../users/user-store.ts'
import { isUsernameTaken } from '../users/username.ts'

// Text: a function of the database, which alone looks across organisations before it is known whose a link is.
const registrationOfToken = prepared<{ organisation_id: number; id: number }>(
  'select * from registration_of_token($1, $2)',
)

const waiting = () => accounts.selectFrom('registrations').selectAll()

export const confirmRegistration: Handler<typeof accountsApi.confirmRegistration> = async (context) => {
  const { body, tx, now, refuse } = context
  const found = await tx.find(registrationOfToken(secrets.digestOf(body.token), now))
  if (!found) throw refuse('registration_over')
  tx.enter(found.organisation_id)
  const [[asked], [rules]] = await tx.load(
    waiting().where('id', '=', found.id).where('confirmed_at', 'is', null).forUpdate(),
    signInRules(),
  )
  // Of two who follow the link one confirms; and what was closed meanwhile is.
  if (!asked || !rules?.can_register) throw refuse('registration_over')
  tx.announce('registration')
  if (rules.register_needs_admitting) {
    tx.save(accounts.updateTable('registrations').set({ confirmed_at: now }).where('id', '=', asked.id))
    return { password_path: null }
  }
  // Shown to whoever holds the link of the address, so it needs no second message.
  const { link } = await makeAccount(context, asked, { actorId: null, email: null })
  return { password_path: link?.path ?? null }
}

/** Whether the caller would see who is let in: newcomers get the department of the rules. */
const seesNewcomers = ({ scopes }: Caller, rules: { register_department_id: number | null } | undefined) =>
  reachesPeopleOf(scopes, rules?.register_department_id ?? 0)

export const listRegistrations: Handler<typeof accountsApi.listRegistrations> = async (context) => {
  const { caller, tx, now } = context
  const [[rules], rows] = await tx.load(
    signInRules(),
    waiting()
      // A link that was sent is followed first; without one there is nothing to wait for.
      .where(({ eb, or }) => or([eb('confirmed_at', 'is not', null), eb('token_digest', 'is', null)]))
      .where(({ eb, or }) => or([eb('confirmed_at', 'is not', null), eb('expires_at', '>', now)]))
      .orderBy('id')
      .limit(200),
  )
  if (!seesNewcomers(caller, rules)) return { list: [] }
  return {
    list: rows.map(({ id, name, email, confirmed_at, created_at }) => ({
      ...{ id, name, email, is_confirmed: confirmed_at !== null },
      create_time: created_at.toISOString(),
    })),
  }
}

export const admitRegistration: Handler<typeof accountsApi.admitRegistration> = async (context) => {
  const { body, tx, caller, refuse } = context
  const [[asked], [rules]] = await tx.load(waiting().where('id', '=', body.id).forUpdate(), signInRules())
  if (!asked || !seesNewcomers(caller, rules)) throw notFound()
  const chosen = await chosenRole(tx, caller, { role: rules?.register_role ?? 'User2' })
  if (!chosen || chosen.isTooMuch || !outranks(roleOf(caller), chosen.role)) throw refuse('not_lower_role')
  tx.announce('registration')
  return makeAccount(context, asked, { actorId: caller.userId, email: asked.email })
}

export const refuseRegistration: Handler<typeof accountsApi.refuseRegistration> = async (context) => {
  const { body, caller, tx } = context
  const gone = accounts.deleteFrom('registrations').where('id', '=', body.id).returning('id')
  const [[rules], [found]] = await tx.load(signInRules(), gone)
  if (!found || !seesNewcomers(caller, rules)) throw notFound()
  tx.announce('registration')
  return {}
}

interface Asked {
  readonly id: number
  readonly name: string
  readonly email: string
}

/** The account of who asked, in place of their asking; a link sets its password, sent to `email` where there is one. */
async function makeAccount(
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
  // The department of the rules may be gone.
  if (lacksDepartment({ role, departmentId: department_id })) throw refuse('department_needed')
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
