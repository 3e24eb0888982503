import { defineSetting } from '@bole/platform/contract'
import * as z from 'zod'
import { plainRepeatRule, repeatScopes } from '../model/people/repeat-rule.ts'

/** What an organisation settled about candidates: when an application is a repetition, and what is merged by itself. */
export const peopleRules = defineSetting('people_rules', {
  noun: 'candidate rules',
  about: 'when an application is a repetition, and what is merged by itself',
  access: 'company.manage',
  calls: {
    getPeopleRules: 'GET org/people-rules',
    updatePeopleRules: 'POST org/people-rules/update',
    listPeopleRuleChanges: 'GET org/people-rules/changes',
  },
  fields: {
    /** Months in which another application is a repetition; 0 looks only at those under way. */
    repeat_months: z.number().int().min(0).max(60),
    repeat_scope: z.enum(repeatScopes),
    /** Records with one phone or mail that both proved to be theirs are merged without being asked about. */
    merges_proved: z.boolean(),
  },
  defaults: {
    repeat_months: plainRepeatRule.months,
    repeat_scope: plainRepeatRule.scope,
    merges_proved: false,
  },
})
