import type { pipelineApi } from '@bole/pipeline/contract'
import type { Context } from '@bole/platform/server'
import { isDecision } from '../../model/company-feedback.ts'
import type { Arranged } from '../arrange/arranged.ts'
import type { Details } from './change-one.ts'

type Said = Pick<Details, 'companyFeedback' | 'candidateFeedback'>

/** What the record keeps as each side's word; comments and scores stand in history alone. */
export function remarkIn({
  side,
  action,
  tags,
  text,
}: Context<typeof pipelineApi.giveFeedback>['body']): Said {
  if (side === 'candidate') return { candidateFeedback: { action, tags, text } }
  return isDecision(action) ? { companyFeedback: { action, tags, text } } : {}
}

/** What the remark replaces in the record. */
export function saidBefore(record: Arranged['record'], { companyFeedback, candidateFeedback }: Said) {
  return {
    ...(companyFeedback && { company_feedback: record?.company_feedback ?? null }),
    ...(candidateFeedback && { candidate_feedback: record?.candidate_feedback ?? null }),
  }
}
