import { type Caller, may } from '@bole/platform/server'
import type { roundsInFull } from './approval-store.ts'

type Row = Awaited<ReturnType<ReturnType<typeof roundsInFull>['execute']>>[number]

/** A round as the wire has it, with what the caller may do with it. */
export function presentApproval(row: Row, caller: Caller, now: Date) {
  const { opened_at, settled_at, state, department, for_name, is_mine, ...rest } = row
  const isOpen = state === 'open'
  const until = settled_at ?? now
  return {
    ...rest,
    state,
    department: department ?? '',
    is_mine: Boolean(is_mine),
    for_name: is_mine ? for_name : null,
    approvers: row.approvers.map((approver) => ({ ...approver })),
    opened_at: opened_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
    waited_days: Math.max(0, Math.floor((until.getTime() - opened_at.getTime()) / 86_400_000)),
    can: {
      decide: isOpen && may(caller, 'approvals.decide') && (Boolean(is_mine) || may(caller, 'pipeline.move')),
      add: isOpen && may(caller, 'approvals.ask'),
    },
  }
}
