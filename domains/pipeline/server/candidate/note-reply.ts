import { pipelineEvents } from '@bole/pipeline/contract'
import type { Transaction } from '@bole/platform/server'
import { lockedApplications, standingOf } from '../application-store.ts'
import { saveChanges } from '../change/save-changes.ts'
import { everyone } from '../scope.ts'

interface Written {
  readonly text: string
  /** Who of staff had written to them; null: nobody. */
  readonly to: number | null
}

/** What a candidate wrote stands in the history of their application, which stays where it is. */
export async function noteReply(
  tx: Transaction,
  applicationId: number,
  { text, to }: Written,
): Promise<void> {
  const application = await tx.find(lockedApplications([applicationId], everyone))
  if (!application) return
  const note = { actor: 'candidate', userId: null, now: new Date(), batchId: null, text } as const
  saveChanges(tx, [{ application, next: standingOf(application), action: 'candidate_wrote' }], note)
  tx.emit(pipelineEvents.wrote, { application_id: applicationId, to })
}
