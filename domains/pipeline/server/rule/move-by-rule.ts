import { moveTo } from '@bole/pipeline/model'
import type { Transaction } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { participantsIn } from '../arrange/people.ts'
import { type ActingRule, changeByRule, type Outcome } from './acting-rule.ts'
import { isWhereItWas, type Place } from './where-it-was.ts'

interface Move {
  readonly applicationId: number
  readonly stage: number
  /** Where it stood when the rule was weighed: moved since, it is `stale` and stays. */
  readonly from: Place
}

/** To a stage of its process, as a person would move it without arranging anything; who approved last time approves again. */
export async function moveByRule(
  tx: Transaction,
  { applicationId, stage, from }: Move,
  rule: ActingRule,
): Promise<Outcome> {
  const to = stages.stageOf(stage)
  const [people] = await tx.load(participantsIn([applicationId]))
  const hasApprover = people.some(({ part }) => part === 'approver')
  return changeByRule(tx, applicationId, rule, {
    action: 'move',
    decide: (standing, { process }) =>
      isWhereItWas(standing, from)
        ? moveTo(standing, { stage: to }, process, { hasApprover })
        : { refusal: 'stale' },
  })
}
