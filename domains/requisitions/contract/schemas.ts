import { field } from '@bole/platform/contract'
import { requisitionStates } from '@bole/requisitions/model'
import * as z from 'zod'

export const state = z.enum(requisitionStates)
export const origin = field.whole(1, 2)

const named = z.object({ id: field.id, name: z.string() })

/** A requisition as it was seen. */
export const seen = z.object({ id: field.idOf('requisition'), version: z.number().int().positive() })

/** A requisition in a list, with what the caller may do with it. */
export const requisitionListItem = z.object({
  id: field.id,
  origin: z.number(),
  title: z.string(),
  department: named.nullable(),
  state,
  head_count: z.number(),
  /** Of the places asked for, those somebody entered into by its positions, and those still open. */
  filled_count: z.number(),
  left_count: z.number(),
  /** Approved, and no place is left. */
  is_filled: z.boolean(),
  /** For the year, in the smallest unit of the currency; null where none is said, or it is kept from the caller. */
  budget: field.ofGroup('salary', z.number().nullable()),
  currency: z.string(),
  reason: z.string(),
  /** The day people are wanted by. */
  wanted_by: z.string().nullable(),
  asked_by: named.nullable(),
  asked_at: z.string(),
  decided_by: named.nullable(),
  decided_at: z.string().nullable(),
  decision_reason: z.string(),
  version: z.number(),
  can: z.object({
    edit: z.boolean(),
    approve: z.boolean(),
    refuse: z.boolean(),
    withdraw: z.boolean(),
    link: z.boolean(),
  }),
})

export type RequisitionListItem = z.output<typeof requisitionListItem>

/** The same with its positions, of which those out of the caller's reach are counted and not named. */
export const requisitionDetail = requisitionListItem.extend({
  positions: z.array(
    z.object({
      id: field.id,
      title: z.string(),
      state: z.enum(['draft', 'open', 'closed']),
      head_count: z.number(),
      joined_count: z.number(),
    }),
  ),
  hidden_position_count: z.number(),
})

export type RequisitionDetail = z.output<typeof requisitionDetail>

/** What is asked for. */
export const wanted = {
  title: field.requiredText(120),
  department_id: field.idOf('department').nullable().default(null),
  head_count: z.number().int().min(1).max(10_000),
  /** Absent: as it was. */
  budget: field.ofGroup('salary', z.number().int().min(0).max(1_000_000_000_000).nullable().optional()),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('CNY'),
  reason: field.text(4000).default(''),
  wanted_by: field.day.nullable().default(null),
}
