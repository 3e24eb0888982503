import { randomUUID } from 'node:crypto'
import { eventOf, type RecordState, wayTo } from '@bole/notifications/model'
import { telling } from '@bole/pipeline/server'
import type { Transaction } from '@bole/platform/server'
import { addressees } from '../message/addressees.ts'
import { valuesOf } from '../message/values-of.ts'
import { writeMessage } from '../message/write-message.ts'
import { notifications } from '../notification-store.ts'
import { wordsFor } from '../templates/words-of.ts'
import { planDelivery } from './deliver-job.ts'

/** What was done to an application in the past, and what became of the message about it. */
export interface PastMessage {
  readonly applicationId: number
  /** As history names it, at the stage it led to. */
  readonly action: string
  readonly stage: number
  readonly at: Date
  readonly by: { readonly id: number; readonly name: string }
  readonly state: RecordState
  /** What the mail server said. */
  readonly said: string
  /** When a waiting one leaves. */
  readonly planAt: Date | null
}

const seenAfter = 3 * 60 * 60_000

/** Writes messages of a company's past as they would have been written then; those that cannot be filled in any more are left out. */
export async function tellPast(tx: Transaction, past: readonly PastMessage[]): Promise<void> {
  const ids = [...new Set(past.map(({ applicationId }) => applicationId))]
  const [people] = await tx.load(addressees(ids, telling.everyone))
  const rows = past.flatMap(({ applicationId, action, stage, at, by, state, said, planAt }) => {
    const who = people.find(({ id }) => id === applicationId)
    const event = eventOf(action, stage)
    if (!who || event === null) return []
    const setting = { stage, language: who.language, sender: by.name }
    const message = writeMessage(
      wordsFor([], null, { stage, event, language: who.language, channel: 'mail' }),
      valuesOf(who, setting),
    )
    if ('lacks' in message) return []
    const hasLeft = state !== 'waiting' && state !== 'cancelled' && state !== 'failed'
    return {
      ...{ organisation_id: tx.organisationId, application_id: applicationId, stage, event, said, state },
      ...wayTo('mail', who),
      ...{ language: who.language, ...message, plan_at: planAt, asked_by: by.id, batch_id: randomUUID() },
      ...{ created_at: at, sent_at: hasLeft ? at : null },
      viewed_at: state === 'viewed' ? new Date(at.getTime() + seenAfter) : null,
    }
  })
  if (rows.length === 0) return
  const made = notifications.insertInto('notify_records').values(rows).returning(['id', 'state', 'plan_at'])
  const [written] = await tx.load(made)
  for (const { id, state, plan_at } of written) if (state === 'waiting') planDelivery(tx, id, plan_at)
}
