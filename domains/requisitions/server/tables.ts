import type { PeopleView } from '@bole/accounts/view'
import type { PositionsView } from '@bole/positions/view'
import type { RequisitionState } from '@bole/requisitions/model'
import type { Generated } from 'kysely'

export interface RequisitionRow {
  organisation_id: number
  id: Generated<number>
  origin: number
  title: string
  department_id: number | null
  head_count: number
  budget: number | null
  currency: Generated<string>
  reason: Generated<string>
  wanted_by: string | null
  state: Generated<RequisitionState>
  asked_by: number | null
  asked_at: Date
  decided_by: number | null
  decided_at: Date | null
  decision_reason: Generated<string>
  version: Generated<number>
}

export interface RequisitionsTables extends PeopleView, PositionsView {
  requisitions: RequisitionRow
  requisition_positions: { organisation_id: number; requisition_id: number; position_id: number }
}
