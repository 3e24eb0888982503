import type { interviewsApi } from '@bole/interviews/contract'
import { handedOver, stateAt } from '@bole/interviews/model'
import { type Handler, may, type Transaction } from '@bole/platform/server'
import { warnOfConflicts } from './find-conflicts.ts'
import { interviews, lockInterview } from './interview-store.ts'
import { meet } from './meet.ts'
import { interviewersOf, namedAnew } from './named-anew.ts'
import { areKnown } from './people-of.ts'

/** Their room of a queue is the colleague's, too. */
function takeOverRooms(tx: Transaction, interviewId: number, from: number, to: number): void {
  const itsRooms = interviews
    .selectFrom('interview_rooms')
    .select('interview_rooms.id')
    .where('interview_rooms.interview_id', '=', interviewId)
  const theirs = interviews
    .selectFrom('interview_room_people as taken')
    .select('taken.room_id')
    .where('taken.user_id', '=', to)
    .where('taken.room_id', 'in', itsRooms)
  tx.save(
    interviews
      .updateTable('interview_room_people')
      .set({ user_id: to })
      .where('user_id', '=', from)
      .where('room_id', 'in', itsRooms)
      .where('room_id', 'not in', theirs),
  )
}

/** A place in an interview goes to a colleague, with the part that it has. */
export const transferInterview: Handler<typeof interviewsApi.transfer> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const found = await lockInterview(tx, caller, body.id)
  if (found.version !== body.version) throw refuse('stale')
  if (stateAt(found.state, found.ends_at, now) !== 'to_be_interview') throw refuse('interview_is_over')
  const from = body.from_user_id ?? caller.userId
  if (from !== caller.userId && !may(caller, 'pipeline.move')) throw refuse('not_yours')
  if (!(await areKnown(tx, [body.to_user_id]))) throw refuse('unknown_person')
  const after = handedOver(interviewersOf(found), from, body.to_user_id)
  if (!after) throw refuse('not_in_it')
  await meet(context, namedAnew(found, after), {})
  takeOverRooms(tx, found.id, from, body.to_user_id)
  const [begins, until] = [found.starts_at, found.ends_at]
  const wanted = { from: begins, until, people: [body.to_user_id], room: '' }
  await warnOfConflicts(context, { ...wanted, isSure: body.is_sure, id: found.id })
  tx.saveOne(
    interviews
      .updateTable('interviews')
      .set({ version: found.version + 1 })
      .where('id', '=', found.id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  tx.announce('interview', found.id)
  return { id: found.id }
}
