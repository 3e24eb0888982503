import type { accountsApi } from '@bole/accounts/contract'
import type { Context, Handler } from '@bole/platform/server'
import { accounts, userWithOrganisation } from '../account-store.ts'
import { openSession } from '../open-session.ts'
import { factorOf, signInRules } from '../second-factor/factor-store.ts'
import { cookieIn, platformCookie } from '../session-token.ts'
import { saveProof } from '../sessions/save-proof.ts'
import { userNote } from '../users/user-store.ts'
import { PlatformFailure } from './ask-platform.ts'
import type { App, Somebody } from './platform-client.ts'
import { clients, enabledApp, platformRedirect, takeAway } from './platform-store.ts'

type Coming = Context<typeof accountsApi.finishPlatform>

/** Takes in what a platform answers: it holds once, in the browser that went there, and for whoever went. */
export const finishPlatform: Handler<typeof accountsApi.finishPlatform> = async (context) => {
  const { body, tx, now, caller, refuse, request, setCookie } = context
  const state = cookieIn(request.headers.cookie, platformCookie)
  const answered = new URLSearchParams(body.answer)
  const away = state && state === answered.get('state') ? await takeAway(tx, state, now) : undefined
  if (!away) throw refuse('platform_over')
  const { platform, binds_user: bindsUser, proves_session: session, verifier } = away
  // Somebody else signed in here meanwhile, or whoever went is signed in no more.
  const isOther =
    bindsUser !== null && (caller?.userId !== bindsUser || caller.organisationId !== away.at_organisation)
  tx.enter(away.at_organisation)
  const app = await enabledApp(tx, platform)
  // It is spent whatever follows, and no connection is held while the platform is asked.
  await tx.commit()
  setCookie(platformCookie, null, { days: 0 })
  if (isOther) throw refuse('platform_over')
  if (!app) throw refuse('platform_unavailable')
  const person = await askWho(context, app, answered, verifier)
  if (session !== null) {
    const known = await tx.find(ofSubject(app, person.subject))
    saveProof(context, { session, organisation: away.at_organisation }, known?.user_id)
    return { platform, purpose: 'proof' as const }
  }
  if (bindsUser === null) await comeIn(context, app, person)
  else await bind(context, app, person, bindsUser)
  return { platform, purpose: bindsUser === null ? ('sign_in' as const) : ('bind' as const) }
}

async function askWho({ refuse }: Coming, app: App, answered: URLSearchParams, verifier: string) {
  const client = clients[app.platform]
  const code = client.codeNames.map((name) => answered.get(name)).find(Boolean)
  // Whoever says no there comes back without one.
  if (!code) throw refuse('platform_failed', { values: { why: answered.get('error') ?? 'cancelled' } })
  const found = client.personOf(app, { code, verifier, redirect: platformRedirect() })
  return found.catch((error: unknown) => {
    if (!(error instanceof PlatformFailure)) throw error
    throw refuse('platform_failed', { values: { why: `${error.message} (${error.code})` } })
  })
}

/** One person for a subject, whatever two do at once. */
async function bind({ tx, refuse }: Coming, app: App, { subject, name }: Somebody, userId: number) {
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
async function comeIn(context: Coming, app: App, { subject }: Somebody) {
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

function ofSubject(app: App, subject: string) {
  return accounts
    .selectFrom('platform_bindings')
    .select('user_id')
    .where('platform', '=', app.platform)
    .where('app_id', '=', app.id)
    .where('subject', '=', subject)
}
