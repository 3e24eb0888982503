import type { Handler } from '@bole/platform/server'
import type { referralApi } from '@bole/referral/contract'
import { allowReferrals } from '@bole/themes/server'
import { sql } from 'kysely'
import { lockTheme } from './lock-theme.ts'
import { referral } from './referral-store.ts'

/** Those named are open to referral from now on, and the others of the project that the caller sees are not. */
export const openPositions: Handler<typeof referralApi.openPositions> = async (context) => {
  const { body, caller, tx, now } = context
  const ids = [...new Set(body.position_ids)]
  const seen = await lockTheme(context, body.theme_id, ids)
  const said = { changed_by: caller.userId, changed_at: now, opens_at: null }
  const others = seen.filter((id) => !ids.includes(id))
  tx.save(
    referral
      .updateTable('referral_positions')
      .set({ ...said, is_open: false })
      .where('position_id', '=', sql<number>`any(${others}::bigint[])`),
  )
  if (ids.length > 0) {
    const rows = ids.map((position_id) => ({
      organisation_id: tx.organisationId,
      position_id,
      is_open: true,
      ...said,
    }))
    tx.save(
      referral
        .insertInto('referral_positions')
        .values(rows)
        .onConflict((same) =>
          same.columns(['organisation_id', 'position_id']).doUpdateSet({ ...said, is_open: true }),
        ),
    )
    allowReferrals(tx, body.theme_id)
  }
  tx.announce('referral_position')
  return { count: ids.length }
}
