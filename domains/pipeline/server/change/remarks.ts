import type { pipelineApi } from '@bole/pipeline/contract'
import type { Context } from '@bole/platform/server'
import { isDecision } from '../../model/company-feedback.ts'
import type { Arranged } from '../arrange/arranged.ts'
import { meetingAt } from '../arrange/meeting.ts'
import type { Details } from './change-one.ts'
import type { Meeting } from './save-changes.ts'

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

/** A new date or score that came with our decision. */
export function meetingOf(body: Context<typeof pipelineApi.giveFeedback>['body'], stage: number): Meeting {
  if (body.side === 'candidate') return {}
  const dates = body.action === 'change_date' ? meetingAt(stage, body) : {}
  return body.score === undefined ? dates : { ...dates, score: body.score }
}
