import { foundByWords, type Handler } from '@bole/platform/server'
import type { rpoApi } from '@bole/rpo/contract'
import { countsOf, recordStates } from '@bole/rpo/model'
import { sql } from 'kysely'
import { presentRecord } from './present.ts'
import { ownRecords, shownRecords } from './record-store.ts'

/** The newest files first; the numbers of the tabs are sums over the same rows. */
export const listRecords: Handler<typeof rpoApi.listRecords> = async ({ query, caller, tx, language }) => {
  let found = ownRecords(caller)
  if (query.batch_id) found = found.where('rpo_records.batch_id', '=', query.batch_id)
  if (query.position_id) found = found.where('rpo_batches.position_id', '=', query.position_id)
  if (query.dir_id) found = found.where('rpo_records.folder_id', '=', query.dir_id)
  if (query.keyword)
    found = found.where(
      foundByWords(query.keyword, 'rpo_records.name', 'rpo_records.person_name', 'rpo_records.remark'),
    )
  const states = query.status?.length ? query.status : recordStates
  const [rows, cells] = await tx.load(
    shownRecords(found.where('rpo_records.state', '=', sql<'read'>`any(${[...states]}::text[])`))
      .orderBy('rpo_records.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    found
      .select(({ fn }) => ['rpo_records.state', fn.countAll<number>().as('amount')])
      .groupBy('rpo_records.state'),
  )
  const counts = countsOf(cells)
  const statistic = [
    ['all', counts.total] as const,
    ...recordStates.map((key) => [key, counts[key]] as const),
  ]
  return {
    data: {
      list: rows.map((row) => presentRecord(row, language)),
      statistic: Object.fromEntries(statistic.map(([key, value]) => [key, { key, value }])),
    },
    total: [...new Set(states)].reduce((sum, state) => sum + counts[state], 0),
  }
}
