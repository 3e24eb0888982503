import { type mailApi, mailEvents } from '@bole/mail/contract'
import { isUseful, whatCanBeDone } from '@bole/mail/model'
import { type Handler, notFound } from '@bole/platform/server'
import { lockMail, mails } from './mail-store.ts'
import { planToSend } from './write-mail.ts'

/** Begins anew: it is tried as often as a new one. */
export const sendAgain: Handler<typeof mailApi.sendAgain> = async ({ body, tx, now, refuse }) => {
  const mail = await tx.find(lockMail(body.id))
  if (!mail) throw notFound()
  const usefulUntil = mail.useful_until
  if (!isUseful({ usefulUntil }, now)) throw refuse('of_no_use')
  if (!whatCanBeDone({ state: mail.state, usefulUntil }, now).again) throw refuse('is_under_way')
  tx.save(mails.updateTable('mails').set({ state: 'waiting', attempts: 0 }).where('id', '=', body.id))
  planToSend(tx, body.id)
  tx.announce('mail', body.id)
  tx.emit(mailEvents.settled, { mail_id: body.id, state: 'waiting', said: mail.said })
  return {}
}

/** One that is being handed over this moment may still leave; it then says that it did. */
export const cancelMail: Handler<typeof mailApi.cancelMail> = async ({ body, tx, refuse }) => {
  const mail = await tx.find(lockMail(body.id))
  if (!mail) throw notFound()
  if (mail.state !== 'waiting') throw refuse('not_waiting')
  tx.save(mails.updateTable('mails').set({ state: 'cancelled', next_try_at: null }).where('id', '=', body.id))
  tx.announce('mail', body.id)
  tx.emit(mailEvents.settled, { mail_id: body.id, state: 'cancelled', said: mail.said })
  return {}
}
