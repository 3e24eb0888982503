import { field } from '@bole/platform/contract'
import { entryKinds, friendStages, milestones, outcomes } from '@bole/referral/model'
import * as z from 'zod'

const named = z.object({ id: field.id, name: z.string() })

export const outcome = z.enum(outcomes)
export const milestone = z.enum(milestones)
export const rewardState = z.enum(entryKinds)

/** The colleagues who have a code, with what came of it. */
export const codeRow = z.object({
  id: field.id,
  user: named,
  code: z.string(),
  /** From the organisation's address on. */
  link: z.string(),
  friend_count: z.number(),
  credited_count: z.number(),
  joined_count: z.number(),
  /** Whether the colleague can still sign in: the code of whoever cannot is ignored. */
  is_valid: z.boolean(),
})

export type CodeRow = z.output<typeof codeRow>

/** A position colleagues may share. */
export const sharedPosition = z.object({
  id: field.id,
  title: z.string(),
  cities: z.array(z.string()),
  theme_name: z.string(),
  /** With the colleague's code; null while they have none. */
  link: z.string().nullable(),
  /** What a friend earns at most by each milestone, in the currency's smallest unit. */
  rewards: z.array(z.object({ milestone, amount: z.number(), currency: z.string() })),
})

export type SharedPosition = z.output<typeof sharedPosition>

/** A position of a project as its referral is set. */
export const themePosition = z.object({
  id: field.id,
  title: z.string(),
  state: z.enum(['draft', 'open', 'closed']),
  is_open: z.boolean(),
  opens_at: z.string().nullable(),
  is_deleted: z.boolean(),
})

/** A friend of the caller's, of whom they read how far they are and nothing else. */
export const friendRow = z.object({
  /** Of the application, negative for a friend who was invited and has not applied. */
  id: z.number(),
  /** As the caller gave it; empty for whoever came by the code that everybody may have. */
  name: z.string(),
  position_title: z.string(),
  stage: z.enum(['invited', ...friendStages]),
  at: z.string(),
  /** Null where the friend counts for the caller, or has not applied; who else brought them is nobody's business. */
  not_counted: z.enum(['self', 'own_position', 'known_before', 'not_open']).nullable(),
  /** The invitation, while nobody used it. */
  link: z.string().nullable(),
})

export type FriendRow = z.output<typeof friendRow>

/** A referral as the people who hire see it. */
export const referralRow = z.object({
  id: field.id,
  candidate_name: z.string(),
  position: z.object({ id: field.id, title: z.string() }),
  user: named,
  code: z.string(),
  outcome,
  stage: z.number(),
  step: z.number(),
  detail: z.number(),
  is_listed: z.boolean(),
  at: z.string(),
})

export type ReferralRow = z.output<typeof referralRow>

const amount = field.whole(0, 1_000_000_000)
const currency = z.string().regex(/^[A-Z]{3}$/)

export const ruleRow = z.object({
  id: field.id,
  milestone,
  amount: z.number(),
  currency: z.string(),
  origin: z.number().nullable(),
  theme: named.nullable(),
  position: z.object({ id: field.id, title: z.string() }).nullable(),
  valid_from: z.string(),
  ended_on: z.string().nullable(),
  made_by: named.nullable(),
  version: z.number(),
  can: z.object({ end: z.boolean() }),
})

export type RuleRow = z.output<typeof ruleRow>

/** A promise: so much for a milestone, for referrals from a day on; without a project or position it holds for all. */
export const newRule = z.object({
  milestone,
  amount,
  currency,
  origin: field.whole(1, 2).nullable().default(null),
  theme_id: field.idOf('project').nullable().default(null),
  position_id: field.idOf('position').nullable().default(null),
  valid_from: field.day,
})

export const settings = z.object({
  rewards_own_positions: z.boolean(),
  /** Null: for good. */
  protected_days: field.whole(0, 3650).nullable(),
})

/** One line of what was said of a reward. */
const line = z.object({
  id: field.id,
  kind: rewardState,
  amount: z.number(),
  /** Null: the rules themselves. */
  by: named.nullable(),
  why: z.string(),
  at: z.string(),
})

/** A reward with everything that was said of it, the oldest first. */
export const rewardRow = z.object({
  id: field.id,
  user: named,
  friend: z.object({ post_id: field.id, name: z.string(), position_title: z.string() }),
  milestone,
  amount: z.number(),
  currency: z.string(),
  state: rewardState,
  lines: z.array(line),
  can: z.object({ approve: z.boolean(), pay: z.boolean(), reverse: z.boolean() }),
})

export type RewardRow = z.output<typeof rewardRow>

/** The same for whoever earned it: neither who said what, nor more of the friend than they gave. */
export const ownReward = z.object({
  id: field.id,
  friend: z.string(),
  position_title: z.string(),
  milestone,
  amount: z.number(),
  currency: z.string(),
  state: rewardState,
  at: z.string(),
})

export type OwnReward = z.output<typeof ownReward>

/** What stands to somebody’s credit in a currency; less than nothing open is owed back. */
export const balance = z.object({
  currency: z.string(),
  earned: z.number(),
  paid: z.number(),
  open: z.number(),
})

export const rewardConditions = {
  state: field.commaList(rewardState, 4),
  user_id: field.idOf('user').optional(),
  day_from: field.day.optional(),
  day_until: field.day.optional(),
}
