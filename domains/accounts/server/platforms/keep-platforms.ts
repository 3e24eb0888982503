import type { accountsApi } from '@bole/accounts/contract'
import { platforms } from '@bole/accounts/model'
import { type Handler, notFound, secrets } from '@bole/platform/server'
import { missingForApp } from '../../model/platforms.ts'
import { accounts } from '../account-store.ts'
import { apps, placeOfSecret, platformRedirect } from './platform-store.ts'

const none = { version: 0, is_enabled: false, app_id: '', agent_id: '', template_id: '', app_secret: null }

/** The company's app at every platform, named or not; no secret is told. */
export const listPlatforms: Handler<typeof accountsApi.listPlatforms> = async ({ caller, tx }) => {
  const [rows] = await tx.load(apps())
  return {
    list: platforms.map((platform) => {
      const row = rows.find((one) => one.platform === platform) ?? none
      const { version, is_enabled, app_id, agent_id, template_id, app_secret } = row
      return {
        id: caller.organisationId,
        ...{ version, platform, is_enabled, app_id, agent_id, template_id },
        has_secret: app_secret !== null,
        redirect_address: platformRedirect(),
      }
    }),
  }
}

/** A secret goes with the app it was typed for: whoever names another app types its own. */
export const updatePlatform: Handler<typeof accountsApi.updatePlatform> = async ({
  body: { id, version: seen, platform, app_secret: typed, ...given },
  caller,
  tx,
  refuse,
}) => {
  if (id !== caller.organisationId) throw notFound()
  const before = await tx.find(apps().where('platform', '=', platform).forUpdate())
  if ((before?.version ?? 0) !== seen) throw refuse('stale')
  const kept = before?.app_id === given.app_id ? before.app_secret : null
  const app_secret = typed ? secrets.seal(typed, placeOfSecret(id, platform)) : kept
  const missing = missingForApp(platform, { ...given, hasSecret: app_secret !== null })
  if (given.is_enabled && missing) throw refuse('app_incomplete', { data: { field: missing } })
  const values = { ...given, app_secret, version: seen + 1 }
  tx.saveOne(
    accounts
      .insertInto('platform_apps')
      .values({ organisation_id: id, platform, ...values })
      .onConflict((same) =>
        same
          .columns(['organisation_id', 'platform'])
          .doUpdateSet(values)
          .where('platform_apps.version', '=', seen),
      ),
    refuse('stale'),
  )
  tx.announce('platform')
  tx.announce('binding')
  return { id, version: seen + 1 }
}
