import { statuses } from '@bole/processes/model'

const known = new Map<string, statuses.KnownStatus>(
  statuses.statuses.map((status) => [`${status.stage}/${status.step}/${status.detail}`, status]),
)

/** A status with its name and colour. */
export function statusOf(stage: number, step: number, detail: number) {
  const status = known.get(`${stage}/${step}/${detail}`)
  return {
    status: stage,
    process_status: step,
    process_detail_status: detail,
    name: status?.name ?? 'awaiting_screening',
    colour: status?.colour ?? 'amber',
    title: '',
  }
}

/** The columns of a list's row, over applications `a` of organisation $1. */
export const itemColumns = `a.id, a.version, a.candidate_id, a.source, a.source_code, a.stage, a.step, a.detail, a.is_listed, a.applied_at,
  a.stage_since, a.status_since, a.position_id, a.owner_user_id, c.name, c.degree, c.email, c.gender, c.phone,
  c.expected_places, c.birth_date, c.city, c.school, c.major, c.employer, c.job_title, c.graduated_at, c.resume_id, c.skills,
  p.title as position_title, p.cities[1] as position_city,
  (select j.stations from projects j where j.organisation_id = $1 and j.id = a.project_id) as stations, u.name as owner_name, r.id as record_id, r.meets_at, r.meets_until, r.place, r.is_online,
  r.offer_valid_until, r.entry_date, r.company_feedback, r.score,
  (select json_agg(json_build_object('id', t.id, 'name', t.name, 'colour', t.colour) order by t.id)
    from application_tags at join tags t on t.organisation_id = $1 and t.id = at.tag_id
    where at.organisation_id = $1 and at.application_id = a.id) as tags,
  (select json_agg(json_build_object('id', i.id, 'name', i.name, 'is_first', ap.part = 'main_interviewer')
      order by ap.part desc, i.id)
    from application_people ap join users i on i.organisation_id = $1 and i.id = ap.user_id
    where ap.organisation_id = $1 and ap.application_id = a.id
      and ap.part not in ('owner', 'approver')) as interviewers`

/** What those columns are taken from, apart from the applications themselves. */
export const itemJoins = `join candidates c on c.organisation_id = $1 and c.id = a.candidate_id
  join positions p on p.organisation_id = $1 and p.id = a.position_id
  left join stage_records r on r.organisation_id = $1 and r.id = a.stage_record_id
  left join users u on u.organisation_id = $1 and u.id = a.owner_user_id`

/** A row of `itemColumns`. */
export interface ItemRow {
  id: number
  version: number
  candidate_id: number
  source: string
  source_code: string | null
  stage: number
  step: number
  detail: number
  is_listed: boolean
  applied_at: Date
  stage_since: Date
  status_since: Date
  position_id: number
  owner_user_id: number | null
  name: string
  degree: string | null
  email: string | null
  gender: string | null
  phone: string | null
  expected_places: string[]
  birth_date: string | null
  city: string | null
  school: string | null
  major: string | null
  employer: string | null
  job_title: string | null
  graduated_at: string | null
  position_title: string
  position_city: string | null
  stations: { name: string; type: string }[] | null
  resume_id: number | null
  skills: string[]
  owner_name: string | null
  record_id: number | null
  meets_at: Date | null
  meets_until: Date | null
  place: string | null
  is_online: boolean | null
  offer_valid_until: string | null
  entry_date: string | null
  company_feedback: { action: string; tags: string[]; text: string } | null
  score: number | null
  tags: object[] | null
  interviewers: { id: number }[] | null
}

/** A row as the list's answer carries it. */
export function itemOf(row: ItemRow) {
  const status = statusOf(row.stage, row.step, row.detail)
  const interviewers = row.interviewers ?? []
  return {
    id: row.id,
    post_id: row.id,
    tracker_resume_id: row.id,
    version: row.version,
    basic: {
      name: row.name,
      degree_text: row.degree ?? '',
      email: row.email ?? '',
      gender: row.gender ?? '',
      phone: row.phone ?? '',
      expect_location: row.expected_places,
      birth_date: row.birth_date ?? '',
      city: row.city ?? '',
      school: row.school ?? '',
      major: row.major ?? '',
      employer: row.employer ?? '',
      job_title: row.job_title ?? '',
    },
    graduate: { graduate_date: row.graduated_at ?? '' },
    label: { station: row.stations?.find(({ name }) => name === row.position_city)?.name ?? '' },
    status,
    tracker:
      row.record_id === null
        ? null
        : {
            ...status,
            id: row.id,
            tracker_record_id: row.record_id,
            interview: {
              interview_room_id: null,
              interview_date: row.meets_at?.toISOString() ?? null,
              end_date: row.meets_until?.toISOString() ?? null,
              place: row.place ?? '',
              is_online: row.is_online ?? true,
              interviewers,
              is_deleted: 0,
            },
            interviewUsers: interviewers.map(({ id }) => ({ userId: id })),
            offer_valid_until: row.offer_valid_until,
            entry_date: row.entry_date,
            score: row.score,
            company_feedback: row.company_feedback,
          },
    position: { id: row.position_id, title: row.position_title, city: row.position_city ?? '' },
    resumeDetail: { id: row.resume_id, skills: row.skills.slice(0, 5) },
    candidate_id: row.candidate_id,
    source: row.source,
    source_code: row.source_code ?? '',
    owner: row.owner_user_id === null ? null : { id: row.owner_user_id, name: row.owner_name ?? '' },
    tags: row.tags ?? [],
    is_listed: row.is_listed,
    applied_at: row.applied_at.toISOString(),
    stage_since: row.stage_since.toISOString(),
    status_since: row.status_since.toISOString(),
  }
}
