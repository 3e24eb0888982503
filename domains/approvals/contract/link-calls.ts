import { linkStates } from '@bole/approvals/model'
import { approvalRules } from '@bole/pipeline/model'
import { type CallRecord, field } from '@bole/platform/contract'
import { degrees } from '@bole/positions/model'
import * as z from 'zod'
import { approver } from './schemas.ts'

/** What follows `#` in the address of a link. */
const token = z.string().regex(/^[\w-]{20,100}$/)

const known = field.freeText(z.string().nullable())
const told = z.string().nullable()
const period = { start: told, end: told }

/** A life without a way to reach whoever lived it: who holds a mail is nobody the server knows. */
const life = z.object({
  city: known,
  degree: z.enum(degrees).nullable(),
  school: known,
  major: known,
  graduated_at: told,
  employer: known,
  job_title: known,
  expected_position: known,
  skills: z.array(field.freeText(z.string())),
  schools: z.array(z.object({ school: known, degree: z.enum(degrees).nullable(), major: known, ...period })),
  employers: z.array(z.object({ employer: known, title: known, text: known, ...period })),
})

/** Answering from a mail, without signing in. */
export const linkCalls = {
  viewCheckLink: {
    method: 'POST',
    path: 'tracker/resume/check-link',
    summary:
      'What the link of a mail asks to approve, for whoever holds it; without a way to reach the candidate',
    access: 'anyone',
    perMinute: 60,
    body: z.object({ token }),
    reply: z.object({
      state: z.enum(linkStates),
      organisation_name: z.string(),
      /** Null where the link does not hold any more: what it was about is told no more, either. */
      approval: z
        .object({
          name: z.string(),
          position: z.string(),
          department: z.string(),
          approver: z.string(),
          for_name: z.string().nullable(),
          rule: z.enum(approvalRules),
          approvers: z.array(approver.pick({ name: true, state: true })),
          expires_at: z.string(),
          life,
        })
        .nullable(),
    }),
    refusals: ['link_unknown'],
  },
  decideByLink: {
    method: 'POST',
    path: 'tracker/resume/check-link/decide',
    summary: 'Answer an approval by the link of a mail, which is spent by it',
    access: 'anyone',
    perMinute: 30,
    body: z.object({ token, action: z.enum(['pass', 'eliminate']), text: field.text(4000).default('') }),
    /** Whether it decided, or others still have to agree. */
    reply: z.object({ is_final: z.boolean() }),
    refusals: [
      'link_unknown',
      'link_used',
      'link_decided',
      'link_withdrawn',
      'link_expired',
      'application_ended',
      'application_left',
      'action_not_in_stage',
      'not_yours',
    ],
    changes: ['application'],
  },
} as const satisfies Record<string, CallRecord>
