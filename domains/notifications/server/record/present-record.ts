import type { NotifyRecord } from '@bole/notifications/contract'
import { whatCanBeDone } from '@bole/notifications/model'
import { type Caller, may } from '@bole/platform/server'
import { hasSmsGateway } from '@bole/sms/server'
import type { Selectable } from 'kysely'
import { pagePlace } from '../message/write-message.ts'
import { dueAt } from '../settings/quiet-hours.ts'
import type { NotifyRecordRow } from '../tables.ts'

type Row = Selectable<NotifyRecordRow> & {
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
  readonly graduated_at: string | null
  readonly position: string
  readonly asker: string | null
}

interface Seen {
  readonly hasServer: boolean
  readonly quiet: Parameters<typeof dueAt>[0]
  readonly now: Date
  readonly caller: Caller
}

/** A message's row as the wire carries it. */
export function presentRecord(row: Row, seen: Seen): NotifyRecord {
  const { caller } = seen
  const can = whatCanBeDone(row.state)
  const maySend = may(caller, 'notifications.send')
  return {
    id: row.id,
    post_id: row.application_id,
    basic: { name: row.name, phone: row.phone ?? '', email: row.email ?? '' },
    graduate: { graduate_date: row.graduated_at ?? '' },
    label: { position: row.position },
    stage: row.stage,
    event: row.event,
    channel: row.channel,
    recipient: row.recipient,
    subject: row.subject,
    text: row.body.replaceAll(pagePlace, '…'),
    language: row.language,
    state: row.state,
    waits_for: row.state === 'waiting' ? waitsFor(row, seen) : null,
    lacks: row.lacks,
    said: row.said,
    asked_by: row.asked_by === null ? null : { id: row.asked_by, name: row.asker ?? '' },
    create_time: row.created_at.toISOString(),
    plan_time: row.plan_at?.toISOString() ?? null,
    send_time: row.sent_at?.toISOString() ?? null,
    view_time: row.viewed_at?.toISOString() ?? null,
    can: { cancel: maySend && can.cancel, again: maySend && can.again && row.lacks === null },
  }
}

function waitsFor(row: Row, { hasServer, quiet, now }: Seen): NonNullable<NotifyRecord['waits_for']> {
  if (row.plan_at && row.plan_at > now) return 'time'
  if ((row.mail_id ?? row.short_message_id) === null && dueAt(quiet, row, now) > now) return 'quiet'
  if (row.channel === 'sms' && !hasSmsGateway()) return 'gateway'
  return row.channel === 'mail' && !hasServer ? 'server' : 'turn'
}
