import { sameTenant, tablesOf } from '@bole/platform/server'
import { sql } from 'kysely'
import type { CareersTables } from './tables.ts'

export const careers = tablesOf<CareersTables>()

/** When a position was opened, in the milliseconds a cursor carries. */
export const openedAt = sql<Date>`date_trunc('milliseconds', coalesce(positions.opened_at, positions.created_at))`

/** Positions that take applications now, with the project they belong to. */
export function openPositions(now: Date) {
  return careers
    .selectFrom('positions')
    .innerJoin('projects', (join) => sameTenant(join, 'projects.id', 'positions.project_id'))
    .where('positions.state', '=', 'open')
    .where('positions.is_deleted', '=', false)
    .where('projects.is_deleted', '=', false)
    .where(({ or, eb }) => or([eb('projects.closes_at', 'is', null), eb('projects.closes_at', '>', now)]))
}

/** The organisation of the running transaction, while it is in service. */
export function ownOrganisation() {
  return careers.selectFrom('organisations').select(['name', 'slug']).where('state', '=', 'enabled')
}

/** What a list shows of a position. */
export const listedColumns = [
  'positions.id',
  'positions.title',
  'positions.origin',
  'positions.cities',
  'positions.head_count',
  'positions.degree',
  'positions.salary_from',
  'positions.salary_to',
  'positions.salary_currency',
  'projects.company_name',
] as const

/** What is told of the company behind a project. */
export const companyColumns = [
  'projects.company_name',
  'projects.company_industry',
  'projects.company_scale',
  'projects.company_financing',
  'projects.company_description',
] as const
