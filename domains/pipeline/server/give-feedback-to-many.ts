import type { pipelineApi } from '@bole/pipeline/contract'
import { giveCompanyFeedback } from '@bole/pipeline/model'
import type { Handler } from '@bole/platform/server'
import { changeMany } from './change-many.ts'

/** The same decision for several applications; each is held against the rules of its own stage. */
export const giveFeedbackToMany: Handler<typeof pipelineApi.giveFeedbackToMany> = (context) => {
  const { applications, action, tags, text } = context.body
  return changeMany(context, {
    seen: applications,
    action: `company_${action}`,
    decide: (standing) => giveCompanyFeedback(standing, action),
    details: () => ({ companyFeedback: { action, tags, text } }),
    note: { tags, text },
  })
}
