import { pipelineEvents } from '@bole/pipeline/contract'
import type { Language } from '@bole/platform/contract'
import { type Caller, Failure, may, type RefusalDetails, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import type { CandidateMessage } from '../../contract/candidate-message.ts'
import { messagesLeft } from '../slots.ts'

interface Telling {
  readonly tx: Transaction
  readonly caller: Caller
  readonly language: Language
  readonly refuse: (code: 'messages_used_up', details: RefusalDetails) => Error
  readonly body: object & { readonly message?: CandidateMessage | null | undefined }
}

/** Whom something is told, at which stage they are then. */
interface Told {
  readonly id: number
  readonly stage: number
}

/**
 * Has candidates told what was done, where whoever did it asked for that: the domain that keeps messages hears of it in this transaction.
 * Where the organisation has no messages left, nothing is done either.
 */
export async function tellCandidates(
  { tx, caller, language, refuse, body: { message } }: Telling,
  people: readonly Told[],
  { action, batchId }: { readonly action: string; readonly batchId: string },
): Promise<void> {
  if (!message || people.length === 0) return
  if (!may(caller, 'notifications.send')) throw new Failure('not_permitted')
  const applicationIds = people.map(({ id }) => id)
  const sending = { applicationIds, channel: message.channel ?? 'mail' }
  const usedUp = await providedFor(messagesLeft)(tx, sending, language)
  if (usedUp) throw refuse('messages_used_up', usedUp)
  for (const { id, stage } of people) {
    const about = { application_id: id, by: caller.userId, action, stage, batch_id: batchId }
    tx.emit(pipelineEvents.toTell, { ...about, message })
  }
}
