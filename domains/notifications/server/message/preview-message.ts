import { hasMailServer } from '@bole/mail/server'
import type { notificationsApi } from '@bole/notifications/contract'
import { faultInTemplate, isGeneral, isTold, wayTo } from '@bole/notifications/model'
import { type Handler, notFound } from '@bole/platform/server'
import { hasSmsGateway } from '@bole/sms/server'
import { countReaders, onceEach } from '../../model/once-each.ts'
import { templatesOf, wordsFor } from '../templates/words-of.ts'
import { whoWantsNone } from '../unsubscribe/who-wants-none.ts'
import { addressees, namedOf } from './addressees.ts'
import { askedFor } from './asked-for.ts'
import { templateOf, whyNotWritten } from './chosen-by-project.ts'
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
  const [everybody, templates] = await tx.load(addressees(ids, caller), templatesOf(body))
  if (everybody.length < ids.length) throw notFound()
  const people = body.once_each ? onceEach(body.channel, everybody) : everybody
  const { channel, is_general = isGeneral(body.event, 'staff') } = body
  const wantNone = await whoWantsNone(tx, { channel, isGeneral: is_general }, people)
  const written = people.map((who) => {
    const { language = who.language } = body
    const lacks = whyNotWritten(who, body.event, wantNone)
    const chosen = templateOf(who, body.event)
    const words = body.words ?? wordsFor(templates, who.process_id, { ...body, language }, chosen)
    const values = valuesOf(who, { ...body, language, sender: caller.name })
    return { who, language, message: lacks ? { lacks } : writeMessage(words, values) }
  })
  const going = written.flatMap(({ message, ...rest }) => ('lacks' in message ? [] : [{ ...rest, message }]))
  const [first] = going
  const shown = first && {
    ...{ post_id: first.who.id, name: first.who.name, language: first.language },
    ...{ recipient: wayTo(body.channel, first.who).recipient, subject: first.message.subject },
    text: withSamplePage(first.message.body),
  }
  return {
    goes: going.length,
    readers: countReaders(channel, going),
    without_address: going.flatMap(({ who }) =>
      wayTo(body.channel, who).channel === 'page' ? [{ ...namedOf(who), has_page: who.has_page }] : [],
    ),
    left_out: written.flatMap(({ who, message }) =>
      'lacks' in message ? [{ ...namedOf(who), lacks: message.lacks }] : [],
    ),
    first: shown ?? null,
    has_mail_server: await hasMailServer(tx),
    has_sms_gateway: hasSmsGateway(),
  }
}
