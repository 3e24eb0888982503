import { receipts } from '@bole/careers/model'
import * as z from 'zod'

/** The facts of a receipt, read back from its text. */
export const receiptFacts = z.object({
  number: z.string(),
  edition: z.number(),
  company: z.string(),
  position: z.string(),
  applicant: z.string(),
  applied_on: z.string(),
  decided_on: z.string(),
  stage: z.string(),
  decision: z.enum(receipts.decisions),
  reason: z.string(),
  machine: z.enum(receipts.machineParts),
  answer_promised_by: z.string().nullable(),
})
