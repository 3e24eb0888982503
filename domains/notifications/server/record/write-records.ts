import { faultInTemplate, type Words, wayTo } from '@bole/notifications/model'
import type { Reader, Transaction } from '@bole/platform/server'
import { type Addressee, addressees } from '../message/addressees.ts'
import { valuesOf } from '../message/values-of.ts'
import { writeMessage } from '../message/write-message.ts'
import { notifications } from '../notification-store.ts'
import { templatesOf, wordsFor } from '../templates/words-of.ts'
import { unsubscribed, whoWantsNone } from '../unsubscribe/who-wants-none.ts'
import { planDelivery } from './deliver-job.ts'
import type { Asked, NewRecord } from './message-to-write.ts'

/** As many rows as one statement takes. */
const atOnce = 500

/**
 * Writes a message to each, in the transaction that causes it, and plans its delivery. What cannot be written, as something it names is not
 * known of a candidate, is a message that failed: so that whoever asked finds it among the others.
 */
export async function writeRecords(
  tx: Transaction,
  reader: Reader<'candidates'>,
  ids: readonly number[],
  asked: Asked & { readonly words: Words | null },
): Promise<{ readonly written: number; readonly failed: readonly Addressee[] }> {
  const [people, templates] = await tx.load(addressees(ids, reader), templatesOf(asked))
  const wantNone = await whoWantsNone(tx, asked, people)
  const failed: Addressee[] = []
  const rows = people.map((who): NewRecord => {
    const { language = who.language } = asked
    const words = asked.words ?? wordsFor(templates, who.process_id, { ...asked, language })
    const fault = faultInTemplate(asked.event, words)
    const message = fault
      ? { lacks: fault.name }
      : wantNone.has(who.id)
        ? { lacks: unsubscribed }
        : writeMessage(words, valuesOf(who, { ...asked, language, sender: asked.by?.name ?? who.company }))
    if ('lacks' in message) failed.push(who)
    const isWritten = !('lacks' in message)
    return {
      organisation_id: tx.organisationId,
      application_id: who.id,
      stage: asked.stage,
      event: asked.event,
      ...wayTo(asked.channel, who),
      language,
      subject: isWritten ? message.subject : words.subject,
      body: isWritten ? message.body : words.body,
      state: isWritten ? 'waiting' : 'failed',
      lacks: isWritten ? null : message.lacks,
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
  }
  tx.announce('notify_record')
  return { written: rows.length - failed.length, failed }
}
