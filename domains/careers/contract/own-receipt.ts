import { receipts } from '@bole/careers/model'
import { field } from '@bole/platform/contract'
import * as z from 'zod'

/** A request about a decision, as its candidate reads it. */
const ownRequest = z.object({
  kind: z.enum(receipts.requestKinds),
  asked_at: z.string(),
  settled_at: z.string().nullable(),
  answer: z.string(),
})

/** What a candidate holds of a decision; `document` is the exact text that was signed. */
export const ownReceipt = z.object({
  decision: z.enum(receipts.decisions),
  stage: z.string(),
  /** Empty: nobody gave one. */
  reason: z.string(),
  machine: z.enum(receipts.machineParts),
  decided_at: z.string(),
  promised_on: field.day.nullable(),
  document: z.string(),
  requests: z.array(ownRequest),
})
