import { prepared, type Query, sameTenant } from '@bole/platform/server'
import { type Expression, type InferResult, type RawBuilder, sql } from 'kysely'
import { pipeline } from '../application-store.ts'

/**
 * Everything a row of the list shows, for the applications that are picked; a row’s tags and people in no order. Hot path: it
 * is built once and filled in, as the list of candidates is asked most of all (`npm run bench`, candidate list).
 */
function itemsOf(picked: RawBuilder<number>) {
  return pipeline
    .selectFrom('applications')
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .leftJoin('stage_records', (join) => sameTenant(join, 'stage_records.id', 'applications.stage_record_id'))
    .where('applications.id', '=', sql<number>`any(array${picked})`)
    .select([
      'applications.id',
      'applications.version',
      'applications.candidate_id',
      'applications.source',
      'applications.source_code',
      'applications.stage',
      'applications.step',
      'applications.detail',
      'applications.is_listed',
      'applications.applied_at',
      'applications.stage_since',
      'applications.status_since',
      'applications.position_id',
      'applications.owner_user_id',
      'applications.further_choices',
      'candidates.name',
      'candidates.degree',
      'candidates.email',
      'candidates.gender',
      'candidates.phone',
      'candidates.expected_places',
      'candidates.birth_date',
      'candidates.city',
      'candidates.school',
      'candidates.major',
      'candidates.employer',
      'candidates.job_title',
      'candidates.graduated_at',
      'candidates.resume_id',
      'candidates.skills',
      'stage_records.id as record_id',
      'stage_records.meets_at',
      'stage_records.meets_until',
      'stage_records.place',
      'stage_records.is_online',
      'stage_records.offer_valid_until',
      'stage_records.entry_date',
      'stage_records.company_feedback',
      'stage_records.score',
    ])
    .select(({ selectFrom }) => [
      // Looked up row by row: joined, small tables tempt the planner to begin with them, as it cannot see through the policy.
      selectFrom('positions')
        .whereRef('positions.organisation_id', '=', 'applications.organisation_id')
        .whereRef('positions.id', '=', 'applications.position_id')
        // Both in one value: each of these looks its row up for itself.
        .select(
          sql<[title: string, city: string | null]>`array[positions.title, positions.cities[1]]`.as(
            'position',
          ),
        )
        .$asScalar()
        .$notNull()
        .as('position'),
      selectFrom('projects')
        .whereRef('projects.organisation_id', '=', 'applications.organisation_id')
        .whereRef('projects.id', '=', 'applications.project_id')
        .select('projects.stations')
        .as('stations'),
      selectFrom('process_steps')
        .whereRef('process_steps.organisation_id', '=', 'applications.organisation_id')
        .whereRef('process_steps.id', '=', 'applications.process_step_id')
        .select('process_steps.title')
        .as('step_title'),
      selectFrom('process_steps')
        .whereRef('process_steps.organisation_id', '=', 'applications.organisation_id')
        .whereRef('process_steps.id', '=', 'applications.process_step_id')
        .select('process_steps.colour')
        .as('step_colour'),
      selectFrom('users')
        .whereRef('users.organisation_id', '=', 'applications.organisation_id')
        .whereRef('users.id', '=', 'applications.owner_user_id')
        .select('users.name')
        .as('owner_name'),
      selectFrom('application_tags')
        .innerJoin('tags', (join) => sameTenant(join, 'tags.id', 'application_tags.tag_id'))
        .leftJoin('tag_groups', (join) => sameTenant(join, 'tag_groups.id', 'tags.group_id'))
        .whereRef('application_tags.organisation_id', '=', 'applications.organisation_id')
        .whereRef('application_tags.application_id', '=', 'applications.id')
        .select(
          sql<
            { id: number; name: string; colour: string }[]
          >`json_agg(json_build_object('id', tags.id, 'name', tags.name,
            'colour', coalesce(nullif(tags.colour, 'default'), tag_groups.colour, tags.colour)))`.as('tags'),
        )
        .as('tags'),
      selectFrom('application_people')
        .innerJoin('users as people', (join) => sameTenant(join, 'people.id', 'application_people.user_id'))
        .whereRef('application_people.organisation_id', '=', 'applications.organisation_id')
        .whereRef('application_people.application_id', '=', 'applications.id')
        // Not "in": the planner overrates what equality with two parts costs and walks all users instead.
        .where('application_people.part', 'not in', [sql.lit('owner' as const), sql.lit('approver' as const)])
        .select(
          sql<
            { id: number; name: string; is_first: boolean }[]
          >`json_agg(json_build_object('id', people.id, 'name', people.name,
            'is_first', application_people.part = 'main_interviewer'))`.as('interviewers'),
        )
        .as('interviewers'),
    ])
}

export type ListItemRow = InferResult<ReturnType<typeof itemsOf>>[number]

// Text: the page of the list is a hot path (docs/performance.md); it is written in Kysely above and kept as text.
const mark = '/* picked */'
const [before = '', after = ''] = itemsOf(sql.raw(mark)).compile().sql.split(mark)

/** The rows of a list, within a larger statement, for the applications a query of their numbers picks. */
export function itemsPickedBy(picked: Expression<{ id: number }>): RawBuilder<ListItemRow> {
  return sql`${sql.raw(before)}${picked}${sql.raw(after)}`
}

/** The order of a list. */
interface ListOrder {
  readonly sort: 'applied_at' | 'status_since'
  readonly order: 'asc' | 'desc'
}

/**
 * The rows of a list for the applications a query of their numbers picks. Only that query is built anew: building the text
 * around it, always the same, took 70 µs a page.
 */
export function listItems(picked: Query<{ id: number }>, ordered?: ListOrder): Query<ListItemRow> {
  const { sql: text, parameters } = picked.compile()
  const { sort, order } = ordered ?? {}
  const ending = sort ? ` order by applications.${sort} ${order}, applications.id ${order}` : ''
  return prepared<ListItemRow>(`${before}(${text})${after}${ending}`)(...parameters)
}
