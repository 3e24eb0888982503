import type { accountsApi } from '@bole/accounts/contract'
import { type Role, signOn } from '@bole/accounts/model'
import { field } from '@bole/platform/contract'
import { type Context, inserted } from '@bole/platform/server'
import * as z from 'zod'
import { personName } from '../../contract/user-schemas.ts'
import { isOneLine } from '../../model/accounts.ts'
import { seesByDepartment } from '../../model/role-rights.ts'
import { accounts } from '../account-store.ts'
import { decoyHash } from '../password-hash.ts'
import { keptRole } from '../roles/chosen-role.ts'
import type { RoleRow } from '../roles/role-store.ts'
import { changesBetween } from '../users/changes-between.ts'
import { holdSeats, seatsFullFor, seatsNotice } from '../users/seats.ts'
import { userNote } from '../users/user-store.ts'
import { isUsernameTaken } from '../users/username.ts'
import { type Provider, speaksFor, userOfSubject, usersOfMail } from './provider-store.ts'

type SigningOn = Context<typeof accountsApi.finishSignOn>

/** What a provider has to say of somebody (OpenID Connect Core 1.0, section 5.1). */
const claimSchema = z.object({
  sub: z.string().min(1).max(255).refine(isOneLine),
  email: field.email(200),
  name: personName,
  email_verified: z.boolean().default(false),
})

/**
 * Who somebody is here: whom their subject names; else whose mail address they have proved to the provider, where whoever named that
 * ranks above them; else an account made
 * for them. Answers the user's id.
 */
export async function personOf(
  context: SigningOn,
  provider: Provider,
  claims: Readonly<Record<string, unknown>>,
): Promise<number> {
  const { tx, refuse } = context
  const read = claimSchema.safeParse(claims)
  if (!read.success)
    throw refuse('sign_on_claim', { values: { claim: String(read.error.issues[0]?.path[0]) } })
  const { sub, email, email_verified } = read.data
  const given = signOn.roleByClaim(
    signOn.claimedValues(claims[provider.role_claim]),
    provider.mapping,
    provider.otherwise,
  )
  const kept = given && (await keptRole(tx, given))
  if (!given || !kept) throw refuse('sign_on_no_role')
  const [, [known], ofMail] = await tx.load(
    tx.hold(`identity ${provider.issuer} ${sub}`),
    userOfSubject(provider.issuer, sub),
    usersOfMail(email).where('is_email_confirmed', '=', true),
  )
  if (known) {
    // It may have risen since it was first signed on to.
    if (!speaksFor(provider, known)) throw refuse('sign_on_above')
    if (known.is_made_here) await followRole(context, known.user_id, given)
    return known.user_id
  }
  const isProved = (user: { readonly role: Role }) => email_verified && speaksFor(provider, user)
  const [same] = ofMail.length === 1 ? ofMail.filter(isProved) : []
  const userId = same?.id ?? (await makeUser(context, provider, read.data, { ...given, kept }))
  tx.save(
    accounts.insertInto('identities').values({
      organisation_id: tx.organisationId,
      issuer: provider.issuer,
      subject: sub,
      user_id: userId,
      is_made_here: same === undefined,
    }),
  )
  return userId
}

/** Gives the role that the claims give by now; the sessions of before end with the one that follows. */
async function followRole(
  { tx, refuse, language }: SigningOn,
  userId: number,
  given: signOn.RoleGiven,
): Promise<void> {
  const user = await tx.find(accounts.selectFrom('users').selectAll().where('id', '=', userId).forUpdate())
  const changes = user && changesBetween(user, { ...given })
  if (!user || !changes || Object.keys(changes).length === 0) return
  const full = seatsFullFor(await holdSeats(tx), [given.role], [user.role])
  if (full) throw refuse('seats_full', seatsNotice(full, language))
  tx.save(
    accounts
      .updateTable('users')
      .set({ ...given, version: user.version + 1 })
      .where('id', '=', userId),
    userNote(tx, { userId, actorId: null, action: 'update', changes }),
  )
  tx.announce('user', userId)
}

/** An account that its owner enters through the provider alone: nobody knows its password. */
async function makeUser(
  { tx, refuse, language }: SigningOn,
  { department_id }: Provider,
  { email, name, email_verified }: z.output<typeof claimSchema>,
  { kept, ...given }: signOn.RoleGiven & { readonly kept: RoleRow },
): Promise<number> {
  if (department_id === null && seesByDepartment(kept)) throw refuse('department_needed')
  const full = seatsFullFor(await holdSeats(tx), [given.role])
  if (full) throw refuse('seats_full', seatsNotice(full, language))
  if (await isUsernameTaken(tx, email)) throw refuse('username_taken', { values: { username: email } })
  const password_hash = await decoyHash()
  const { id } = inserted(
    await tx.find(
      accounts
        .insertInto('users')
        .values({
          organisation_id: tx.organisationId,
          ...{ username: email, name, ...given, department_id, email, password_hash },
          is_email_confirmed: email_verified,
        })
        .returning('id'),
    ),
  )
  tx.save(userNote(tx, { userId: id, actorId: null, action: 'create' }))
  tx.announce('user', id)
  return id
}
