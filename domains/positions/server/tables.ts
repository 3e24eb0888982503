import type { PeopleView } from '@bole/accounts/view'
import type { Degree } from '@bole/parsing/model'
import type { ProcessesView } from '@bole/processes/view'
import type { ProjectsView } from '@bole/themes/view'
import type { Generated } from 'kysely'

export interface PositionRow {
  organisation_id: number
  id: Generated<number>
  project_id: number
  origin: number
  department_id: number | null
  process_id: number
  owner_user_id: number | null
  title: string
  cities: string[]
  head_count: number
  description: string
  requirements: string
  salary_from: number | null
  salary_to: number | null
  salary_currency: Generated<string>
  degree: Degree | null
  state: Generated<'draft' | 'open' | 'closed'>
  is_deleted: Generated<boolean>
  sort: Generated<number>
  opened_at: Date | null
  closed_at: Date | null
  version: Generated<number>
  created_at: Generated<Date>
}

export interface PositionsTables extends ProjectsView, ProcessesView, PeopleView {
  positions: PositionRow
}
