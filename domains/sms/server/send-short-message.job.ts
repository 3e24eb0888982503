import { defineJob, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { smsEvents } from '@bole/sms/contract'
import { isForGood, leftInDoubt, pauseAfter, sendingAtMost } from '@bole/sms/model'
import type { Selectable } from 'kysely'
import { dialledNumber, type Submitted, smsGateway } from './gateway.ts'
import { lockShortMessage, sms } from './sms-store.ts'
import type { ShortMessageRow } from './tables.ts'
import { planToSend, sendShortMessageJob } from './write-short-message.ts'

type Message = Selectable<ShortMessageRow>

/** Hands a message over: begins it in one transaction, and writes down in another what the gateway said. Without a gateway it waits for one. */
export const sendShortMessage = defineJob(
  sendShortMessageJob,
  async ({ payload, inTransaction, now }) => {
    const gateway = providedFor(smsGateway)
    if (!gateway) return
    const message = await inTransaction((tx) => begin(tx, payload.short_message_id, now))
    if (!message) return
    const answer = await gateway.submit(message.recipient, message.plain)
    await inTransaction((tx) => writeDown(tx, message, answer, new Date()))
  },
  async ({ payload, inTransaction }) => {
    await inTransaction(async (tx) => {
      const message = await tx.find(lockShortMessage(payload.short_message_id))
      if (message?.state === 'waiting') settle(tx, message.id, { state: 'failed', said: '' })
    })
  },
)

/** Marks a message as being handed over; null where it is not to be: it is another worker's, or one died over it. */
async function begin(tx: Transaction, id: number, now: Date): Promise<Message | null> {
  const message = await tx.find(lockShortMessage(id))
  if (message?.state !== 'waiting') return null
  const freeAt = message.begun_at && new Date(message.begun_at.getTime() + sendingAtMost)
  if (freeAt && freeAt > now) {
    planToSend(tx, id, freeAt)
    return null
  }
  if (freeAt) {
    settle(tx, id, { state: 'failed', said: leftInDoubt })
    return null
  }
  const attempts = message.attempts + 1
  tx.save(sms.updateTable('short_messages').set({ begun_at: now, attempts }).where('id', '=', id))
  return { ...message, attempts }
}

async function writeDown(tx: Transaction, message: Message, answer: Submitted, now: Date): Promise<void> {
  const { id, attempts, is_secret } = message
  const { said } = answer
  if (answer.isTaken) {
    const forgotten = is_secret ? { plain: '' } : {}
    const dialled = dialledNumber(message.recipient)
    const taken = { provider_id: answer.providerId, dialled, sent_at: now, ...forgotten }
    return settle(tx, id, { state: 'sent', said, ...taken })
  }
  const pause = isForGood(answer.status) ? null : pauseAfter(attempts)
  const current = await tx.find(lockShortMessage(id))
  if (current?.state !== 'waiting') return
  if (pause === null) return settle(tx, id, { state: 'failed', said })
  const nextTry = new Date(now.getTime() + pause)
  settle(tx, id, { state: 'waiting', said, next_try_at: nextTry })
  planToSend(tx, id, nextTry)
}

type Settled = Pick<Message, 'state' | 'said'> & Partial<Message>

function settle(tx: Transaction, id: number, become: Settled): void {
  const over = { begun_at: null, next_try_at: null, ...become }
  tx.save(sms.updateTable('short_messages').set(over).where('id', '=', id))
  tx.emit(smsEvents.settled, { short_message_id: id, state: become.state, said: become.said })
}
