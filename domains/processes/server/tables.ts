import type { Generated } from 'kysely'

export interface ProcessRow {
  organisation_id: number
  id: Generated<number>
  origin: number
  name: string
  stages: number[]
  is_default: Generated<boolean>
  is_deleted: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
}

export interface ProcessesTables {
  processes: ProcessRow
}
