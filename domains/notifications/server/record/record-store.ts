import type { notificationsApi } from '@bole/notifications/contract'
import { telling } from '@bole/pipeline/server'
import {
  type Caller,
  type Context,
  containing,
  notFound,
  sameTenant,
  type Transaction,
} from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { notifications } from '../notification-store.ts'

type Asked = Pick<Context<typeof notificationsApi.listRecords>, 'query' | 'caller'>

/** Messages to those whom the caller sees, under all conditions but the state. */
export function matchingRecords({ query, caller }: Asked) {
  let found = notifications
    .selectFrom('notify_records')
    .innerJoin('applications', (join) => sameTenant(join, 'applications.id', 'notify_records.application_id'))
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .where('applications.id', 'in', telling.applicationsSeenBy(caller))
  found =
    query.post_id === undefined
      ? found.where('applications.origin', '=', query.origin)
      : found.where('applications.id', '=', query.post_id)
  if (query.event) found = found.where('notify_records.event', '=', query.event)
  if (!query.keyword) return found
  const words = containing(query.keyword)
  return found.where(sql<SqlBool>`(candidates.name ilike ${words} or notify_records.subject ilike ${words})`)
}

/** Messages to those whom the caller sees, locked; 404 where one is not there. */
export async function lockRecords(tx: Transaction, caller: Caller, ids: readonly number[]) {
  const wanted = [...new Set(ids)]
  const [rows] = await tx.load(
    notifications
      .selectFrom('notify_records')
      .innerJoin('applications', (join) =>
        sameTenant(join, 'applications.id', 'notify_records.application_id'),
      )
      .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
      .select(['notify_records.id', 'notify_records.state', 'notify_records.lacks', 'mail_id'])
      .select(['short_message_id', 'channel', 'candidates.email', 'candidates.phone'])
      .where('notify_records.id', '=', sql<number>`any(${wanted}::bigint[])`)
      .where('applications.id', 'in', telling.applicationsSeenBy(caller))
      .orderBy('notify_records.id')
      .forUpdate('notify_records'),
  )
  if (rows.length < wanted.length) throw notFound()
  return rows
}

/** Some messages, to be changed. */
export const named = (ids: readonly number[]) =>
  notifications.updateTable('notify_records').where('id', '=', sql<number>`any(${ids}::bigint[])`)
