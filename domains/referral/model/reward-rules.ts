import { stages, statuses } from '@bole/processes/model'
import { type Milestone, milestones } from './milestones.ts'
import { type Entry, stateOf } from './statement.ts'

/** What is paid for a milestone: `amount` in the currency's smallest unit, for referrals from the day `valid_from` on until `ended_on`. */
export interface RewardRule {
  readonly id: number
  readonly milestone: Milestone
  readonly amount: number
  readonly currency: string
  /** Null: of any kind of hiring, any project, any position. */
  readonly origin: number | null
  readonly project_id: number | null
  readonly position_id: number | null
  readonly valid_from: string
  /** The first day it is valid no more. */
  readonly ended_on: string | null
}

/** The milestones an application has reached or passed. Being turned down takes none back; being moved back does. */
export function milestonesReached(standing: statuses.StatusCodes): readonly Milestone[] {
  const { stage } = stages
  const reached: Milestone[] = ['applied']
  const order: readonly number[] = [stage.interview, stage.offer, stage.entry]
  const place = order.indexOf(standing.stage)
  if (place >= 0) reached.push('interview')
  if (place >= 1) reached.push('offer')
  if (statuses.knownStatus(standing)?.name === 'entered') reached.push('joined')
  return reached
}

interface Referred {
  readonly origin: number
  readonly projectId: number
  readonly positionId: number
  /** The day the friend applied. */
  readonly day: string
}

const closeness = (rule: RewardRule) =>
  [rule.origin, rule.project_id, rule.position_id].findLastIndex((one) => one !== null)

/**
 * The rule a referral is rewarded by: that of its position before that of its project, its kind of hiring, and the company's; of equals
 * the one valid latest. What was promised on the day the friend applied is what counts.
 */
export function ruleFor(
  rules: readonly RewardRule[],
  milestone: Milestone,
  { origin, projectId, positionId, day }: Referred,
): RewardRule | null {
  const meant = rules.filter(
    (rule) =>
      rule.milestone === milestone &&
      rule.valid_from <= day &&
      (rule.ended_on === null || day < rule.ended_on) &&
      (rule.origin ?? origin) === origin &&
      (rule.project_id ?? projectId) === projectId &&
      (rule.position_id ?? positionId) === positionId,
  )
  const closest = meant.sort(
    (one, other) =>
      closeness(other) - closeness(one) ||
      other.valid_from.localeCompare(one.valid_from) ||
      other.id - one.id,
  )
  return closest[0] ?? null
}

/** An entry that is to be written: something earned, or the counter entry of what is reached no more. */
export type Due =
  | { readonly kind: 'earned'; readonly milestone: Milestone; readonly rule: RewardRule }
  | { readonly kind: 'reversed'; readonly milestone: Milestone; readonly reward: Entry }

/**
 * What a credited referral's statement lacks at where its application stands. What people took back stays so; what was approved or paid is
 * theirs to take back, not ours.
 */
export function entriesDue(asked: {
  readonly standing: statuses.StatusCodes
  readonly referred: Referred
  readonly rules: readonly RewardRule[]
  readonly entries: readonly Entry[]
}): readonly Due[] {
  const reached = milestonesReached(asked.standing)
  return milestones.flatMap((milestone): Due[] => {
    const earned = asked.entries.filter((entry) => entry.kind === 'earned' && entry.milestone === milestone)
    const last = earned.at(-1)
    const state = last && stateOf(last, asked.entries)
    if (!reached.includes(milestone))
      return last && state === 'earned' ? [{ kind: 'reversed', milestone, reward: last }] : []
    const wasTakenBack = asked.entries.find(
      (entry) => entry.kind === 'reversed' && entry.reward_id === last?.id && entry.by_user_id !== null,
    )
    if (last && (state !== 'reversed' || wasTakenBack)) return []
    const rule = ruleFor(asked.rules, milestone, asked.referred)
    return rule && rule.amount > 0 ? [{ kind: 'earned', milestone, rule }] : []
  })
}
