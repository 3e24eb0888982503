import { receipts } from '@bole/careers/model'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { secret } from './schemas.ts'

const sending = 60

/** Decisions that candidates hold a receipt of. */
export const receiptCalls = {
  getReceiptKey: {
    method: 'GET',
    path: 'careers/receipt-key',
    summary: 'The public half of the key that signs receipts, Ed25519, in hexadecimal digits',
    access: 'anyone',
    perMinute: 600,
    reply: z.object({ algorithm: z.string(), key_id: z.string(), public_key: z.string() }),
  },
  checkReceipt: {
    method: 'POST',
    path: 'careers/receipt/check',
    summary: 'Whether a receipt is word for word what this installation signed, and what it says',
    access: 'anyone',
    perMinute: sending,
    body: z.object({ document: z.string().max(20_000) }),
    reply: z.object({
      is_genuine: z.boolean(),
      finding: z.enum(receipts.findings),
      facts: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  },
  askAboutReceipt: {
    method: 'POST',
    path: 'careers/application/ask',
    summary: 'The candidate asks for a correction, for a person to look again, or to be forgotten',
    access: 'anyone',
    perMinute: sending,
    body: z.object({
      token: secret,
      kind: z.enum(receipts.requestKinds),
      text: field.text(2000).default(''),
    }),
    reply: field.done,
    refusals: ['no_decision', 'asked_already'],
    changes: ['application', 'receipt_request'],
  },
  listReceipts: {
    method: 'GET',
    path: 'tracker/resume/receipt-list',
    summary:
      'Decisions that candidates hold a receipt of, with what they asked about them; those with open requests first',
    access: 'pipeline.move',
    query: z.object({
      ...field.paging,
      keyword: field.text(100).optional(),
      state: z.enum(['asked', 'without_reason']).optional(),
    }),
    reply: z.object({
      list: z.array(
        z.object({
          id: field.id,
          post_id: field.id,
          name: z.string(),
          position: z.string(),
          decision: z.enum(receipts.decisions),
          machine: z.enum(receipts.machineParts),
          reason: field.freeText(z.string()),
          decided_at: z.string(),
          promised_on: field.day.nullable(),
          requests: z.array(
            z.object({
              id: field.id,
              kind: z.enum(receipts.requestKinds),
              said: field.freeText(z.string()),
              asked_at: z.string(),
              settled_at: z.string().nullable(),
            }),
          ),
          can: z.object({ give_reason: z.boolean(), settle: z.boolean() }),
        }),
      ),
    }),
    hasTotal: true,
    shows: ['receipt_request', 'application', 'candidate', 'position'],
  },
  giveReason: {
    method: 'POST',
    path: 'tracker/resume/receipt-reason',
    summary: 'Tell a candidate why, in words chosen for them; their receipt is signed anew',
    access: 'pipeline.move',
    body: z.object({ id: field.idOf('decision_receipt'), reason: field.requiredText(500) }),
    reply: field.done,
    refusals: ['receipt_ended', 'not_ours_to_explain'],
    changes: ['application', 'receipt_request'],
  },
  settleRequest: {
    method: 'POST',
    path: 'tracker/resume/receipt-request',
    summary: 'Answer what a candidate asked about a decision',
    access: 'pipeline.move',
    body: z.object({ id: field.idOf('receipt_request'), answer: field.requiredText(2000) }),
    reply: field.done,
    refusals: ['settled_already'],
    changes: ['application', 'receipt_request'],
  },
} as const satisfies Record<string, CallRecord>
