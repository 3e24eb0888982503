import { randomUUID } from 'node:crypto'
import type { Language } from '@bole/platform/contract'
import { declareJob, inserted, type Transaction } from '@bole/platform/server'
import * as z from 'zod'
import { mails } from './mail-store.ts'

/** Hands one message over; enqueued with the row, and again for each further try. */
export const sendMailJob = declareJob('mail.send', z.object({ mail_id: z.number() }))

/** A message to be sent. */
export interface NewMail {
  /** An address, already held to be one. */
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** What it is about, as whoever writes it finds it again: `invitation 12`. */
  readonly about: string
  /** It holds a link that only its reader may follow: what is written in it is forgotten once it is sent. */
  readonly isSecret?: boolean
  /** After this there is no use in sending it, as its link has run out. */
  readonly usefulUntil?: Date
  /** Where its reader says, without signing in, that they want no more of its kind. */
  readonly unsubscribeUrl?: string
  /** What is answered to it concerns somebody (`mailEvents.replied`). */
  readonly takesReplies?: boolean
}

/**
 * Puts a message into the outbox, in the transaction that causes it, and answers its number. It leaves after the commit; where there is
 * no mail server it waits until somebody names one (`hasMailServer`).
 */
export async function writeMail(tx: Transaction, mail: NewMail): Promise<number> {
  const { id } = inserted(
    await tx.find(
      mails
        .insertInto('mails')
        .values({
          organisation_id: tx.organisationId,
          message_key: randomUUID(),
          recipient: mail.to,
          language: mail.language,
          subject: mail.subject,
          plain: mail.text,
          html: mail.html ?? null,
          is_secret: mail.isSecret ?? false,
          about: mail.about,
          unsubscribe_url: mail.unsubscribeUrl ?? null,
          takes_replies: mail.takesReplies ?? false,
          useful_until: mail.usefulUntil ?? null,
        })
        .returning('id'),
    ),
  )
  planToSend(tx, id)
  tx.announce('mail', id)
  return id
}

/** Has a message handed over, now or later; planned twice it is handed over once. */
export function planToSend(tx: Transaction, id: number, runAt?: Date): void {
  const when = runAt ? { runAt } : {}
  tx.enqueue(sendMailJob, { mail_id: id }, { key: `mail ${id}`, ...when })
}
