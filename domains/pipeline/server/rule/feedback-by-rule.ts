import { giveCompanyFeedback } from '@bole/pipeline/model'
import type { Transaction } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { openRecordsOf } from '../application-store.ts'
import { saidBefore } from '../change/remarks.ts'
import { type ActingRule, changeByRule, type Outcome } from './acting-rule.ts'
import { isWhereItWas, type Place } from './where-it-was.ts'

interface Feedback {
  readonly applicationId: number
  readonly action: 'pass' | 'remain' | 'eliminate'
  readonly text: string
  /** Where it stood when the rule was weighed: moved since, it is `stale` and stays. */
  readonly from: Place
}

/** Gives our decision at the stage an application is in; where approvers decide, a rule does not decide for them. */
export async function feedbackByRule(
  tx: Transaction,
  { applicationId, action, text, from }: Feedback,
  rule: ActingRule,
): Promise<Outcome> {
  const companyFeedback = { action, tags: [], text }
  const [records] = await tx.load(openRecordsOf([applicationId]))
  return changeByRule(tx, applicationId, rule, {
    action: `company_${action}`,
    decide: (standing) => {
      if (!isWhereItWas(standing, from)) return { refusal: 'stale' }
      if (standing.stage === stages.stage.approval) return { refusal: 'approvers_decide' }
      return giveCompanyFeedback(standing, action)
    },
    details: ({ stage_record_id }) => ({
      companyFeedback,
      facts: {
        before: saidBefore(
          records.find(({ id }) => id === stage_record_id),
          { companyFeedback },
        ),
      },
    }),
    text,
  })
}
