import { field } from '@bole/platform/contract'
import { boards } from '@bole/positions/model'
import { activity, outcomes } from '@bole/sourcing/model'
import * as z from 'zod'

export const channel = z.enum(boards.channels)

const amount = field.whole(0, 1_000_000)

const counts = {
  customerMessageCount: amount,
  customerCount: amount,
  replyCount: amount,
  exchangeContactCount: amount,
}

const summed = {
  ...counts,
  /** Of those who wrote, from 0 to 1; null where nobody did. */
  replyRate: z.number().nullable(),
}

const named = z.object({ id: field.id, name: z.string() })

/** An account on a day, or the totals of a day, which have no account. */
export const activityRow = z.object({
  id: z.number(),
  day: z.string(),
  isTotal: z.boolean(),
  account_id: field.id.nullable(),
  /** Of the account; null for the totals. */
  version: z.number().nullable(),
  /** Empty for the totals. */
  bossName: z.string(),
  owner: named.nullable(),
  ...summed,
  can: z.object({ assign: z.boolean() }),
})

export type ActivityRow = z.output<typeof activityRow>

/** What the accounts of a department's people did; the totals, and accounts that are nobody's, name none. */
export const departmentRow = z.object({
  id: z.number(),
  isTotal: z.boolean(),
  org: named.nullable(),
  accountCount: z.number(),
  ...summed,
})

export type DepartmentRow = z.output<typeof departmentRow>

export const recommendationRow = z.object({
  id: field.id,
  name: z.string(),
  bossName: z.string(),
  owner: named.nullable(),
  position_title: z.string(),
  recommended_at: z.string(),
  outcome: z.enum(outcomes),
})

export type RecommendationRow = z.output<typeof recommendationRow>

/** What narrows every list. */
export const conditions = {
  channel: channel.default('boss'),
  day_from: field.day.optional(),
  day_until: field.day.optional(),
  keyword: field.text(100).optional(),
}

/** What a board, or the plug-in in its place, says of a day. */
export const report = z.object({
  day: field.day,
  accounts: z
    .array(
      z
        .object({ bossName: field.name(100), ...counts })
        .refine((said) => activity.whyImpossible(said) === null, { path: ['customerCount'] }),
    )
    .max(500),
  recommendations: z
    .array(
      z.object({
        reference: field.requiredText(100),
        bossName: field.name(100),
        name: field.name(100),
        position_title: field.text(200).default(''),
        recommended_at: field.moment,
        outcome: z.enum(outcomes).default('recommended'),
      }),
    )
    .max(500)
    .default([]),
})
