import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { repeatScopes } from '../model/people/repeat-rule.ts'

const rules = {
  /** Months in which another application is a repetition; 0 looks only at those under way. */
  repeat_months: z.number().int().min(0).max(60),
  repeat_scope: z.enum(repeatScopes),
  /** Records with one phone or mail that both proved to be theirs are merged without being asked about. */
  merges_proved: z.boolean(),
}

/** What an organisation settled about candidates: when an application is a repetition, and what is merged by itself. */
export const peopleRuleCalls = {
  getPeopleRules: {
    method: 'GET',
    path: 'org/people-rules',
    summary:
      'When an application is a repetition, and what is merged by itself; version 0 where nothing was settled',
    access: 'company.manage',
    reply: z.object({ id: field.id, version: z.number(), ...rules }),
    shows: ['people_rules'],
  },
  updatePeopleRules: {
    method: 'POST',
    path: 'org/people-rules/update',
    summary: 'Settle when an application is a repetition, and what is merged by itself',
    access: 'company.manage',
    body: z.object({ id: field.idOf('organisation'), version: z.number().int().min(0), ...rules }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['stale'],
    changes: ['people_rules'],
  },
} as const satisfies Record<string, CallRecord>
