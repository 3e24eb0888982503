import type { Generated, GeneratedAlways } from 'kysely'

export interface DepartmentRow {
  organisation_id: number
  id: Generated<number>
  parent_id: number | null
  path: number[]
  /** Levels down to it, itself included: kept by the database. */
  depth: GeneratedAlways<number>
  name: string
  sort: Generated<number>
  version: Generated<number>
  created_at: Generated<Date>
}

export interface DepartmentHeadRow {
  organisation_id: number
  department_id: number
  user_id: number
  place: Generated<number>
}

export interface DepartmentTagRow {
  organisation_id: number
  id: Generated<number>
  name: string
  version: Generated<number>
  created_at: Generated<Date>
}

export interface DepartmentEventRow {
  organisation_id: number
  id: Generated<number>
  department_id: number
  name: string
  action: 'create' | 'update' | 'move' | 'merge' | 'take_in' | 'delete'
  detail: Generated<string>
  user_id: number
  happened_at: Generated<Date>
}

export interface DepartmentTagLinkRow {
  organisation_id: number
  department_id: number
  tag_id: number
}
