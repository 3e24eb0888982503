import { type mailApi, mailEvents } from '@bole/mail/contract'
import { isUseful, whatCanBeDone } from '@bole/mail/model'
import { type Handler, notFound } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { cancelMails } from './cancel-mails.ts'
import { forgottenOf, lockMail, mails } from './mail-store.ts'
import { readerWantsNone } from './slots.ts'
import { planToSend } from './write-mail.ts'

/** Begins anew: it is tried as often as a new one. */
export const sendAgain: Handler<typeof mailApi.sendAgain> = async ({ body, tx, now, refuse }) => {
  const mail = await tx.find(lockMail(body.id))
  if (!mail) throw notFound()
  const usefulUntil = mail.useful_until
  if (!isUseful({ usefulUntil }, now)) throw refuse('of_no_use')
  const forgotten = forgottenOf(mail)
  if (forgotten) throw refuse(forgotten === 'person' ? 'emptied' : 'words_forgotten')
  if (!whatCanBeDone({ state: mail.state, usefulUntil, isForgotten: false }, now).again)
    throw refuse('is_under_way')
  if (mail.unsubscribe_url && (await providedFor(readerWantsNone)(tx, mail.id)))
    throw refuse('reader_wants_none')
  tx.save(mails.updateTable('mails').set({ state: 'waiting', attempts: 0 }).where('id', '=', body.id))
  planToSend(tx, body.id)
  tx.announce('mail', body.id)
  tx.emit(mailEvents.settled, { mail_id: body.id, state: 'waiting', said: mail.said })
  return {}
}

export const cancelMail: Handler<typeof mailApi.cancelMail> = async ({ body, tx, refuse }) => {
  const mail = await tx.find(lockMail(body.id))
  if (!mail) throw notFound()
  if (mail.state !== 'waiting') throw refuse('not_waiting')
  if ((await cancelMails(tx, [body.id])).has(body.id)) throw refuse('is_leaving')
  tx.emit(mailEvents.settled, { mail_id: body.id, state: 'cancelled', said: mail.said })
  return {}
}
