import type { CandidateListItem } from '@bole/pipeline/contract'
import type { Caller, Transaction } from '@bole/platform/server'
import { pipeline } from './application-store.ts'
import { listItems } from './list-item.ts'
import { presentListItem } from './present-list-item.ts'
import { withinScope } from './scope.ts'

/** One application as the list shows it; null when the caller may not see it. */
export async function candidateListItemOf(
  tx: Transaction,
  caller: Pick<Caller, 'scope' | 'userId'>,
  id: number,
): Promise<CandidateListItem | null> {
  const picked = pipeline
    .selectFrom('applications')
    .select('applications.id')
    .where('applications.id', '=', id)
  const row = await tx.find(listItems(picked.where(withinScope(caller))))
  return row ? presentListItem(row) : null
}
