import { hasMailServer } from '@bole/mail/server'
import type { notificationsApi } from '@bole/notifications/contract'
import { groupOf, type RecordState, recordStates, statisticFrom } from '@bole/notifications/model'
import { telling } from '@bole/pipeline/server'
import { type Handler, notFound } from '@bole/platform/server'
import { sql } from 'kysely'
import { isUsedUp } from '../../model/message-quota.ts'
import { loadQuota } from '../quota/message-quota.ts'
import { keptSettings } from '../settings/settings-store.ts'
import { stillUnwanted } from '../unsubscribe/who-wants-none.ts'
import { presentRecord } from './present-record.ts'
import { inFull, matchingRecords } from './record-store.ts'

type ListRecords = typeof notificationsApi.listRecords

export const listRecords: Handler<ListRecords> = async (context) => {
  const { query, tx, now } = context
  const { page, page_size, post_id = null } = query
  const one = telling.applicationsSeenBy(context.caller).where('applications.id', '=', post_id ?? 0)
  if (post_id !== null && !(await tx.find(one))) throw notFound()
  const wanted = (state: RecordState) => !query.state?.length || query.state.includes(groupOf[state])
  const all = matchingRecords(context)
  const listed = query.state?.length
    ? all.where('notify_records.state', 'in', recordStates.filter(wanted))
    : all
  const [rows, counts, [quiet]] = await tx.load(
    inFull(listed, { page, page_size }),
    all
      .select(['notify_records.state', sql<number>`count(*)::int`.as('count')])
      .groupBy('notify_records.state'),
    keptSettings.row(),
  )
  const hasServer = await hasMailServer(tx)
  const unwanted = await stillUnwanted(tx, rows)
  const quota = await loadQuota(tx)
  return {
    data: {
      list: rows.map((row) =>
        presentRecord(row, { hasServer, quiet, now, caller: context.caller, unwanted }),
      ),
      statistic: statisticFrom(counts),
      is_over_quota: isUsedUp(quota),
      message_limit: quota.total,
      messages_used: quota.used,
      has_mail_server: hasServer,
    },
    total: counts.filter(({ state }) => wanted(state)).reduce((sum, { count }) => sum + count, 0),
  }
}
