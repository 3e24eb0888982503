import type { CandidateListItem } from '@bole/pipeline/contract'
import { stationOf } from '../../model/station.ts'
import { presentStatus } from '../present.ts'
import type { ListItemRow } from './list-item.ts'
import { presentPerson } from './present-person.ts'

/** Of the skills a résumé names, as many as a list has room for. */
const skillsShown = 5

/** An application's row as the list carries it (specification, section 3: candidate list record). */
export function presentListItem(row: ListItemRow): CandidateListItem {
  const status = presentStatus(row, row.step_title, row.step_colour)
  const [title, city] = row.position
  return {
    id: row.id,
    post_id: row.id,
    tracker_resume_id: row.id,
    version: row.version,
    ...presentPerson(row),
    label: { station: stationOf(row.stations ?? [], { school: row.school, city }) },
    status,
    tracker: row.record_id === null ? null : presentTracker(row, row.record_id),
    position: { id: row.position_id, title, city: city ?? '' },
    ...(row.further_choices
      ? { volunteers: row.further_choices.map(({ id, title }) => ({ id, title })) }
      : {}),
    resumeDetail: { id: row.resume_id, skills: row.skills.slice(0, skillsShown) },
    candidate_id: row.candidate_id,
    source: row.source,
    source_code: row.source_code ?? '',
    owner: row.owner_user_id === null ? null : { id: row.owner_user_id, name: row.owner_name ?? '' },
    tags: inOrder(row.tags, ({ id }) => id),
    is_listed: row.is_listed,
    applied_at: row.applied_at.toISOString(),
    stage_since: row.stage_since.toISOString(),
    status_since: row.status_since.toISOString(),
  }
}

/** The rows of a row: put in order here, since for so few PostgreSQL takes longer to begin sorting than to find them. */
function inOrder<Row>(rows: readonly Row[] | null, place: (row: Row) => number): Row[] {
  return (rows ?? []).toSorted((one, other) => place(one) - place(other))
}

function presentTracker(row: ListItemRow, recordId: number): CandidateListItem['tracker'] {
  const interviewers = inOrder(row.interviewers, ({ id, is_first }) => (is_first ? 0 : id))
  return {
    ...presentStatus(row, row.step_title, row.step_colour),
    id: row.id,
    tracker_record_id: recordId,
    interview: {
      interview_room_id: null,
      interview_date: row.meets_at?.toISOString() ?? null,
      end_date: row.meets_until?.toISOString() ?? null,
      place: row.place ?? '',
      is_online: row.is_online ?? true,
      interviewers,
      is_deleted: 0,
    },
    interviewUsers: interviewers.map((person) => ({ userId: person.id })),
    offer_valid_until: row.offer_valid_until,
    entry_date: row.entry_date,
    score: row.score,
    company_feedback: row.company_feedback && {
      ...row.company_feedback,
      tags: [...row.company_feedback.tags],
    },
  }
}
