import type { CandidateListItem } from '@bole/pipeline/contract'
import type { Query, Reader, Transaction } from '@bole/platform/server'
import { pipeline } from '../application-store.ts'
import { perScope } from '../scope.ts'
import { type ListItemRow, listItems } from './list-item.ts'
import { presentListItem } from './present-list-item.ts'

type Reaching = Reader<'candidates'>

const picked = perScope((within, id: number) =>
  pipeline
    .selectFrom('applications')
    .select('applications.id')
    .where('applications.id', '=', id)
    .where(within),
)

/** A query of one application as the list shows it; no row when the caller may not see it. */
export function listItemOf(caller: Reaching, id: number): Query<ListItemRow> {
  return listItems(picked(caller, id))
}

/** One application as the list shows it; null when the caller may not see it. */
export async function candidateListItemOf(
  tx: Transaction,
  caller: Reaching,
  id: number,
): Promise<CandidateListItem | null> {
  const row = await tx.find(listItemOf(caller, id))
  return row ? presentListItem(row) : null
}
