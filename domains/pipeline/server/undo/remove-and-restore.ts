import { type pipelineApi, pipelineEvents } from '@bole/pipeline/contract'
import { remove, restore } from '@bole/pipeline/model'
import type { Handler } from '@bole/platform/server'
import { recordsOf } from '../application-store.ts'
import { meetingIn } from '../arrange/meeting.ts'
import { watchDates } from '../arrange/watch-dates.ts'
import { changeMany } from '../change/change-many.ts'
import { gonePositions } from '../change/held-positions.ts'
import { lastEndings, startOf } from './last-endings.ts'
import { placesBack } from './places-back.ts'
import { giveRemarksBack } from './restored-from.ts'

export const removeApplications: Handler<typeof pipelineApi.removeApplications> = (context) =>
  changeMany(context, {
    seen: context.body.applications,
    action: 'remove',
    decide: remove,
    note: { text: context.body.text },
  })

/**
 * Back to exactly where each stood before its last ending or leaving, as its history tells: its dates are watched again, and
 * the words it ended with are in its history only.
 */
export const restoreApplications: Handler<typeof pipelineApi.restoreApplications> = async (context) => {
  const { body, tx } = context
  const ids = body.applications.map(({ post_id }) => post_id)
  const endings = await lastEndings(tx, ids)
  const places = await placesBack(tx, [...endings.values()])
  const gone = await gonePositions(tx, ids)
  const [records] = await tx.load(recordsOf([...endings.values()].flatMap((row) => row.from_record_id ?? [])))
  const recordOf = new Map(records.map((record) => [record.id, record]))
  return changeMany(context, {
    seen: body.applications,
    action: 'restore',
    decide: (standing, { id, position_id }) => {
      const back = restore(standing, startOf(endings.get(id)), { isPositionGone: gone.has(position_id) })
      return 'next' in back && !places.take(id, back.next) ? { refusal: 'slot_taken' } : back
    },
    details: ({ id, stage }) => {
      const ending = endings.get(id)
      if (ending) giveRemarksBack(tx, ending)
      const batch_id = ending?.batch_id
      if (batch_id)
        tx.emit(pipelineEvents.holdsNoMore, { application_id: id, because: 'undone', batch_id, stage })
      const backToRecord = ending?.from_record_id ?? null
      const record = recordOf.get(backToRecord ?? 0)
      const stepTitle = ending?.from_title
      if (!record) return { backToRecord, stepTitle }
      watchDates(tx, [id], meetingIn(record))
      const { company_feedback, candidate_feedback } = record
      return { backToRecord, stepTitle, facts: { before: { company_feedback, candidate_feedback } } }
    },
  })
}
