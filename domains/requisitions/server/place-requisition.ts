import type { Caller, Transaction } from '@bole/platform/server'
import { requisitions } from './requisition-store.ts'

interface Placing {
  readonly tx: Transaction
  readonly caller: Caller
  readonly refuse: (code: 'unknown_department' | 'department_not_yours') => Error
}

/** Holds the department people are asked for against those there are; whoever sees departments asks for theirs. */
export async function placeRequisition(
  { tx, caller, refuse }: Placing,
  departmentId: number | null,
): Promise<void> {
  const { positions: scope } = caller.scopes
  if (departmentId === null) return
  const found = await tx.find(
    requisitions.selectFrom('departments').select('id').where('id', '=', departmentId),
  )
  if (!found) throw refuse('unknown_department')
  if (scope.kind === 'departments' && !scope.departmentIds.includes(departmentId))
    throw refuse('department_not_yours')
}
