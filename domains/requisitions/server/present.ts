import { type Caller, may } from '@bole/platform/server'
import type { RequisitionListItem } from '@bole/requisitions/contract'
import { placesOf, whatCanBeDone } from '@bole/requisitions/model'
import type { FillingPosition, RequisitionInFull } from './requisition-store.ts'

const person = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

/** A requisition's row as lists carry it. */
export function presentRequisition(
  row: RequisitionInFull,
  filling: readonly FillingPosition[],
  caller: Caller,
): RequisitionListItem {
  const entered = filling
    .filter(({ requisition_id }) => requisition_id === row.id)
    .reduce((sum, { joined }) => sum + joined, 0)
  const { filled, left, isFilled } = placesOf(row.head_count, entered)
  return {
    id: row.id,
    origin: row.origin,
    title: row.title,
    department: person(row.department_id, row.department_name),
    state: row.state,
    head_count: row.head_count,
    filled_count: filled,
    left_count: left,
    is_filled: row.state === 'approved' && isFilled,
    budget: row.budget,
    currency: row.currency,
    reason: row.reason,
    wanted_by: row.wanted_by,
    asked_by: person(row.asked_by, row.asker_name),
    asked_at: row.asked_at.toISOString(),
    decided_by: person(row.decided_by, row.decider_name),
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_reason: row.decision_reason,
    version: row.version,
    can: whatCanBeDone({
      state: row.state,
      isOwn: row.asked_by === caller.userId,
      mayAsk: may(caller, 'requisitions.ask'),
      mayDecide: may(caller, 'requisitions.approve'),
      mayLink: may(caller, 'positions.manage'),
    }),
  }
}
