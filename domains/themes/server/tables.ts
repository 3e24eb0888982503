import type { OrganisationView, PeopleView } from '@bole/accounts/view'
import type { dress, LimitedFields, Question, Station } from '@bole/themes/model'
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
  most_choices: Generated<number>
  /** Written as JSON text, like the stations. */
  limited_fields: ColumnType<LimitedFields | null, string | null | undefined, string | null>
  stations: ColumnType<readonly Station[], string | undefined, string>
  logo_id: number | null
  shows_schedule: Generated<boolean>
  shows_answers: Generated<boolean>
  /** Written as JSON text. */
  looks: ColumnType<Partial<dress.Looks>, string | undefined, string>
  code: string | null
  pass_template_id: number | null
  told_events: string[] | null
  is_deleted: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
}

export interface ProjectPictureRow {
  organisation_id: number
  id: Generated<number>
  project_id: number
  name: string
  caption: Generated<string>
  place: number
  state: Generated<'waiting' | 'ready' | 'unreadable'>
  storage_key: string
  has_middle: Generated<boolean>
  width: number | null
  height: number | null
  created_at: Generated<Date>
}

interface ShownRow {
  organisation_id: number
  id: Generated<number>
  project_id: number
  place: number
}

export interface ThemesTables extends PeopleView, OrganisationView {
  project_answers: ShownRow & { question: string; answer: string }
  project_keepers: {
    organisation_id: number
    id: Generated<number>
    project_id: number
    user_id: number | null
    department_id: number | null
  }
  project_logos: {
    organisation_id: number
    id: Generated<number>
    bytes: Uint8Array
    made_at: Generated<Date>
  }
  project_menu_items: ShownRow & { title: string; url: string }
  project_pictures: ProjectPictureRow
  project_schedule: ShownRow & { title: string; day_from: string; day_to: string | null }
  projects: ProjectRow
}
