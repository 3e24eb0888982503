import type { interviewsApi } from '@bole/interviews/contract'
import { handedOver, stateAt } from '@bole/interviews/model'
import { type Handler, may } from '@bole/platform/server'
import { warnOfConflicts } from './find-conflicts.ts'
import { interviews, lockInterview } from './interview-store.ts'
import { meet } from './meet.ts'
import { interviewersOf, namedAnew } from './named-anew.ts'
import { areKnown } from './people-of.ts'

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
