import { mailEvents } from '@bole/mail/contract'
import { handingOverAtMost, isForGood, isUseful, pauseAfter, replyAddress } from '@bole/mail/model'
import { linkTo } from '@bole/platform/links'
import { defineJob, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import type { Selectable } from 'kysely'
import { type HandedOver, handOver } from './hand-over.ts'
import { leavesAt } from './keep-pace.ts'
import { type MailServer, serverFrom } from './mail-server.ts'
import { lockMail, mails, ownServer } from './mail-store.ts'
import { mailboxAddress } from './mailbox.ts'
import type { MailRow } from './tables.ts'
import { planToSend, sendMailJob } from './write-mail.ts'

type Mail = Selectable<MailRow>

/**
 * Hands a message over: begins it in one transaction, and writes down in another what the server said. A worker that dies in between
 * leaves it begun; it is then handed over again after a while, under the same Message-ID. Without a mail server it waits for one.
 */
export const sendMail = defineJob(
  sendMailJob,
  async ({ payload, inTransaction, now }) => {
    const begun = await inTransaction((tx) => beginSending(tx, payload.mail_id, now))
    if (!begun) return
    const { mail, server } = begun
    const mailbox = providedFor(mailboxAddress)
    const answer = await handOver(server, {
      messageId: `${mail.message_key}@${new URL(linkTo('/')).hostname}`,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.plain,
      html: mail.html,
      unsubscribeUrl: mail.unsubscribe_url,
      replyTo: mail.takes_replies && mailbox !== null ? replyAddress(mailbox, mail.message_key) : null,
    })
    await inTransaction((tx) => writeDown(tx, mail, answer, new Date()))
  },
  async ({ payload, inTransaction }) => {
    await inTransaction(async (tx) => {
      const ended = { state: 'failed' as const, begun_at: null, next_try_at: null }
      tx.save(
        mails
          .updateTable('mails')
          .set(ended)
          .where('id', '=', payload.mail_id)
          .where('state', '=', 'waiting'),
      )
      tx.announce('mail', payload.mail_id)
      tx.emit(mailEvents.settled, { mail_id: payload.mail_id, state: 'failed', said: '' })
    })
  },
)

async function beginSending(
  tx: Transaction,
  id: number,
  now: Date,
): Promise<{ readonly mail: Mail; readonly server: MailServer } | null> {
  const [[mail], [own]] = await tx.load(lockMail(id), ownServer())
  const server = serverFrom(own)
  if (mail?.state !== 'waiting' || !server) return null
  const change = mails.updateTable('mails').where('id', '=', id)
  if (!isUseful({ usefulUntil: mail.useful_until }, now)) {
    tx.save(change.set({ state: 'failed', next_try_at: null, plain: '', html: null }))
    tx.announce('mail', id)
    tx.emit(mailEvents.settled, { mail_id: id, state: 'failed', said: mail.said })
    return null
  }
  const freeAt = mail.begun_at && new Date(mail.begun_at.getTime() + handingOverAtMost)
  if (freeAt && freeAt > now) {
    planToSend(tx, id, freeAt)
    return null
  }
  const due = mail.paced_at ?? (await leavesAt(tx, mail.recipient, now))
  if (due > now) {
    tx.save(change.set({ paced_at: due, next_try_at: due }))
    planToSend(tx, id, due)
    return null
  }
  tx.save(change.set({ begun_at: now, attempts: mail.attempts + 1, next_try_at: null }))
  return { mail: { ...mail, attempts: mail.attempts + 1 }, server }
}

async function writeDown(tx: Transaction, mail: Mail, answer: HandedOver, now: Date): Promise<void> {
  const { id, attempts } = mail
  const { said } = answer
  const change = mails.updateTable('mails').where('id', '=', id)
  tx.announce('mail', id)
  if (answer.isTaken) {
    const forgotten = mail.is_secret ? { plain: '', html: null } : {}
    // Also where it was taken back meanwhile: it has left.
    const sent = { state: 'sent' as const, said, begun_at: null, next_try_at: null, sent_at: now }
    tx.save(change.set({ ...sent, ...forgotten }))
    tx.emit(mailEvents.settled, { mail_id: id, state: 'sent', said })
    return
  }
  const pause = isForGood(answer.fault) ? null : pauseAfter(attempts)
  const nextTry = pause === null ? null : new Date(now.getTime() + pause)
  const [current] = await tx.load(lockMail(id))
  const state = current[0]?.state === 'waiting' && !nextTry ? 'failed' : (current[0]?.state ?? 'failed')
  const isPlanned = state === 'waiting'
  tx.save(
    change.set({ state, said, begun_at: null, paced_at: null, next_try_at: isPlanned ? nextTry : null }),
  )
  tx.emit(mailEvents.settled, { mail_id: id, state, said })
  if (isPlanned && nextTry) planToSend(tx, id, nextTry)
}
