import { randomUUID } from 'node:crypto'
import { pipelineEvents } from '@bole/pipeline/contract'
import { languages } from '@bole/platform/contract'
import { may, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { lockedApplications } from '../application-store.ts'
import { messagesLeft } from '../slots.ts'
import type { ActingRule, Outcome } from './acting-rule.ts'

interface Message {
  readonly applicationId: number
  readonly words: { readonly subject: string; readonly body: string }
}

/** Writes to a candidate by mail, where the person answering for the rule may and messages are left. */
export async function messageByRule(
  tx: Transaction,
  { applicationId, words }: Message,
  { author }: ActingRule,
): Promise<Outcome> {
  if (!may(author, 'notifications.send')) return 'cannot_send'
  const [[application]] = await tx.load(lockedApplications([applicationId], author))
  if (!application) return 'not_found'
  const sending = { applicationIds: [applicationId], channel: 'mail' as const }
  // The notice is for a reader at a screen; a rule has none.
  if (await providedFor(messagesLeft)(tx, sending, languages[0])) return 'messages_used_up'
  tx.emit(pipelineEvents.toTell, {
    application_id: applicationId,
    by: author.userId,
    action: 'rule',
    stage: application.stage,
    batch_id: randomUUID(),
    message: { words, channel: 'mail' },
  })
  return 'done'
}
