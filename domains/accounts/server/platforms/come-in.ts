import type { accountsApi } from '@bole/accounts/contract'
import type { Context } from '@bole/platform/server'
import { accounts, userWithOrganisation } from '../account-store.ts'
import { openSession } from '../open-session.ts'
import { factorOf, signInRules } from '../second-factor/factor-store.ts'
import { userNote } from '../users/user-store.ts'
import type { App, Somebody } from './platform-client.ts'

export type Coming = Context<typeof accountsApi.finishPlatform>

/** One person for a subject, whatever two do at once. */
export async function bind({ tx, refuse }: Coming, app: App, { subject, name }: Somebody, userId: number) {
  const of = accounts.selectFrom('platform_bindings').select(['user_id', 'app_id'])
  const [, [known], [own]] = await tx.load(
    tx.hold(`platform ${app.platform}`),
    ofSubject(app, subject),
    of.where('user_id', '=', userId).where('platform', '=', app.platform),
  )
  if (known && known.user_id !== userId) throw refuse('platform_taken')
  if (own?.app_id === app.id) throw refuse('platform_bound')
  const fresh = { organisation_id: tx.organisationId, platform: app.platform, app_id: app.id, subject, name }
  tx.save(
    // One to an app that the company has no more.
    accounts
      .deleteFrom('platform_bindings')
      .where('user_id', '=', userId)
      .where('platform', '=', app.platform),
    accounts.insertInto('platform_bindings').values({ ...fresh, user_id: userId }),
    userNote(tx, { userId, actorId: userId, action: 'bind', changes: { platform: [null, app.platform] } }),
  )
  tx.announce('binding')
}

/** Signs in whoever is bound. Who has a second factor, or has to, gives it with their password. */
export async function comeIn(context: Coming, app: App, { subject }: Somebody) {
  const { tx, now, refuse } = context
  const known = await tx.find(ofSubject(app, subject))
  if (!known) throw refuse('platform_unknown')
  const user = await tx.find(userWithOrganisation(known.user_id))
  if (user?.expires_at && user.expires_at <= now) throw refuse('account_expired')
  if (user?.state !== 'enabled') throw refuse('wrong_username_or_password')
  const [rules] = await tx.load(signInRules())
  const factor = await factorOf(tx, user.id)
  if (rules[0]?.needs_second_factor || factor?.confirmedAt) throw refuse('platform_needs_password')
  const account = { ...user, user_id: user.id, is_disabled: false, is_expired: false }
  await openSession(context, account, app.platform)
}

export function ofSubject(app: App, subject: string) {
  return accounts
    .selectFrom('platform_bindings')
    .select('user_id')
    .where('platform', '=', app.platform)
    .where('app_id', '=', app.id)
    .where('subject', '=', subject)
}
