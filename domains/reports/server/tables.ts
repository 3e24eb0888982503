import type { PeopleView } from '@bole/accounts/view'
import type { sources } from '@bole/pipeline/model'
import type { ApplicationsView, PassagesView } from '@bole/pipeline/view'
import type { PositionsView } from '@bole/positions/view'
import type { Grouping, measures, periods } from '@bole/reports/model'
import type { CandidatesView } from '@bole/resumes/view'
import type { ProjectsView } from '@bole/themes/view'
import type { Generated } from 'kysely'

export interface ReportRow {
  organisation_id: number
  id: Generated<number>
  origin: number
  title: string
  columns: measures.Measure[]
  grouping: Grouping
  period: periods.Period
  from_day: string | null
  until_day: string | null
  position_ids: number[]
  department_ids: number[]
  sources: sources.Source[]
  created_by: number | null
  created_at: Date
  updated_at: Date
  version: Generated<number>
}

export interface ReportsTables
  extends ApplicationsView,
    CandidatesView,
    PassagesView,
    PeopleView,
    PositionsView,
    ProjectsView {
  reports: ReportRow
}
