import { asksToCome, faultInTemplate, type Words, wayTo } from '@bole/notifications/model'
import type { Reader, Transaction } from '@bole/platform/server'
import { onceEach } from '../../model/once-each.ts'
import { type Addressee, addressees } from '../message/addressees.ts'
import { isToldBy, templateOf, whyNotWritten } from '../message/chosen-by-project.ts'
import { valuesOf } from '../message/values-of.ts'
import { writeMessage } from '../message/write-message.ts'
import { notifications } from '../notification-store.ts'
import { templatesOf, wordsFor } from '../templates/words-of.ts'
import { whoWantsNone } from '../unsubscribe/who-wants-none.ts'
import { planDelivery } from './deliver-job.ts'
import type { Asked, NewRecord } from './message-to-write.ts'

/** As many rows as one statement takes. */
const atOnce = 500

/** How many messages wait to be sent, how many of them by mail or short message, and whom none could be written to. */
interface Written {
  readonly written: number
  readonly leaving: number
  readonly failed: readonly Addressee[]
}

/**
 * Writes a message to each, in the transaction that causes it, and plans its delivery. What cannot be written, as something it names is not
 * known of a candidate, is a message that failed: so that whoever asked finds it among the others.
 */
export async function writeRecords(
  tx: Transaction,
  reader: Reader<'candidates'>,
  ids: readonly number[],
  asked: Asked & { readonly words: Words | null },
): Promise<Written> {
  const [applications, templates] = await tx.load(addressees(ids, reader), templatesOf(asked))
  const everybody = asked.isOnceEach ? onceEach(asked.channel, applications) : applications
  const people = asked.isUnasked ? everybody.filter((who) => isToldBy(who, asked.event)) : everybody
  const wantNone = await whoWantsNone(tx, asked, people)
  const failed: Addressee[] = []
  const rows = people.map((who): NewRecord => {
    const { language = who.language } = asked
    const words =
      asked.words ?? wordsFor(templates, who.process_id, { ...asked, language }, templateOf(who, asked.event))
    const fault = faultInTemplate(asked.event, words)
    const message = fault
      ? { lacks: fault.name }
      : writeMessage(words, valuesOf(who, { ...asked, language, sender: asked.by?.name ?? who.company }))
    const isWritten = !('lacks' in message)
    // Who wants none may want them again: then it is there to be sent.
    const why = fault?.name ?? whyNotWritten(who, asked.event, wantNone)
    const lacks = why ?? ('lacks' in message ? message.lacks : null)
    if (lacks !== null) failed.push(who)
    return {
      organisation_id: tx.organisationId,
      application_id: who.id,
      stage: asked.stage,
      event: asked.event,
      is_general: asked.isGeneral,
      ...wayTo(asked.channel, asked.isOnPageAlone ? { email: null, phone: null } : who),
      language,
      subject: isWritten ? message.subject : words.subject,
      body: isWritten ? message.body : words.body,
      state: lacks === null ? 'waiting' : 'failed',
      lacks,
      plan_at: asked.at,
      is_urgent: asked.isUrgent ?? false,
      asked_by: asked.by?.id ?? null,
      batch_id: asked.batchId,
    }
  })
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = rows.slice(from, from + atOnce)
    const [made] = await tx.load(
      notifications.insertInto('notify_records').values(part).returning(['id', 'state']),
    )
    for (const row of made) if (row.state === 'waiting') planDelivery(tx, row.id, asked.at)
    // That an invitation could not be written is told to the pipeline as that one did not arrive: once what asked for it is done.
    if (asksToCome(asked.event))
      for (const row of made) if (row.state === 'failed') planDelivery(tx, row.id, null)
  }
  tx.announce('notify_record')
  const leaving = rows.filter(({ state, channel }) => state === 'waiting' && channel !== 'page').length
  return { written: rows.length - failed.length, leaving, failed }
}
