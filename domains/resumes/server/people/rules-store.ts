import { settingOver, type Transaction } from '@bole/platform/server'
import { peopleRules as rules } from '@bole/resumes/contract'
import type { RepeatRule } from '../../model/people/repeat-rule.ts'
import { resumes } from '../resume-store.ts'

/** What the organisation settled about people. */
export const keptPeopleRules = settingOver(rules, { tables: resumes, table: 'people_rules' })

/** The same, as the rules take it. */
export async function peopleRules(tx: Transaction) {
  const { repeat_months, repeat_scope, merges_proved: mergesProved } = await keptPeopleRules.read(tx)
  const repeat: RepeatRule = { months: repeat_months, scope: repeat_scope }
  return { repeat, mergesProved }
}
