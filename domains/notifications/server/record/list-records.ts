import { hasMailServer } from '@bole/mail/server'
import type { notificationsApi } from '@bole/notifications/contract'
import { groupOf, type RecordState, recordStates, statisticFrom } from '@bole/notifications/model'
import { telling } from '@bole/pipeline/server'
import { type Context, containing, type Handler, notFound, sameTenant } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { notifications } from '../notification-store.ts'
import { presentRecord } from './present-record.ts'

type ListRecords = typeof notificationsApi.listRecords

export const listRecords: Handler<ListRecords> = async (context) => {
  const { query, tx, now } = context
  const { page, page_size, post_id } = query
  if (
    post_id !== undefined &&
    !(await tx.find(telling.applicationsSeenBy(context.caller).where('applications.id', '=', post_id)))
  )
    throw notFound()
  const wanted = (state: RecordState) => !query.state?.length || query.state.includes(groupOf[state])
  const all = matching(context)
  const listed = query.state?.length
    ? all.where('notify_records.state', 'in', recordStates.filter(wanted))
    : all
  const [rows, counts] = await tx.load(
    listed
      .leftJoin('users', (join) => sameTenant(join, 'users.id', 'notify_records.asked_by'))
      .selectAll('notify_records')
      .select(['candidates.name', 'candidates.phone', 'candidates.email', 'candidates.graduated_at'])
      .select(['positions.title as position', 'users.name as asker'])
      .orderBy('notify_records.id', 'desc')
      .limit(page_size)
      .offset((page - 1) * page_size),
    all
      .select(['notify_records.state', sql<number>`count(*)::int`.as('count')])
      .groupBy('notify_records.state'),
  )
  const hasServer = await hasMailServer(tx)
  return {
    data: {
      list: rows.map((row) => presentRecord(row, { hasServer, now, caller: context.caller })),
      statistic: statisticFrom(counts),
      is_over_quota: false,
      has_mail_server: hasServer,
    },
    total: counts.filter(({ state }) => wanted(state)).reduce((sum, { count }) => sum + count, 0),
  }
}

/** Messages to those whom the caller sees, under all conditions but the state. */
function matching({ query, caller }: Pick<Context<ListRecords>, 'query' | 'caller'>) {
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
