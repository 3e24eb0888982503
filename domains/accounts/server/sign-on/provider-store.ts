import { outranks, type Role } from '@bole/accounts/model'
import { sameTenant, secrets, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { accounts } from '../account-store.ts'

/** Whoever goes to the provider has so many minutes to come back. */
const minutesAway = 15

export const placeOfSecret = (organisationId: number) => `identity_providers ${organisationId}`

/** The provider of the organisation one is in; its secret sealed. */
export function ownProvider() {
  return accounts.selectFrom('identity_providers').selectAll()
}

export type Provider = Exclude<Awaited<ReturnType<typeof enabledProvider>>, null>

/** The provider of an organisation with its secret, where people may sign on with it. */
export async function enabledProvider(tx: Transaction) {
  const row = await tx.find(ownProvider().where('is_enabled', '=', true))
  if (!row) return null
  const secret = row.client_secret && secrets.unseal(row.client_secret, placeOfSecret(row.organisation_id))
  return {
    ...row,
    secret: secret ?? undefined,
    mapping: row.role_mapping,
    keeperRole: row.keeper_role,
    otherwise: row.default_role,
  }
}

interface Away {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  /** Who is signed in here already and goes to prove who they are; null: they come in. */
  readonly provesSession: number | null
  /** Who came back, and has yet to give a code. */
  readonly cameAs?: number
}

/** Remembers who went to the provider; those who never came back are forgotten. */
export function saveAttempt(tx: Transaction, organisationId: number, away: Away, now: Date): void {
  tx.save(
    accounts.deleteFrom('sign_on_attempts').where('expires_at', '<', now),
    accounts.insertInto('sign_on_attempts').values({
      digest: secrets.digestOf(away.state),
      at_organisation: organisationId,
      nonce: away.nonce,
      verifier: away.verifier,
      proves_session: away.provesSession,
      came_as: away.cameAs ?? null,
      expires_at: new Date(now.getTime() + minutesAway * 60_000),
    }),
  )
}

/** What was remembered of whoever comes back, once; undefined where it is too late or was used. */
export function takeAttempt(tx: Transaction, state: string, now: Date) {
  return tx.find(
    accounts
      .deleteFrom('sign_on_attempts')
      .where('digest', '=', secrets.digestOf(state))
      .where('expires_at', '>', now)
      .returningAll(),
  )
}

/** Whose a subject of the provider is here, and the role they have by now. */
export function userOfSubject(issuer: string, subject: string) {
  return accounts
    .selectFrom('identities')
    .innerJoin('users', (join) => sameTenant(join, 'users.id', 'identities.user_id'))
    .select(['user_id', 'is_made_here', 'users.role'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
}

/** Whether a provider may say of an account that somebody is its owner: whoever named the provider ranks above it. */
export function speaksFor(
  { keeperRole }: Pick<Provider, 'keeperRole'>,
  { role }: { readonly role: Role },
): boolean {
  return outranks(keeperRole, role)
}

/** Those with a mail address, whatever its case. */
export function usersOfMail(email: string) {
  return accounts
    .selectFrom('users')
    .select(['id', 'role', 'is_email_confirmed'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .limit(2)
}
