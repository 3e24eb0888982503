import { sameTenant, tablesOf } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import type { CareersTables } from './tables.ts'

export const careers = tablesOf<CareersTables>()

/** When a position was opened, in the milliseconds a cursor carries; word for word as the index of open positions has it. */
export const openedAt = sql<Date>`date_trunc('milliseconds', coalesce(positions.opened_at, positions.created_at), 'UTC')`

/** Said in literals, without which a plan that is kept finds no index of open positions alone. */
const isOpen = sql<SqlBool>`(positions.state = 'open' and not positions.is_deleted)`

/** Positions that take applications now, with the project they belong to. */
export function openPositions(now: Date) {
  return careers
    .selectFrom('positions')
    .innerJoin('projects', (join) => sameTenant(join, 'projects.id', 'positions.project_id'))
    .where(isOpen)
    .where('projects.is_deleted', '=', false)
    .where(({ or, eb }) => or([eb('projects.closes_at', 'is', null), eb('projects.closes_at', '>', now)]))
}

/** A position that was open to everybody once, whatever has become of it since. */
export function onceOpen(id: number) {
  return careers
    .selectFrom('positions')
    .select(['id', 'title'])
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .where('opened_at', 'is not', null)
    .where('state', '<>', 'draft')
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
  'positions.category',
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
