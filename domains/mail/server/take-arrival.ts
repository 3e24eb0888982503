import { mailEvents } from '@bole/mail/contract'
import { keyNamedIn, ownWords, type Report, readReport, writerOf } from '@bole/mail/model'
import { storableText } from '@bole/platform/outward'
import { prepared, type Transaction } from '@bole/platform/server'
import PostalMime from 'postal-mime'
import { lockMail, mails } from './mail-store.ts'

/** What came into the mailbox, and which message of ours it is about. */
export interface Arrival {
  readonly key: string
  /** What a mail server says of it; null: it is a person's answer. */
  readonly report: Report | null
  readonly messageId: string
  readonly subject: string
  readonly text: string
  readonly at: Date
}

// Text: a function of the database, which alone looks across organisations.
/** The message of ours that a key names; no row where none is known. */
export const mailOfKey = prepared<{ organisation_id: number; mail_id: number }>(
  'select organisation_id, mail_id from mail_of_key($1)',
)

/** Reads a message as it came in; null where it is about none of ours, or was written by a program that answers everything. */
export async function readArrival(source: Uint8Array): Promise<Arrival | null> {
  const mail = await PostalMime.parse(source, { forceRfc822Attachments: true })
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]))
  const addresses = ['to', 'cc', 'delivered-to', 'x-original-to']
    .map((name) => headers.get(name) ?? '')
    .join(' ')
  // Its own Message-ID names none of ours, though it may look like one.
  const raw = Buffer.from(source)
    .toString('latin1')
    .replace(mail.messageId ?? '', '')
  const key = keyNamedIn(addresses, `${raw}\n${mail.text ?? ''}`)
  if (key === null) return null
  const statuses = mail.attachments.filter(
    ({ mimeType }) => mimeType.startsWith('message/') && mimeType.endsWith('delivery-status'),
  )
  const [report = null] = statuses.flatMap(({ content }) => readReport(storableText(textOf(content))) ?? [])
  const { from, subject = '', text = '' } = mail
  const writer = report
    ? { returned: report }
    : writerOf({ headers, from: from?.address ?? '', subject, text })
  if (writer === 'program') return null
  return {
    ...{
      key,
      report: writer === 'person' ? null : storable(writer.returned),
      messageId: storableText((mail.messageId ?? '').slice(0, 300)),
      subject: storableText(subject.slice(0, 300)),
    },
    text: storableText(ownWords(text)),
    at: new Date(Date.parse(mail.date ?? '') || Date.now()),
  }
}

const storable = ({ action, said }: Report): Report => ({ action, said: storableText(said) })

const textOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('utf8')

/** Writes down that a message came back, in the words of the server that refused it, or tells what its reader answered. */
export async function takeArrival(tx: Transaction, mailId: number, arrival: Arrival): Promise<void> {
  const { report, messageId: message_id, subject, text, at } = arrival
  if (!report) {
    tx.emit(mailEvents.replied, { mail_id: mailId, message_id, subject, text, at: at.toISOString() })
    return
  }
  const mail = await tx.find(lockMail(mailId))
  if (report.action !== 'failed' || !mail) return
  // It has come back before it is written down that it left: whoever reads the mailbox tries again later.
  if (mail.state === 'waiting' && mail.begun_at !== null)
    throw new Error(`mail ${mailId} is still being handed over`)
  if (mail.state !== 'sent') return
  const { said } = report
  tx.save(mails.updateTable('mails').set({ state: 'failed', said }).where('id', '=', mailId))
  tx.announce('mail', mailId)
  tx.emit(mailEvents.settled, { mail_id: mailId, state: 'failed', said })
}
