import type { stages } from '@bole/processes/model'
import type { Generated } from 'kysely'

export interface ProcessRow {
  organisation_id: number
  id: Generated<number>
  origin: number
  name: string
  is_default: Generated<boolean>
  is_deleted: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
}

export interface ProcessStepRow {
  organisation_id: number
  id: Generated<number>
  process_id: number
  stage: number
  title: Generated<string>
  /** Null: that of its stage. */
  colour: stages.StepColour | null
  place: number
  is_gone: Generated<boolean>
}

export interface ProcessesTables {
  processes: ProcessRow
  process_steps: ProcessStepRow
}
