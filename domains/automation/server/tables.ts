import type { PeopleView } from '@bole/accounts/view'
import type { Action, Setting } from '@bole/automation/model'
import type { ApplicationsView, PassagesView, TagsView } from '@bole/pipeline/view'
import type { PositionsView } from '@bole/positions/view'
import type { CandidatesView } from '@bole/resumes/view'
import type { ColumnType, Generated } from 'kysely'

export type PausedBecause = 'author' | 'label' | 'person' | 'folder' | 'loop' | 'error'
export type RuleState = 'active' | 'disabled' | 'paused'

/** Written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>

export interface Acted {
  readonly action: Action
  readonly result: string
}

export interface AutomationTables
  extends ApplicationsView,
    CandidatesView,
    PassagesView,
    PeopleView,
    PositionsView,
    TagsView {
  automation_rules: {
    organisation_id: number
    id: Generated<number>
    origin: number
    name: string
    state: RuleState
    paused_because: PausedBecause | null
    setting: Json<Setting>
    author_id: number
    active_since: Date
    changed_at: Date
    version: Generated<number>
  }
  automation_rule_versions: {
    organisation_id: number
    rule_id: number
    version: number
    name: string
    state: RuleState
    setting: Json<Setting>
    changed_by: number | null
    changed_at: Date
  }
  automation_runs: {
    organisation_id: number
    rule_id: number
    version: number
    application_id: number
    happening: string
    outcome: 'done' | 'refused' | 'overruled' | 'loop'
    actions: Json<readonly Acted[]>
    happened_at: Date
    ran_at: Date
  }
}
