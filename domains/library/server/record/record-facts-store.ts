import type { RecordFacts } from '@bole/library/contract'
import { applicationsSeenBy } from '@bole/pipeline/server'
import { type Reader, sameTenant } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { type SqlBool, sql } from 'kysely'
import { library } from '../library-store.ts'
import { contactStatus, lastContact } from './contact-with-candidate.ts'

type Seeing = Reader<'candidates'>
const isSeenBy = (reader: Seeing) => sql<SqlBool>`applications.id in (${applicationsSeenBy(reader)})`

/** What happened to an application, of which contact with the candidate is a part. */
const history = sql`application_history h where h.organisation_id = applications.organisation_id
  and h.application_id = applications.id`

const lastNote = sql<
  string | null
>`(select n.body from candidate_notes n where n.organisation_id = applications.organisation_id
  and n.candidate_id = applications.candidate_id order by n.id desc limit 1)`

/** How the last approval of an application ended: 40 agreed, 50 refused (specification, section 4). */
const approval = sql<number | null>`(select r.step from stage_records r
  where r.organisation_id = applications.organisation_id and r.application_id = applications.id
    and r.stage = ${sql.lit(stages.stage.approval)} and r.step in (40, 50) order by r.id desc limit 1)`

/** Some applications that somebody sees, with what is told of each in words. */
export function factsOfApplications(reader: Seeing, ids: readonly number[]) {
  return library
    .selectFrom('applications')
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .select(['applications.id', 'applications.candidate_id', 'positions.requirements'])
    .select(['candidates.expected_places', 'candidates.expected_position'])
    .select([
      sql<RecordFacts['contactStatusText']>`(select ${contactStatus} from ${history})`.as('contact'),
      sql<Date | null>`(select ${lastContact} from ${history})`.as('last_contact'),
      lastNote.as('note'),
      approval.as('approval'),
    ])
    .where('applications.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(isSeenBy(reader))
}

/** All applications of some people that somebody sees, newest first. */
export function applicationsOfPeople(reader: Seeing, people: readonly number[]) {
  return library
    .selectFrom('applications')
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .select(['applications.id', 'applications.candidate_id', 'positions.title', 'applications.applied_at'])
    .where('applications.candidate_id', '=', sql<number>`any(${people}::bigint[])`)
    .where(isSeenBy(reader))
    .orderBy('applications.id', 'desc')
}
