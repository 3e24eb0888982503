import { type Handler, notFound } from '@bole/platform/server'
import type { referralApi } from '@bole/referral/contract'
import { stateOf, steps } from '@bole/referral/model'
import { sql } from 'kysely'
import { referral } from './referral-store.ts'
import { linesOf } from './reward-store.ts'

/** Adds one line to each reward; whoever earned one settles it not themselves. */
export const settleRewards: Handler<typeof referralApi.settleRewards> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const ids = [...new Set(body.ids)]
  const { state, why } = body
  const [rewards, lines] = await tx.load(
    referral
      .selectFrom('referral_entries')
      .selectAll()
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .where('kind', '=', 'earned')
      .orderBy('id')
      // Two who settle one reward do so one after the other.
      .forUpdate(),
    linesOf(ids),
  )
  if (rewards.length < ids.length) throw notFound()
  if (rewards.some(({ user_id }) => user_id === caller.userId)) throw refuse('own_reward')
  if (state === 'reversed' && why === '') throw refuse('reason_missing')
  if (rewards.some((reward) => !steps[stateOf(reward, lines)].includes(state))) throw refuse('not_this_step')
  const rows = rewards.map(({ id, amount, user_id, application_id, rule_id, milestone, currency }) => ({
    ...{ organisation_id: tx.organisationId, kind: state, reward_id: id, user_id, application_id, rule_id },
    ...{ milestone, currency, amount: state === 'reversed' ? -amount : amount },
    ...{ by_user_id: caller.userId, why, happened_at: now },
  }))
  tx.save(referral.insertInto('referral_entries').values(rows))
  tx.announce('reward')
  return { count: rows.length }
}
