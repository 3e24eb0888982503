import { hasMailServer } from '@bole/mail/server'
import type { notificationsApi } from '@bole/notifications/contract'
import { faultInTemplate, isTold, wayTo } from '@bole/notifications/model'
import { type Handler, notFound } from '@bole/platform/server'
import { hasSmsGateway } from '@bole/sms/server'
import { templatesOf, wordsFor } from '../templates/words-of.ts'
import { unsubscribed, whoWantsNone } from '../unsubscribe/who-wants-none.ts'
import { addressees } from './addressees.ts'
import { askedFor } from './asked-for.ts'
import { withSamplePage } from './sample-page.ts'
import { valuesOf } from './values-of.ts'
import { writeMessage } from './write-message.ts'

/** Writes every message as it would be sent, and sends none. */
export const previewMessage: Handler<typeof notificationsApi.previewMessage> = async (context) => {
  const { body, tx, caller, refuse } = context
  if (!isTold(body.stage, body.event)) throw refuse('not_told_here')
  const fault = body.words && faultInTemplate(body.event, body.words)
  if (fault) throw refuse(fault.fault, { values: { name: fault.name } })
  const ids = await askedFor(context)
  const [people, templates] = await tx.load(addressees(ids, caller), templatesOf(body))
  if (people.length < ids.length) throw notFound()
  const wantNone = await whoWantsNone(tx, body, people)
  const written = people.map((who) => {
    const { language = who.language } = body
    const words = body.words ?? wordsFor(templates, who.process_id, { ...body, language })
    return {
      who,
      language,
      message: wantNone.has(who.id)
        ? { lacks: unsubscribed }
        : writeMessage(words, valuesOf(who, { ...body, language, sender: caller.name })),
    }
  })
  const going = written.flatMap(({ message, ...rest }) => ('lacks' in message ? [] : [{ ...rest, message }]))
  const [first] = going
  return {
    goes: going.length,
    without_address: going.flatMap(({ who }) =>
      wayTo(body.channel, who).channel === 'page' ? [{ post_id: who.id, name: who.name }] : [],
    ),
    left_out: written.flatMap(({ who, message }) =>
      'lacks' in message ? [{ post_id: who.id, name: who.name, lacks: message.lacks }] : [],
    ),
    first: first
      ? {
          post_id: first.who.id,
          name: first.who.name,
          recipient: wayTo(body.channel, first.who).recipient,
          language: first.language,
          subject: first.message.subject,
          text: withSamplePage(first.message.body),
        }
      : null,
    has_mail_server: await hasMailServer(tx),
    has_sms_gateway: hasSmsGateway(),
  }
}
