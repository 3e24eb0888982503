import type { pipelineApi } from '@bole/pipeline/contract'
import { giveCompanyFeedback } from '@bole/pipeline/model'
import type { Handler } from '@bole/platform/server'
import { isDecision } from '../../model/company-feedback.ts'
import { openRecordsOf } from '../application-store.ts'
import { changeMany } from './change-many.ts'

/** The same decision for several applications; each is held against the rules of its own stage. */
export const giveFeedbackToMany: Handler<typeof pipelineApi.giveFeedbackToMany> = async (context) => {
  const { applications, action, tags, text } = context.body
  const [records] = await context.tx.load(openRecordsOf(applications.map(({ post_id }) => post_id)))
  const said = new Map(records.map((record) => [record.application_id, record.company_feedback]))
  return changeMany(context, {
    seen: applications,
    action: `company_${action}`,
    decide: (standing) => giveCompanyFeedback(standing, action),
    details: ({ id }) =>
      isDecision(action)
        ? {
            companyFeedback: { action, tags, text },
            facts: { before: { company_feedback: said.get(id) ?? null } },
          }
        : {},
    note: { tags, text },
  })
}
