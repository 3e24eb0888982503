import { applicationsSeenBy } from '@bole/pipeline/server'
import { type Caller, may, sameTenant } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { type Grouping, measures } from '@bole/reports/model'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { reports } from './report-store.ts'

/** Days and months are those of the company's calendar. */
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** What a line of a report is told apart by, as text, and what it is called; the reader's language names months and sources. */
const groupingKeys: Readonly<
  Record<Grouping, { readonly key: RawBuilder<string>; readonly name: RawBuilder<string> }>
> = {
  month: {
    key: sql`to_char(applications.applied_at at time zone ${sql.lit(zone)}, 'YYYY-MM')`,
    name: sql`''`,
  },
  position: { key: sql`applications.position_id::text`, name: sql`positions.title` },
  project: { key: sql`applications.project_id::text`, name: sql`projects.name` },
  department: { key: sql`applications.department_id::text`, name: sql`departments.name` },
  source: { key: sql`applications.source`, name: sql`''` },
  owner: { key: sql`applications.owner_user_id::text`, name: sql`owners.name` },
}

/** Which applications a report is about, and when it is read. */
export interface Cohort {
  readonly caller: Caller
  readonly origin: number
  readonly grouping: Grouping
  /** Received from here until before there; null is without an end. */
  readonly from: Date | null
  readonly until: Date | null
  /** What happened before this moment counts. */
  readonly asOf: Date
  readonly positionIds: readonly number[]
  readonly departmentIds: readonly number[]
  readonly sources: readonly string[]
}

/** The applications chosen, with the line each belongs to. Where the caller may see no candidates there are none. */
function chosenOf(cohort: Cohort) {
  const { caller, from, until, asOf, positionIds, departmentIds, sources } = cohort
  const { key, name } = groupingKeys[cohort.grouping]
  const conditions: RawBuilder<SqlBool>[] = [
    sql`applications.origin = ${cohort.origin}`,
    sql`applications.applied_at < ${asOf}`,
    may(caller, 'candidates.view') ? sql`true` : sql`false`,
    ...(from ? [sql<SqlBool>`applications.applied_at >= ${from}`] : []),
    ...(until ? [sql<SqlBool>`applications.applied_at < ${until}`] : []),
    ...(positionIds.length > 0
      ? [sql<SqlBool>`applications.position_id = any(${positionIds}::bigint[])`]
      : []),
    ...(departmentIds.length > 0
      ? [sql<SqlBool>`applications.department_id = any(${departmentIds}::bigint[])`]
      : []),
    ...(sources.length > 0 ? [sql<SqlBool>`applications.source = any(${sources}::text[])`] : []),
  ]
  return reports
    .selectFrom('applications')
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .leftJoin('projects', (join) => sameTenant(join, 'projects.id', 'applications.project_id'))
    .leftJoin('departments', (join) => sameTenant(join, 'departments.id', 'applications.department_id'))
    .leftJoin('users as owners', (join) => sameTenant(join, 'owners.id', 'applications.owner_user_id'))
    .select(['applications.organisation_id', 'applications.id', 'applications.candidate_id'])
    .select(['applications.position_id', 'positions.title', 'applications.applied_at'])
    .select([
      sql<string>`coalesce(${key}, '')`.as('line'),
      sql<string>`coalesce(${name}, '')`.as('line_name'),
    ])
    .where(sql<SqlBool>`(${sql.join(conditions, sql` and `)})`)
    .where('applications.id', 'in', applicationsSeenBy(caller))
}

/** A status in one number, to be looked for in a list of them. */
const codeOf = ({ stage, step, detail }: { stage: number; step: number; detail: number }) =>
  stage * 10_000 + step * 100 + detail
const code = sql<number>`(to_stage * 10000 + to_step * 100 + to_detail)`
const among = (list: readonly { stage: number; step: number; detail: number }[]) =>
  sql<SqlBool>`${code} = any(${sql.lit(`{${list.map(codeOf).join()}}`)}::int[])`
const live = among(measures.statusesOfStanding.under_way)

