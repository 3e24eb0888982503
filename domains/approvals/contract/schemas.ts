import { stepStates } from '@bole/approvals/model'
import { approvalRules } from '@bole/pipeline/model'
import { field } from '@bole/platform/contract'
import * as z from 'zod'

/** What the list can be narrowed to: what waits for the caller, what waits for anybody, and what was answered. */
export const listStates = ['mine', 'open', 'approved', 'refused', 'left'] as const

/** An approver of a round, in the order in which they are asked. */
export const approver = z.object({
  id: field.id,
  name: z.string(),
  state: z.enum(stepStates),
  asked_at: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** Who answered, where that was somebody else. */
  decided_by: z.string().nullable(),
  is_by_mail: z.boolean(),
  /** Who answers for them today, as they are away. */
  deputy: z.string().nullable(),
})

/** One passage of an application through the approval; `id` is its round. */
export const approvalItem = z.object({
  id: field.id,
  post_id: field.id,
  version: z.number(),
  name: z.string(),
  position: z.string(),
  department: z.string(),
  origin: z.number(),
  rule: z.enum(approvalRules),
  state: z.enum(['open', 'approved', 'refused', 'left']),
  /** It is the caller's turn, or the turn of somebody they answer for: whose. */
  is_mine: z.boolean(),
  for_name: z.string().nullable(),
  approvers: z.array(approver),
  opened_at: z.string(),
  settled_at: z.string().nullable(),
  /** Whole days that it waits, or waited. */
  waited_days: z.number(),
  can: z.object({ decide: z.boolean(), add: z.boolean() }),
})

export type ApprovalItem = z.output<typeof approvalItem>

/** How long somebody takes: `median_hours` of what was answered in the last 90 days, `oldest_days` of what waits. */
export const latency = z.object({
  id: z.number(),
  name: z.string(),
  waiting: z.number(),
  oldest_days: z.number().nullable(),
  answered: z.number(),
  median_hours: z.number().nullable(),
})
