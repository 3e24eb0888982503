import type { Transaction } from '@bole/platform/server'
import { plainRepeatRule, type RepeatRule } from '../../model/people/repeat-rule.ts'
import { resumes } from '../resume-store.ts'

const rulesOf = () => resumes.selectFrom('people_rules').selectAll()

const none = {
  repeat_months: plainRepeatRule.months,
  repeat_scope: plainRepeatRule.scope,
  merges_proved: false,
  version: 0,
}

/** What the organisation settled about people; what holds without it, where it settled nothing. */
export async function peopleRules(tx: Transaction) {
  const {
    repeat_months,
    repeat_scope,
    merges_proved: mergesProved,
    version,
  } = (await tx.find(rulesOf())) ?? none
  const repeat: RepeatRule = { months: repeat_months, scope: repeat_scope }
  return { repeat, mergesProved, version }
}
