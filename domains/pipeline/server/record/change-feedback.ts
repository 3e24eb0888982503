import type { pipelineApi } from '@bole/pipeline/contract'
import type { Handler } from '@bole/platform/server'
import { lacksReason } from '../../model/company-feedback.ts'
import { lockOne, pipeline } from '../application-store.ts'
import { isTakenBack, latestWords } from './latest-words.ts'
import { saidLast } from './said-last.ts'

/** The decision stays, and what happened stays written: only what was said with it reads otherwise from now on. */
export const changeFeedback: Handler<typeof pipelineApi.changeFeedback> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const application = await lockOne(tx, caller, body.post_id)
  const row = await tx.find(
    pipeline
      .selectFrom('application_history')
      .select(['id', 'user_id', 'action', 'happened_at', 'stage_record_id'])
      .select(latestWords)
      .select(isTakenBack.as('is_taken_back'))
      .where('id', '=', body.feedback)
      .where('application_id', '=', application.id),
  )
  const [, side = '', action = ''] = /^(company|candidate)_(.+)$/.exec(row?.action ?? '') ?? []
  if (!row || !side || row.user_id !== caller.userId) throw refuse('not_your_feedback')
  if (row.is_taken_back) throw refuse('feedback_taken_back')
  const written = new Date(row.changed?.at ?? row.happened_at)
  if (written.getTime() !== new Date(body.update_time).getTime()) throw refuse('feedback_changed')
  if (lacksReason(action, body)) throw refuse('reason_missing')
  const { tags, text: note } = body
  tx.save(
    pipeline.insertInto('feedback_changes').values({
      organisation_id: tx.organisationId,
      history_id: row.id,
      user_id: caller.userId,
      changed_at: now,
      tags,
      note,
    }),
  )
  await saidLast(tx, row, { side, action, tags, text: note })
  tx.announce('application', application.id)
  return { id: row.id, update_time: now.toISOString() }
}
