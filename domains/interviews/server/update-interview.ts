import type { interviewsApi } from '@bole/interviews/contract'
import { meets } from '@bole/interviews/model'
import type { Handler } from '@bole/platform/server'
import { warnOfConflicts } from './find-conflicts.ts'
import { interviews, lockInterview } from './interview-store.ts'
import { meet } from './meet.ts'
import { areKnown, saveRoles } from './people-of.ts'
import { placeOf } from './place-of.ts'
import { presentInterview, stillMet } from './present.ts'

/** Another time, place or people for everybody in it. */
export const updateInterview: Handler<typeof interviewsApi.update> = async (context) => {
  const { body, params, caller, tx, now, refuse } = context
  const found = await lockInterview(tx, caller, params.interviewId)
  if (found.version !== body.version) throw refuse('stale')
  if (!presentInterview(found, caller, now).canEdit) throw refuse('interview_is_over')
  if (!(await areKnown(tx, [...(body.deputy_ids ?? []), ...(body.manager_ids ?? [])])))
    throw refuse('unknown_person')
  const from = body.interviewTime ? new Date(body.interviewTime) : found.starts_at
  // Moved without its end, it lasts as long as before.
  const length = found.ends_at.getTime() - found.starts_at.getTime()
  const until = body.endTime ? new Date(body.endTime) : new Date(from.getTime() + length)
  const people =
    body.interviewer_ids ?? found.people.flatMap(({ user_id, role }) => (meets(role) ? user_id : []))
  const met = stillMet(found)
  const seen = met.map(({ application_id, version }) => ({ post_id: application_id, version }))
  const arrangement = {
    ...{ meets_at: from.toISOString(), meets_until: until.toISOString() },
    ...(body.address && placeOf(body.address)),
    ...(body.interviewer_ids && { interviewer_ids: body.interviewer_ids }),
  }
  await meet(context, { seen, arrangement, tellsCandidate: body.tells_candidate, isNew: false }, body)
  const where =
    arrangement.is_online === undefined ? met[0] : { place: arrangement.place ?? '', ...arrangement }
  const room = where?.is_online ? '' : (where?.place ?? '')
  await warnOfConflicts(context, { from, until, people, room, isSure: body.is_sure, id: found.id })
  const { address, directions, reception_note } = body.address ?? found
  tx.saveOne(
    interviews
      .updateTable('interviews')
      .set({ starts_at: from, ends_at: until, address, directions, reception_note })
      .set({ version: found.version + 1 })
      .where('id', '=', found.id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  saveRoles(tx, found.id, { ...body, interviewer_ids: people })
  tx.announce('interview', found.id)
  return { id: found.id }
}
