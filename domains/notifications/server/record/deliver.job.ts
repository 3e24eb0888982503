import { writeMail } from '@bole/mail/server'
import { unsubscribeWords } from '@bole/notifications/contract'
import { asksToCome, wayTo } from '@bole/notifications/model'
import { telling } from '@bole/pipeline/server'
import { linkTo } from '@bole/platform/links'
import { defineJob, sameTenant, type Transaction } from '@bole/platform/server'
import { writeShortMessage } from '@bole/sms/server'
import { type Selectable, sql } from 'kysely'
import { pagePlace } from '../message/write-message.ts'
import { notifications } from '../notification-store.ts'
import { leavesQuietly } from '../settings/quiet-hours.ts'
import type { NotifyRecordRow } from '../tables.ts'
import { unsubscribeLink } from '../unsubscribe/unsubscribe-link.ts'
import { unsubscribed } from '../unsubscribe/unsubscribed.ts'
import { wantsNoMore } from '../unsubscribe/who-wants-none.ts'
import { deliverJob, planDelivery } from './deliver-job.ts'
import { named } from './record-store.ts'

/**
 * A message leaves: to the outbox, with a link of its own to the candidate's page, or to that page alone. Run again it finds the message
 * gone and does nothing, as what is written and that it was written are committed together.
 */
export const deliverMessage = defineJob(
  deliverJob,
  async ({ payload, inTransaction, now }) => {
    await inTransaction((tx) => deliver(tx, payload.record_id, now))
  },
  async ({ payload, inTransaction }) => {
    await inTransaction((tx) => giveUp(tx, payload.record_id))
  },
)

async function giveUp(tx: Transaction, id: number): Promise<void> {
  const records = notifications.selectFrom('notify_records')
  const asked = await tx.find(records.select(['application_id', 'event']).where('id', '=', id))
  // The application is locked before the message, as everywhere.
  if (asked && asksToCome(asked.event))
    await tx.load(telling.lockedApplications([asked.application_id], telling.everyone))
  const failed = await tx.find(
    notifications
      .updateTable('notify_records')
      .set({ state: 'failed' })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returningAll(),
  )
  if (!failed) return
  await tellUndelivered(tx, failed)
  tx.announce('notify_record', id)
}

/** To the pipeline an invitation that never left is one that did not arrive. */
async function tellUndelivered(
  tx: Transaction,
  { event, stage, application_id }: Pick<Selectable<NotifyRecordRow>, 'event' | 'stage' | 'application_id'>,
): Promise<void> {
  if (asksToCome(event)) await telling.noteDelivery(tx, application_id, { stage, event: 'not_delivered' })
}

async function deliver(tx: Transaction, id: number, now: Date): Promise<void> {
  const seen = notifications.selectFrom('notify_records').selectAll().where('id', '=', id)
  const asked = await tx.find(seen)
  if (!asked) return
  if (asked.state === 'failed' && asked.lacks !== null) return tellUndelivered(tx, asked)
  // The application is locked before the message, as whoever changes an application locks it first.
  const link = asked.body.includes(pagePlace) ? await telling.linkForMessage(tx, asked.application_id) : null
  const locked = await tx.find(seen.forUpdate())
  if (locked?.state !== 'waiting' || (locked.mail_id ?? locked.short_message_id) !== null) return
  if (locked.plan_at && locked.plan_at > now) return planDelivery(tx, id, locked.plan_at)
  const record = { ...locked, ...(await presentWay(tx, locked)) }
  if (await wantsNoMore(tx, record)) {
    tx.save(
      notifications
        .updateTable('notify_records')
        .set({ state: 'failed', lacks: unsubscribed })
        .where('id', '=', id),
    )
    tx.announce('notify_record', id)
    return
  }
  const due = await leavesQuietly(tx, record, now)
  if (due > now) return planDelivery(tx, id, due)
  const change = notifications.updateTable('notify_records').where('id', '=', id)
  tx.announce('notify_record', id)
  if (record.channel === 'page') {
    // Whoever has no page yet reads it there once they have one.
    if (await hasPage(tx, record.application_id)) tx.save(change.set({ state: 'sent', sent_at: now }))
    return
  }
  link?.save({ by: record.channel, contact: record.recipient })
  const letter = {
    to: record.recipient,
    text: link ? record.body.replaceAll(pagePlace, linkTo(link.path)) : record.body,
    about: `notification ${id}`,
    isSecret: link !== null,
  }
  if (record.channel === 'sms') {
    const text = record.is_general ? `${letter.text} ${unsubscribeWords[record.language].reply}` : letter.text
    tx.save(change.set({ short_message_id: await writeShortMessage(tx, { ...letter, text }) }))
  } else {
    const { language, subject } = record
    // What is not about somebody's own application may be had no more.
    const unsubscribeUrl = unsubscribeLink({ organisationId: tx.organisationId, recordId: id })
    const footer = unsubscribeWords[language].footer.replace('{{link}}', unsubscribeUrl)
    const general = record.is_general && { unsubscribeUrl, text: `${letter.text}\n\n--\n${footer}` }
    tx.save(
      change.set({
        mail_id: await writeMail(tx, { ...letter, takesReplies: true, language, subject, ...general }),
      }),
    )
  }
}

/** Where it goes by now: the address it was written for may have been put right since, and a link in it opens the candidate's page. */
async function presentWay(
  tx: Transaction,
  { id, channel, recipient, application_id }: Selectable<NotifyRecordRow>,
): Promise<ReturnType<typeof wayTo>> {
  const before = { channel, recipient }
  if (channel === 'page') return before
  const who = await tx.find(
    notifications
      .selectFrom('applications')
      .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
      .select(['candidates.email', 'candidates.phone'])
      .where('applications.id', '=', application_id),
  )
  const way = who ? wayTo(channel, who) : before
  if (way.recipient !== recipient) tx.save(named([id]).set(way))
  return way
}

async function hasPage(tx: Transaction, applicationId: number): Promise<boolean> {
  const application = await tx.find(
    notifications
      .selectFrom('applications')
      .select(sql<boolean>`token_digest is not null`.as('has_page'))
      .where('id', '=', applicationId),
  )
  return application?.has_page === true
}
