import { mailEvents } from '@bole/mail/contract'
import { isForGood, pauseAfter } from '@bole/mail/model'
import { prepared, type Transaction } from '@bole/platform/server'
import type { Mail } from './begin-sending.ts'
import type { HandedOver } from './hand-over.ts'
import { lockMail, mails } from './mail-store.ts'
import { planToSend } from './write-mail.ts'

// Text: a function of the database, as the queue's tables are the queue's.
const forgetJob = prepared<object>('select forget_job($1)')

const over = { begun_at: null, handed_at: null }

/** Writes down what the server said of a message. `askedFor`: the message whose own job this is. */
export async function writeDown(
  tx: Transaction,
  mail: Mail,
  answer: HandedOver,
  { now, askedFor }: { readonly now: Date; readonly askedFor: number },
): Promise<void> {
  const { id, attempts } = mail
  const { said } = answer
  const change = mails.updateTable('mails').where('id', '=', id)
  tx.announce('mail', id)
  // The job that was to look whether this worker died: after the message, as whoever begins messages locks them before their jobs.
  const forgetLook = id === askedFor ? [] : [forgetJob(`mail ${id}`)]
  if (answer.isTaken) {
    const forgotten = mail.is_secret ? { plain: '', html: null } : {}
    // Also where it was taken back meanwhile: it has left.
    const sent = { state: 'sent' as const, said, ...over, next_try_at: null, sent_at: now }
    tx.save(change.set({ ...sent, ...forgotten }), ...forgetLook)
    tx.emit(mailEvents.settled, { mail_id: id, state: 'sent', said })
    return
  }
  const pause = isForGood(answer.fault) ? null : pauseAfter(attempts)
  const nextTry = pause === null ? null : new Date(now.getTime() + pause)
  const [current] = await tx.load(lockMail(id))
  const state = current[0]?.state === 'waiting' && !nextTry ? 'failed' : (current[0]?.state ?? 'failed')
  const isPlanned = state === 'waiting'
  tx.save(
    change.set({ state, said, ...over, paced_at: null, next_try_at: isPlanned ? nextTry : null }),
    ...forgetLook,
  )
  tx.emit(mailEvents.settled, { mail_id: id, state, said })
  if (isPlanned && nextTry) planToSend(tx, id, nextTry)
}
