import { pipelineEvents } from '@bole/pipeline/contract'
import { type Caller, Failure, may, type Transaction } from '@bole/platform/server'
import type { CandidateMessage } from '../../contract/candidate-message.ts'

interface Telling {
  readonly tx: Transaction
  readonly caller: Caller
  readonly body: object & { readonly message?: CandidateMessage | null | undefined }
}

/** Whom something is told, at which stage they are then. */
interface Told {
  readonly id: number
  readonly stage: number
}

/** Has candidates told what was done, where whoever did it asked for that: the domain that keeps messages hears of it in this transaction. */
export function tellCandidates(
  { tx, caller, body: { message } }: Telling,
  people: readonly Told[],
  { action, batchId }: { readonly action: string; readonly batchId: string },
): void {
  if (!message) return
  if (!may(caller, 'notifications.send')) throw new Failure('not_permitted')
  for (const { id, stage } of people) {
    const about = { application_id: id, by: caller.userId, action, stage, batch_id: batchId }
    tx.emit(pipelineEvents.toTell, { ...about, message })
  }
}
