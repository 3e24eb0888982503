import type { Handler } from '@bole/platform/server'
import type { referralApi } from '@bole/referral/contract'
import { allowReferrals } from '@bole/themes/server'
import { lockTheme } from './lock-theme.ts'
import { openAt } from './open-positions.job.ts'
import { referral } from './referral-store.ts'

/** Sets the moment at which positions open to referral, which closes them until then; null takes it back and leaves them closed. */
export const openLater: Handler<typeof referralApi.openLater> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const opens_at = body.open_time === null ? null : new Date(body.open_time)
  const ids = [...new Set(body.position_ids)]
  await lockTheme(context, body.theme_id, ids)
  if (opens_at && opens_at <= now) throw refuse('moment_passed')
  const said = { is_open: false, opens_at, changed_by: caller.userId, changed_at: now }
  const rows = ids.map((position_id) => ({ organisation_id: tx.organisationId, position_id, ...said }))
  tx.save(
    referral
      .insertInto('referral_positions')
      .values(rows)
      .onConflict((same) => same.columns(['organisation_id', 'position_id']).doUpdateSet(said)),
  )
  if (opens_at) {
    allowReferrals(tx, body.theme_id)
    openAt(tx, opens_at)
  }
  tx.announce('referral_position')
  return { count: ids.length }
}
