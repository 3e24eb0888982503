import { sameTenant } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { referral } from './referral-store.ts'
import type { ReferralTables } from './tables.ts'

type State = ReferralTables['referral_entries']['kind']

/** What narrows the statement. */
export interface RewardConditions {
  readonly state?: readonly State[] | undefined
  readonly user_id?: number | undefined
  readonly day_from?: string | undefined
  readonly day_until?: string | undefined
}

/** Where a reward stands, as `stateOf` of the model says: for a query that has the entries that earned as `rewards`. */
const lastKind = sql<State>`(select said.kind from referral_entries said
  where said.organisation_id = rewards.organisation_id and (said.id = rewards.id or said.reward_id = rewards.id)
  order by said.id desc limit 1)`

/** The rewards that are found, each by the entry that earned it. */
export function rewardsFound({ state, user_id, day_from, day_until }: RewardConditions) {
  let found = referral.selectFrom('referral_entries as rewards').where('rewards.kind', '=', 'earned')
  if (state?.length) found = found.where(sql<SqlBool>`${lastKind} = any(${[...state]}::text[])`)
  if (user_id) found = found.where('rewards.user_id', '=', user_id)
  if (day_from) found = found.where('rewards.happened_at', '>=', new Date(`${day_from}T00:00:00`))
  if (day_until)
    found = found.where(
      sql<SqlBool>`rewards.happened_at < ${new Date(`${day_until}T00:00:00`)}::timestamptz + interval '1 day'`,
    )
  return found
}

/** The same with whose they are and for whom; a friend whose application is gone is named no more. */
export function rewardsInFull(conditions: RewardConditions) {
  return rewardsFound(conditions)
    .innerJoin('users', (join) => sameTenant(join, 'users.id', 'rewards.user_id'))
    .leftJoin('referrals', (join) => sameTenant(join, 'referrals.application_id', 'rewards.application_id'))
    .leftJoin('referral_codes', (join) => sameTenant(join, 'referral_codes.id', 'referrals.code_id'))
    .leftJoin('applications', (join) => sameTenant(join, 'applications.id', 'rewards.application_id'))
    .leftJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .leftJoin('positions', (join) => sameTenant(join, 'positions.id', 'referrals.position_id'))
    .select(['rewards.id', 'rewards.user_id', 'rewards.application_id', 'rewards.milestone'])
    .select(['rewards.amount', 'rewards.currency', 'rewards.happened_at', 'users.name as user_name'])
    .select(['candidates.name as candidate_name', 'positions.title', 'referral_codes.name as given_name'])
    .select(lastKind.as('state'))
    .orderBy('rewards.id', 'desc')
}

/** Everything that was said of some rewards, the oldest first, and by whom. */
export function linesOf(ids: readonly number[]) {
  return referral
    .selectFrom('referral_entries as said')
    .leftJoin('users', (join) => sameTenant(join, 'users.id', 'said.by_user_id'))
    .select(['said.id', 'said.kind', 'said.reward_id', 'said.milestone', 'said.amount', 'said.currency'])
    .select(['said.by_user_id', 'said.why', 'said.happened_at', 'users.name as by_name'])
    .select(['said.user_id', 'said.rule_id', 'said.application_id'])
    .where(sql<SqlBool>`coalesce(said.reward_id, said.id) = any(${ids}::bigint[])`)
    .orderBy('said.id')
}

/** The sums of the rewards that are found, in each currency. */
export function balancesOf(conditions: RewardConditions) {
  return referral
    .selectFrom('referral_entries as said')
    .select('said.currency')
    .select(
      sql<number>`coalesce(sum(said.amount) filter (where said.kind in ('earned', 'reversed')), 0)::bigint`.as(
        'earned',
      ),
    )
    .select(sql<number>`coalesce(sum(said.amount) filter (where said.kind = 'paid'), 0)::bigint`.as('paid'))
    .where(
      sql<number>`coalesce(said.reward_id, said.id)`,
      'in',
      rewardsFound(conditions).select('rewards.id'),
    )
    .groupBy('said.currency')
    .orderBy('said.currency')
}

/** The sums as the wire has them, by currency. */
export const presentBalances = (sums: readonly { currency: string; earned: number; paid: number }[]) =>
  Object.fromEntries(sums.map((sum) => [sum.currency, { ...sum, open: sum.earned - sum.paid }]))
