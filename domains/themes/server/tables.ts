import type { PeopleView } from '@bole/accounts/view'
import type { LimitedFields, Question, Station } from '@bole/themes/model'
import type { ColumnType, Generated } from 'kysely'

export interface ProjectRow {
  organisation_id: number
  id: Generated<number>
  origin: number
  name: string
  company_name: Generated<string>
  company_industry: Generated<string>
  company_scale: Generated<string>
  company_financing: Generated<string>
  company_description: Generated<string>
  application_limit: number | null
  closes_at: Date | null
  /** Written as JSON text. */
  questions: ColumnType<Question[], string | undefined, string>
  owner_user_id: number | null
  is_open_for_referral: Generated<boolean>
  ranks_choices: Generated<boolean>
  /** Written as JSON text, like the stations. */
  limited_fields: ColumnType<LimitedFields | null, string | null | undefined, string | null>
  stations: ColumnType<readonly Station[], string | undefined, string>
  is_deleted: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
}

export interface ProjectPictureRow {
  organisation_id: number
  id: Generated<number>
  project_id: number
  name: string
  place: number
  state: Generated<'waiting' | 'ready' | 'unreadable'>
  storage_key: string
  width: number | null
  height: number | null
  created_at: Generated<Date>
}

export interface ThemesTables extends PeopleView {
  project_pictures: ProjectPictureRow
  projects: ProjectRow
}
