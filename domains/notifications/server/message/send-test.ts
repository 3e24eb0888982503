import { noticeReader } from '@bole/inbox/server'
import { hasMailServer, writeMail } from '@bole/mail/server'
import type { notificationsApi } from '@bole/notifications/contract'
import { faultInTemplate, isTold } from '@bole/notifications/model'
import { telling } from '@bole/pipeline/server'
import { type Caller, type Handler, notFound } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { addressees } from './addressees.ts'
import { withSamplePage } from './sample-page.ts'
import { valuesOf } from './values-of.ts'
import { writeMessage } from './write-message.ts'

/** The message as the candidate named would get it, or the newest one there is; the link in it leads nowhere. */
export const sendTest: Handler<typeof notificationsApi.sendTest> = async ({ body, tx, caller, refuse }) => {
  const { stage, event, language, subject, body: text, post_id } = body
  if (!isTold(stage, event)) throw refuse('not_told_here')
  const fault = faultInTemplate(event, { subject, body: text })
  if (fault) throw refuse(fault.fault, { values: { name: fault.name } })
  const newest = post_id === undefined ? await tx.find(newestSeenBy(caller)) : undefined
  const id = post_id ?? newest?.id
  if (id === undefined) throw refuse('nobody_to_show')
  const who = await tx.find(addressees([id], caller))
  if (!who) throw notFound()
  const reader = await tx.find(providedFor(noticeReader)(caller.userId))
  if (!reader?.email) throw refuse('no_own_address')
  if (!(await hasMailServer(tx))) throw refuse('no_mail_server')
  const agreed = post_id === undefined ? sampleOf(new Date()) : undefined
  const message = writeMessage(
    { subject, body: text },
    valuesOf(who, { ...body, agreed, sender: caller.name }),
  )
  if ('lacks' in message) throw refuse('lacks_value', { values: { who: who.name, name: message.lacks } })
  await writeMail(tx, {
    to: reader.email,
    language,
    subject: message.subject,
    text: withSamplePage(message.body),
    about: `test of template ${stage}/${event}`,
  })
  return { to: reader.email }
}

const newestSeenBy = (caller: Caller) =>
  telling.applicationsSeenBy(caller).orderBy('applications.id', 'desc').limit(1)

/** What a candidate nobody named may lack. */
function sampleOf(now: Date) {
  const soon = new Date(now.getTime() + 7 * 86_400_000).toISOString()
  return {
    meets_at: soon,
    is_online: true,
    offer_valid_until: soon.slice(0, 10),
    entry_date: soon.slice(0, 10),
  }
}
