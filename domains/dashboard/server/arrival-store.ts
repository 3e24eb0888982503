import { perVisibility } from './seen.ts'

/** Counting stops here for one day or hour. */
export const arrivalsAtMost = 1000

/** Only this many of the newest applications are looked at when they are counted by source, department or position. */
export const sortedAtMost = 5000

/** Received in each of the periods from $2 until $3, numbered from 1. $1 origin. */
export const arrivals = perVisibility<{ number: number; amount: number }>(3, ({ kind, application }) => {
  const periods = 'unnest($2::timestamptz[], $3::timestamptz[]) with ordinality d(first, next, number)'
  if (kind === 'assigned')
    return `select d.number, count(a.id) as amount from ${periods} join applications a
        on a.applied_at >= d.first and a.applied_at < d.next
      where a.origin = $1 and a.is_listed and ${application} group by 1`
  return `select d.number, (select count(*) from (
      select from applications a where a.origin = $1 and a.is_listed and a.applied_at >= d.first
        and a.applied_at < d.next and ${application} limit ${arrivalsAtMost}) r) as amount from ${periods}`
})

const newest = (columns: string, application: string) => `(select ${columns} from applications a
  where a.origin = $1 and a.is_listed and a.applied_at >= $2 and a.applied_at < $3 and ${application}
  order by a.applied_at desc limit ${sortedAtMost}) r`

/** Received applications, counted in three ways: `by` tells which of the columns source (with its code), department and period a row is about. */
export interface SortedArrivals {
  readonly by: 'source' | 'department' | 'period'
  readonly source: string | null
  /** The code that rows of this source came with; null without one. */
  readonly source_code: string | null
  readonly department_id: number | null
  readonly department_name: string | null
  readonly period: number | null
  readonly amount: number
}

/** Received from $2 until $3, by source and code, by department and by period of the bounds $4. $1 origin. */
export const sortedArrivals = perVisibility<SortedArrivals>(
  4,
  ({ application }) => `select
      case when of_source = 0 then 'source' when of_department = 0 then 'department' else 'period' end as by,
      source, source_code, department_id, (select d.name from departments d
        where d.organisation_id = current_organisation() and d.id = g.department_id) as department_name,
      period, amount
    from (
      select source, source_code, department_id, period, count(*) as amount,
        grouping(source) as of_source, grouping(department_id) as of_department
      from (select r.source, r.source_code, r.department_id, width_bucket(r.applied_at, $4::timestamptz[]) as period
        from ${newest('a.source, a.source_code, a.department_id, a.applied_at', application)}) s
      group by grouping sets ((source, source_code), (department_id), (period))) g`,
)

/** Received from $2 until $3, by position, most first. $1 origin. */
export const arrivalsOfPositions = perVisibility<{ id: number; title: string; amount: number }>(
  3,
  ({ application }) => `select p.id, p.title, g.amount
    from (select r.position_id, count(*) as amount from ${newest('a.position_id', application)} group by 1) g
    join positions p on p.organisation_id = current_organisation() and p.id = g.position_id order by g.amount desc, p.id limit 20`,
)
