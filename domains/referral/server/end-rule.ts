import { type Handler, notFound } from '@bole/platform/server'
import type { referralApi } from '@bole/referral/contract'
import { dayOf, referral } from './referral-store.ts'

/** What was promised stays promised to whoever applied until today; one that was to begin later never does. */
export const endRule: Handler<typeof referralApi.endRule> = async ({ body, tx, now, refuse }) => {
  const row = await tx.find(
    referral
      .selectFrom('referral_rules')
      .select(['version', 'ended_on'])
      .where('id', '=', body.id)
      .forUpdate(),
  )
  if (!row) throw notFound()
  if (row.version !== body.version) throw refuse('stale')
  if (row.ended_on !== null) throw refuse('already_ended')
  const version = row.version + 1
  const ended_on = dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1))
  tx.saveOne(
    referral
      .updateTable('referral_rules')
      .set({ ended_on, version })
      .where('id', '=', body.id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  tx.announce('reward_rule')
  return { id: body.id, version }
}
