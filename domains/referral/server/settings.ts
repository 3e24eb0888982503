import type { Handler } from '@bole/platform/server'
import type { referralApi } from '@bole/referral/contract'
import { referral, referralSettings, settingsUnsaid } from './referral-store.ts'

export const getSettings: Handler<typeof referralApi.getSettings> = async ({ tx }) =>
  (await tx.find(referralSettings)) ?? settingsUnsaid

export const saveSettings: Handler<typeof referralApi.saveSettings> = async ({ body, tx, refuse }) => {
  const [, [row]] = await tx.load(tx.hold('referral settings'), referralSettings)
  if ((row?.version ?? settingsUnsaid.version) !== body.version) throw refuse('stale')
  const version = body.version + 1
  const { rewards_own_positions, protected_days } = body
  const said = { rewards_own_positions, protected_days, version }
  tx.save(
    referral
      .insertInto('referral_settings')
      .values({ organisation_id: tx.organisationId, ...said })
      .onConflict((same) => same.column('organisation_id').doUpdateSet(said)),
  )
  tx.announce('referral_settings')
  return { version }
}
