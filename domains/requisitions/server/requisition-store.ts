import { type Caller, notFound, sameTenant, type Transaction, tablesOf } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { applicants } from '@bole/positions/server'
import { joined, type StatusCount } from '@bole/processes/model'
import { sql } from 'kysely'
import { requisitionsWithin } from './scope.ts'
import type { RequisitionsTables } from './tables.ts'

export const requisitions = tablesOf<RequisitionsTables>()

/** The requisitions a caller may see. */
export function visibleRequisitions(caller: Caller) {
  return requisitions.selectFrom('requisitions').where(requisitionsWithin(caller))
}

/** The same with the names a presenter needs. */
export function requisitionsInFull(caller: Caller) {
  return visibleRequisitions(caller)
    .leftJoin('departments', (join) => sameTenant(join, 'departments.id', 'requisitions.department_id'))
    .leftJoin('users as asker', (join) => sameTenant(join, 'asker.id', 'requisitions.asked_by'))
    .leftJoin('users as decider', (join) => sameTenant(join, 'decider.id', 'requisitions.decided_by'))
    .selectAll('requisitions')
    .select([
      'departments.name as department_name',
      'asker.name as asker_name',
      'decider.name as decider_name',
    ])
}

export type RequisitionInFull = Awaited<ReturnType<typeof lockRequisition>>

/** A requisition the caller may see, locked to be changed. */
export async function lockRequisition(tx: Transaction, caller: Caller, id: number) {
  const [, [row]] = await tx.load(
    visibleRequisitions(caller).select('requisitions.id').where('requisitions.id', '=', id).forUpdate(),
    requisitionsInFull(caller).where('requisitions.id', '=', id),
  )
  if (!row) throw notFound()
  return row
}

/** A position that fills a requisition, with how many entered by it. */
export interface FillingPosition {
  readonly requisition_id: number
  readonly id: number
  readonly title: string
  readonly state: 'draft' | 'open' | 'closed'
  readonly head_count: number
  readonly joined: number
}

/** The positions of some requisitions; how many entered is told to whoever asked for people, whoever of them they may see. */
export async function positionsFilling(
  tx: Transaction,
  caller: Caller,
  ids: readonly number[],
): Promise<readonly FillingPosition[]> {
  const everybody = { ...caller, scopes: { ...caller.scopes, candidates: { kind: 'organisation' as const } } }
  const [rows] = await tx.load(
    requisitions
      .selectFrom('requisition_positions')
      .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'requisition_positions.position_id'))
      .select(['requisition_positions.requisition_id', 'positions.id', 'positions.title'])
      .select(['positions.state', 'positions.head_count'])
      .select(sql<StatusCount[]>`${providedFor(applicants).countsFor(everybody)}`.as('counts'))
      .where('requisition_positions.requisition_id', '=', sql<number>`any(${ids}::bigint[])`)
      .orderBy('positions.id'),
  )
  return rows.map(({ counts, ...row }) => ({ ...row, joined: joined(counts) }))
}
