import { stages } from '@bole/processes/model'
import { expect, test } from 'vitest'
import type { CandidateAction } from './candidate-feedback.ts'
import { candidateActionsIn } from './candidate-feedback.ts'
import { type CompanyAction, companyActionsIn } from './company-feedback.ts'
import { hasSomethingToArrange, isAnswerable, isSayable, isToArrange } from './what-makes-sense.ts'

const { screening, approval, exam, aiInterview, interview, offer, entry } = stages.stage
const withdrawn: CandidateAction[] = ['refuse', 'un_contact']

test('screening alone has nothing to arrange', () => {
  expect(stages.stagesInOrder.filter((stage) => !hasSomethingToArrange(stage))).toEqual([screening])
})

test.each<[stages.Stage, string, boolean]>([
  [interview, 'to_arrange', true],
  [exam, 'slots_used_up', true],
  [interview, 'rescheduled', true],
  [interview, 'notified', false],
  [screening, 'awaiting_screening', false],
  [screening, 'to_arrange', false],
])('at stage %d, %s, to arrange comes next: %s', (stage, name, expected) => {
  expect(isToArrange({ stage, name })).toBe(expected)
})

test.each<[stages.Stage, string, CandidateAction[]]>([
  [screening, 'awaiting_screening', []],
  [screening, 'pending_decision', withdrawn],
  [approval, 'in_approval', withdrawn],
  [exam, 'to_arrange', withdrawn],
  [exam, 'notified', ['accept', 'refuse', 'consider', 'un_contact', 'change_date', 'attend']],
  [exam, 'in_test', withdrawn],
  [aiInterview, 'viewed', [...candidateActionsIn(aiInterview)]],
  [interview, 'to_arrange', withdrawn],
  [interview, 'cancelled', withdrawn],
  [interview, 'notified', ['accept', 'refuse', 'consider', 'un_contact', 'change_date', 'sign_in']],
  [interview, 'checked_in', ['refuse', 'un_contact', 'un_sign_in']],
  [interview, 'awaiting_evaluation', withdrawn],
  [interview, 'passed', withdrawn],
  [offer, 'negotiating', [...candidateActionsIn(offer)]],
  [offer, 'cancelled', withdrawn],
  [offer, 'accepted', ['refuse', 'consider', 'un_contact', 'change_date', 'sign_contact']],
  [offer, 'signed', withdrawn],
  [entry, 'awaiting_entry', [...candidateActionsIn(entry)]],
  [entry, 'entered', []],
])('at stage %d, %s, a candidate can answer %j', (stage, name, expected) => {
  const offered = candidateActionsIn(stage).filter((action) => isAnswerable({ stage, name }, action))
  expect(offered).toEqual(expected)
})

const decisions: CompanyAction[] = ['pass', 'eliminate', 'remain']

test.each<[stages.Stage, string, CompanyAction[]]>([
  [screening, 'pending_decision', decisions],
  [interview, 'to_arrange', [...decisions, 'comment']],
  [interview, 'notified', companyActionsIn(interview).filter((action) => action !== 'move_out')],
  [interview, 'checked_in', [...companyActionsIn(interview)]],
  [interview, 'awaiting_evaluation', [...decisions, 'absence', 'comment']],
  [exam, 'passed_automatically', [...decisions, 'change_score']],
  [offer, 'negotiating', [...companyActionsIn(offer)]],
  [entry, 'awaiting_entry', [...companyActionsIn(entry)]],
])('at stage %d, %s, we can say %j', (stage, name, expected) => {
  const offered = companyActionsIn(stage).filter((action) => isSayable({ stage, name }, action))
  expect(offered).toEqual(expected)
})
