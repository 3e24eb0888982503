import { mailEvents } from '@bole/mail/contract'
import { handingOverAtMost, replyAddress } from '@bole/mail/model'
import { linkTo } from '@bole/platform/links'
import { defineJob } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { beginSending, goOnTheWire, type Mail, putBack, writtenTogether } from './begin-sending.ts'
import { type HandedOver, handOver, type Letter } from './hand-over.ts'
import { mails } from './mail-store.ts'
import { mailboxAddress } from './mailbox.ts'
import { keptTransportTo } from './transports.ts'
import { writeDown } from './write-down.ts'
import { sendMailJob } from './write-mail.ts'

/** How long messages that were begun together may take, in milliseconds: until whoever looks whether a worker died may take them. */
const endsWithin = handingOverAtMost - 20_000

/**
 * Hands a message over, and after it others that wait for their turn: begins them in one transaction, and writes down what the server said of
 * some before the next leave; what was taken back meanwhile stays. A worker that dies in between leaves them begun; they are then handed over again after a while, under the same
 * Message-ID. Without a mail server they wait for one.
 */
export const sendMail = defineJob(
  sendMailJob,
  async ({ payload, inTransaction, now }) => {
    const begun = await inTransaction((tx) => beginSending(tx, payload.mail_id, now))
    if (!begun) return
    const { server } = begun
    const transport = keptTransportTo(server)
    const signal = AbortSignal.timeout(endsWithin)
    let leaving = begun.mails.slice(0, writtenTogether)
    for (let place = 0; place < begun.mails.length; place += writtenTogether) {
      if (signal.aborted) {
        await inTransaction(async (tx) => putBack(tx, begun.mails.slice(place)))
        return
      }
      const answered: (readonly [Mail, HandedOver])[] = []
      for (const mail of leaving)
        answered.push([mail, await handOver({ server, transport, signal }, letterOf(mail))])
      const told = { now: new Date(), askedFor: payload.mail_id }
      const next = begun.mails.slice(place + writtenTogether, place + 2 * writtenTogether)
      leaving = await inTransaction(async (tx) => {
        const going = await goOnTheWire(tx, next, leaving)
        for (const [mail, answer] of answered) await writeDown(tx, mail, answer, told)
        return [...going]
      })
    }
  },
  async ({ payload, inTransaction }) => {
    await inTransaction(async (tx) => {
      const ended = { state: 'failed' as const, begun_at: null, handed_at: null, next_try_at: null }
      const failed = await tx.find(
        mails
          .updateTable('mails')
          .set(ended)
          .where('id', '=', payload.mail_id)
          .where('state', '=', 'waiting')
          .returning('id'),
      )
      // Another job may have handed it over in its batch.
      if (!failed) return
      tx.announce('mail', payload.mail_id)
      tx.emit(mailEvents.settled, { mail_id: payload.mail_id, state: 'failed', said: '' })
    })
  },
)

function letterOf(mail: Mail): Letter {
  const mailbox = providedFor(mailboxAddress)
  return {
    messageId: `${mail.message_key}@${new URL(linkTo('/')).hostname}`,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.plain,
    html: mail.html,
    unsubscribeUrl: mail.unsubscribe_url,
    replyTo: mail.takes_replies && mailbox !== null ? replyAddress(mailbox, mail.message_key) : null,
  }
}