/** The column of a passage that has a moment, or the days within a stage. */
export const momentColumn = (moment: measures.Moment) => sql.ref(`at_${moment}`)
export const stageColumn = (stage: measures.TimedStage) => sql.ref(`in_${stage}`)

/**
 * What became of each application of a cohort, out of the log: when it first came where, how long it was in a stage, and how it stood in
 * the end. A step that was taken back at once, as only the last one can be, never happened. What is off the list on that day is left out.
 */
export function passagesOf(cohort: Cohort) {
  const { asOf } = cohort
  const first = (condition: RawBuilder<SqlBool>) =>
    sql<Date | null>`min(happened_at) filter (where is_valid and ${condition})`
  const within = (stage: measures.TimedStage) =>
    sql<number | null>`sum(extract(epoch from coalesce(next_at, ${asOf}) - happened_at) / 86400)
      filter (where to_stage = ${sql.lit(stages.stage[stage])} and ${live})`
  return reports
    .with('chosen', () => chosenOf(cohort))
    .with('log', (db) =>
      db
        .selectFrom('chosen')
        .innerJoin('application_history as h', (join) => sameTenant(join, 'h.application_id', 'chosen.id'))
        .select(['chosen.organisation_id', 'h.application_id', 'h.happened_at'])
        .select(['h.to_stage', 'h.to_step', 'h.to_detail', 'h.is_listed'])
        .select([
          sql<boolean>`lead(h.action) over later is distinct from 'undo'`.as('is_valid'),
          sql<Date | null>`lead(h.happened_at) over later`.as('next_at'),
          sql<boolean>`first_value((h.to_stage, h.to_step, h.to_detail)) over later
            = (h.to_stage, h.to_step, h.to_detail)`.as('is_as_first'),
        ])
        .where('h.happened_at', '<', asOf)
        .modifyEnd(sql`window later as (partition by h.application_id order by h.id)`),
    )
    .with('passages', (db) =>
      db
        .selectFrom('log')
        .select(['organisation_id', 'application_id'])
        .select([
          first(sql`not is_as_first`).as('at_first_step'),
          first(among(measures.statusesOfMoment.approval)).as('at_approval'),
          first(among(measures.statusesOfMoment.interview)).as('at_interview'),
          first(among(measures.statusesOfMoment.offer)).as('at_offer'),
          first(among(measures.statusesOfMoment.accepted)).as('at_accepted'),
          first(among(measures.statusesOfMoment.joined)).as('at_joined'),
          within('screening').as('in_screening'),
          within('approval').as('in_approval'),
          within('interview').as('in_interview'),
          within('offer').as('in_offer'),
          sql<number>`max(to_stage) filter (where next_at is null)`.as('to_stage'),
          sql<number>`max(to_step) filter (where next_at is null)`.as('to_step'),
          sql<number>`max(to_detail) filter (where next_at is null)`.as('to_detail'),
        ])
        .groupBy(['organisation_id', 'application_id'])
        .having(sql<SqlBool>`bool_and(is_listed) filter (where next_at is null)`),
    )
    .selectFrom('passages')
    .innerJoin('chosen', (join) => sameTenant(join, 'chosen.id', 'passages.application_id'))
}

/** Whether an application counts for a number, or has a value of a figure in days. */
export function countsFor(measure: measures.Measure): RawBuilder<SqlBool> {
  const definition = measures.definitions[measures.measureOfRows(measure)]
  if (definition.kind === 'days') return sql`${daysOfMeasure(measure)} is not null`
  if ('came' in definition) return sql`${momentColumn(definition.came)} is not null`
  if ('stands' in definition) return among(measures.statusesOfStanding[definition.stands])
  return sql`true`
}

/** An application's days for a figure in days; null for any other figure. */
export function daysOfMeasure(measure: measures.Measure): RawBuilder<number | null> {
  const definition = measures.definitions[measure]
  if (definition.kind !== 'days') return sql`null::float8`
  if ('within' in definition) return sql`${stageColumn(definition.within)}::float8`
  const at = momentColumn(definition.until)
  // Said for each that has the moment: `greatest` passes over what is null.
  return sql`(case when ${at} is not null
    then greatest(extract(epoch from ${at} - applied_at), 0) / 86400 end)::float8`
}
