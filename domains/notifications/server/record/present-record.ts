import type { NotifyRecord } from '@bole/notifications/contract'
import { whatCanBeDone } from '@bole/notifications/model'
import { telling } from '@bole/pipeline/server'
import { innerHostSaid } from '@bole/platform/outward'
import { type Caller, may } from '@bole/platform/server'
import { hasSmsGateway } from '@bole/sms/server'
import type { Station } from '@bole/themes/model'
import type { Selectable } from 'kysely'
import { canBeCalledOff } from '../../model/record-states.ts'
import { pagePlace } from '../message/write-message.ts'
import { dueAt } from '../settings/quiet-hours.ts'
import type { NotifyRecordRow } from '../tables.ts'
import { canGoAgain } from './can-go-again.ts'

type Row = Selectable<NotifyRecordRow> & {
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
  readonly graduated_at: string | null
  readonly position: string
  readonly position_city: string | null
  readonly school: string | null
  readonly stations: readonly Station[] | null
  readonly asker: string | null
  /** Of the application. */
  readonly version: number
  readonly present_stage: number
  readonly step: number
  readonly detail: number
  readonly is_listed: boolean
  readonly has_page: boolean
}

interface Seen {
  readonly hasServer: boolean
  readonly quiet: Parameters<typeof dueAt>[0]
  readonly now: Date
  readonly caller: Caller
  /** Messages that were left out as their readers wanted none, and still want none. */
  readonly unwanted: ReadonlySet<number>
}

/** A message's row as the wire carries it. */
export function presentRecord(row: Row, seen: Seen): NotifyRecord {
  const { caller, unwanted } = seen
  const can = whatCanBeDone(row.state)
  const { present_stage: stage, step, detail, is_listed: isListed } = row
  const standing = { stage, step, detail, isListed }
  const maySend = may(caller, 'notifications.send')
  return {
    id: row.id,
    post_id: row.application_id,
    version: row.version,
    basic: { name: row.name, phone: row.phone ?? '', email: row.email ?? '' },
    graduate: { graduate_date: row.graduated_at ?? '' },
    label: {
      position: row.position,
      station: telling.stationOf(row.stations ?? [], { school: row.school, city: row.position_city }),
    },
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
    inner_host: innerHostSaid(row.said),
    asked_by: row.asked_by === null ? null : { id: row.asked_by, name: row.asker ?? '' },
    create_time: row.created_at.toISOString(),
    plan_time: row.plan_at?.toISOString() ?? null,
    send_time: row.sent_at?.toISOString() ?? null,
    view_time: row.viewed_at?.toISOString() ?? null,
    can: {
      cancel: maySend && can.cancel,
      again: maySend && canGoAgain(row, unwanted),
      cancel_interview: maySend && canBeCalledOff(row, standing),
    },
  }
}

function waitsFor(row: Row, { hasServer, quiet, now }: Seen): NonNullable<NotifyRecord['waits_for']> {
  if (row.plan_at && row.plan_at > now) return 'time'
  if ((row.mail_id ?? row.short_message_id) === null && dueAt(quiet, row, now) > now) return 'quiet'
  if (row.channel === 'page' && !row.has_page) return 'page'
  if (row.channel === 'sms' && !hasSmsGateway()) return 'gateway'
  return row.channel === 'mail' && !hasServer ? 'server' : 'turn'
}
