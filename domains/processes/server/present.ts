import { type Caller, may } from '@bole/platform/server'
import type { Process } from '@bole/processes/contract'
import { type ProcessStep, whatCanBeDone } from '@bole/processes/model'
import type { Selectable } from 'kysely'
import type { ProcessRow } from './tables.ts'

type Counted = Selectable<ProcessRow> & {
  steps: ProcessStep[]
  position_count: number | null
  open_count: number | null
}

/** A process's row as the wire carries it. */
export function presentProcess(
  row: Counted,
  caller: Pick<Caller, 'passesEverything' | 'permissions'>,
): Process {
  const mayManage = may(caller, 'processes.manage')
  const openPositions = row.open_count ?? 0
  const standing = { isDefault: row.is_default, isDeleted: row.is_deleted, openPositions }
  return {
    id: row.id,
    origin: row.origin,
    name: row.name,
    stages: row.steps.map(({ stage }) => stage),
    steps: row.steps,
    is_default: row.is_default,
    isDeleted: row.is_deleted ? 1 : 0,
    position_count: row.position_count ?? 0,
    open_count: openPositions,
    version: row.version,
    create_time: row.created_at.toISOString(),
    can: whatCanBeDone(standing, mayManage),
  }
}
