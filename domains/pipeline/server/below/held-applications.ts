import { sameTenant } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { people } from '@bole/resumes/server'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'

/** Whose record applications are of, when records are merged and parted. Where they stand is not touched. */
export const fillHeldApplications = provide(people.heldApplications, {
  of: (candidateId) =>
    pipeline
      .selectFrom('applications')
      .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
      .select(['applications.id', 'positions.title', 'applications.applied_at as at'])
      .where('applications.candidate_id', '=', candidateId)
      .orderBy('applications.id')
      .forUpdate('applications'),
  move: (tx, ids, candidate_id) => {
    if (ids.length === 0) return
    tx.save(
      pipeline
        .updateTable('applications')
        .set({ candidate_id })
        .where('id', '=', sql<number>`any(${ids}::bigint[])`),
    )
    for (const id of ids) tx.announce('application', id)
  },
})
