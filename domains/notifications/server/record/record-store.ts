import type { notificationsApi } from '@bole/notifications/contract'
import { telling } from '@bole/pipeline/server'
import {
  type Caller,
  type Context,
  foundByWords,
  notFound,
  sameTenant,
  type Transaction,
} from '@bole/platform/server'
import { sql } from 'kysely'
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
  if (query.channel) found = found.where('notify_records.channel', '=', query.channel)
  if (!query.keyword) return found
  return found.where(foundByWords(query.keyword, 'candidates.name', 'notify_records.subject'))
}

/** A page of messages with whom they are for, the newest first. */
export function inFull(
  found: ReturnType<typeof matchingRecords>,
  { page, page_size }: { readonly page: number; readonly page_size: number },
) {
  return found
    .leftJoin('projects', (join) => sameTenant(join, 'projects.id', 'applications.project_id'))
    .leftJoin('users', (join) => sameTenant(join, 'users.id', 'notify_records.asked_by'))
    .selectAll('notify_records')
    .select(['candidates.name', 'candidates.phone', 'candidates.email', 'candidates.graduated_at'])
    .select(['positions.title as position', 'users.name as asker', 'candidates.school', 'projects.stations'])
    .select(sql<string | null>`positions.cities[1]`.as('position_city'))
    .select(['applications.version', 'applications.stage as present_stage'])
    .select(['applications.step', 'applications.detail', 'applications.is_listed'])
    .select(sql<boolean>`applications.token_digest is not null`.as('has_page'))
    .orderBy('notify_records.id', 'desc')
    .limit(page_size)
    .offset((page - 1) * page_size)
}

/** Messages to those whom the caller sees, locked; 404 where one is not there. */
export async function lockRecords(tx: Transaction, caller: Caller, ids: readonly number[]) {
  return allOf(ids, (await tx.load(recordsNamed(caller, ids).forUpdate('notify_records')))[0])
}

/** Messages to those whom the caller sees; 404 where one is not there. */
export async function seenRecords(tx: Transaction, caller: Caller, ids: readonly number[]) {
  return allOf(ids, (await tx.load(recordsNamed(caller, ids)))[0])
}

const recordsNamed = (caller: Caller, ids: readonly number[]) =>
  notifications
    .selectFrom('notify_records')
    .innerJoin('applications', (join) => sameTenant(join, 'applications.id', 'notify_records.application_id'))
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .select(['notify_records.id', 'notify_records.state', 'notify_records.lacks', 'notify_records.body'])
    .select(['channel', 'candidates.email', 'candidates.phone'])
    .where('notify_records.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('applications.id', 'in', telling.applicationsSeenBy(caller))
    .orderBy('notify_records.id')

function allOf<Row>(ids: readonly number[], rows: readonly Row[]): readonly Row[] {
  if (rows.length < new Set(ids).size) throw notFound()
  return rows
}

/** Some messages, to be changed. */
export const named = (ids: readonly number[]) =>
  notifications.updateTable('notify_records').where('id', '=', sql<number>`any(${ids}::bigint[])`)
