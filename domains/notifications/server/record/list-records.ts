import { hasMailServer } from '@bole/mail/server'
import type { notificationsApi } from '@bole/notifications/contract'
import { groupOf, type RecordState, recordStates, statisticFrom } from '@bole/notifications/model'
import { telling } from '@bole/pipeline/server'
import { type Handler, notFound, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { settingsRow } from '../settings/settings-store.ts'
import { presentRecord } from './present-record.ts'
import { matchingRecords } from './record-store.ts'

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
  const all = matchingRecords(context)
  const listed = query.state?.length
    ? all.where('notify_records.state', 'in', recordStates.filter(wanted))
    : all
  const [rows, counts, [quiet]] = await tx.load(
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
    settingsRow(),
  )
  const hasServer = await hasMailServer(tx)
  return {
    data: {
      list: rows.map((row) => presentRecord(row, { hasServer, quiet, now, caller: context.caller })),
      statistic: statisticFrom(counts),
      is_over_quota: false,
      has_mail_server: hasServer,
    },
    total: counts.filter(({ state }) => wanted(state)).reduce((sum, { count }) => sum + count, 0),
  }
}
