import type { interviewsApi } from '@bole/interviews/contract'
import { enterApplication } from '@bole/pipeline/server'
import type { Handler } from '@bole/platform/server'
import { interviews } from '../interview-store.ts'
import { interviewToCome } from './where-to-come.ts'

/** A candidate says what they need at their interview: its people read it there. */
export const askAccommodations: Handler<typeof interviewsApi.askAccommodations> = async (context) => {
  const { body, tx, now, refuse } = context
  const application_id = await enterApplication(context, body.token)
  const found = await interviewToCome(tx, application_id)
  if (!found) throw refuse('interview_is_over')
  const { stage_record_id } = found
  const asked = { wanted: body.text, asked_at: now }
  tx.save(
    body.text === ''
      ? interviews.deleteFrom('interview_accommodations').where('stage_record_id', '=', stage_record_id)
      : interviews
          .insertInto('interview_accommodations')
          .values({ organisation_id: tx.organisationId, stage_record_id, application_id, ...asked })
          .onConflict((same) => same.columns(['organisation_id', 'stage_record_id']).doUpdateSet(asked)),
  )
  tx.announce('interview', found.id)
  return { text: body.text }
}
