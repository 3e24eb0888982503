import type { libraryApi, RecordFacts } from '@bole/library/contract'
import { hasRecentWork } from '@bole/library/model'
import type { Handler } from '@bole/platform/server'
import { profilesOf } from '@bole/resumes/profiles'
import { sql } from 'kysely'
import { heldBy } from './list-locks.ts'
import { applicationsOfPeople, factsOfApplications } from './record-facts-store.ts'
import { locksNow } from './update-record.ts'

export const getRecordFacts: Handler<typeof libraryApi.getRecordFacts> = async ({
  query,
  caller,
  tx,
  now,
}) => {
  const ids = query.post_ids ?? []
  const [rows, locks] = await tx.load(
    factsOfApplications(caller, ids),
    locksNow(now).where('record_locks.application_id', '=', sql<number>`any(${ids}::bigint[])`),
  )
  const people = [...new Set(rows.map(({ candidate_id }) => candidate_id))]
  const profiles = new Map((await profilesOf(tx, people)).map((one) => [one.id, one]))
  const [others] = await tx.load(applicationsOfPeople(caller, people))
  const today = now.toLocaleDateString('sv-SE')
  const list = rows.map((row): RecordFacts => {
    const held = locks.find(({ application_id }) => application_id === row.id)
    const ends = profiles.get(row.candidate_id)?.employers.map(({ end }) => end) ?? []
    return {
      post_id: row.id,
      contactStatusText: row.contact,
      lastContactText: row.last_contact?.toISOString() ?? null,
      expectPlaceText: row.expected_places.join(' | '),
      expectPositionText: row.expected_position ?? '',
      noteText: row.note ?? '',
      workRequireText: row.requirements,
      postSzHistory: others
        .filter(({ id, candidate_id }) => candidate_id === row.candidate_id && id !== row.id)
        .map(({ id, title, applied_at }) => ({
          post_id: id,
          position: title,
          create_time: applied_at.toISOString(),
        })),
      has_recent_work: hasRecentWork(ends, today),
      isCheckPass: row.approval === null ? null : row.approval === 40,
      isCheckPassText: row.approval === null ? 'none' : row.approval === 40 ? 'approved' : 'not_approved',
      operate_status: held
        ? { status: heldBy(held.user_id, caller.userId), user_name: held.name }
        : { status: 'free', user_name: '' },
    }
  })
  return { list }
}
