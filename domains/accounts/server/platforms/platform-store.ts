import type { Platform } from '@bole/accounts/model'
import { linkTo } from '@bole/platform/links'
import { sameTenant, secrets, type Transaction } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { dingtalk } from './dingtalk.ts'
import { feishu } from './feishu.ts'
import type { App, PlatformClient } from './platform-client.ts'
import { wechat } from './wechat.ts'
import { wecom } from './wecom.ts'

/** How each platform is spoken to. */
export const clients: Readonly<Record<Platform, PlatformClient>> = { wechat, wecom, dingtalk, feishu }

/** Whoever goes to a platform has so many minutes to come back. */
const minutesAway = 15

/** Where platforms send people back to. */
export const platformRedirect = () => linkTo('/site/platform')

/** The place a secret is sealed for: that of one app. */
export const placeOfSecret = (organisationId: number, platform: Platform) =>
  `platform_apps ${organisationId} ${platform}`

/** The apps of the organisation one is in; their secrets sealed. */
export function apps() {
  return accounts.selectFrom('platform_apps').selectAll()
}

/** The app of an organisation at a platform with its secret, where the platform is on. */
export async function enabledApp(tx: Transaction, platform: Platform): Promise<App | null> {
  const row = await tx.find(apps().where('platform', '=', platform).where('is_enabled', '=', true))
  const secret =
    row?.app_secret && secrets.unseal(row.app_secret, placeOfSecret(row.organisation_id, platform))
  if (!row || !secret) return null
  return { platform, id: row.app_id, secret, agentId: row.agent_id, templateId: row.template_id }
}

interface Away {
  readonly platform: Platform
  readonly bindsUser: number | null
  readonly provesSession: number | null
  readonly state: string
  readonly verifier: string
}

/** Remembers who went to a platform; those who never came back are forgotten. */
export function saveAway(tx: Transaction, away: Away, now: Date): void {
  tx.save(
    accounts.deleteFrom('platform_attempts').where('expires_at', '<', now),
    accounts.insertInto('platform_attempts').values({
      digest: secrets.digestOf(away.state),
      at_organisation: tx.organisationId,
      platform: away.platform,
      binds_user: away.bindsUser,
      proves_session: away.provesSession,
      verifier: away.verifier,
      expires_at: new Date(now.getTime() + minutesAway * 60_000),
    }),
  )
}

/** What was remembered of whoever comes back, once; undefined where it is too late or was used. */
export function takeAway(tx: Transaction, state: string, now: Date) {
  return tx.find(
    accounts
      .deleteFrom('platform_attempts')
      .where('digest', '=', secrets.digestOf(state))
      .where('expires_at', '>', now)
      .returningAll(),
  )
}

/** On which platforms somebody is known, to the apps that the company has now. */
export function bindingsOf(userId: number) {
  return accounts
    .selectFrom('platform_bindings')
    .innerJoin('platform_apps', (join) =>
      sameTenant(join, 'platform_apps.platform', 'platform_bindings.platform').onRef(
        'platform_apps.app_id',
        '=',
        'platform_bindings.app_id',
      ),
    )
    .select(['platform_bindings.platform', 'subject', 'name', 'bound_at'])
    .where('user_id', '=', userId)
}
