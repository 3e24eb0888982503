import { containing, type Handler, notFound } from '@bole/platform/server'
import type { processesApi } from '@bole/processes/contract'
import { sql } from 'kysely'
import { presentProcess } from './present.ts'
import { processesWithCounts } from './process-store.ts'

export const listProcesses: Handler<typeof processesApi.listProcesses> = async ({ query, caller, tx }) => {
  let matching = processesWithCounts().where('processes.origin', '=', query.origin)
  if (query.is_deleted !== undefined) matching = matching.where('processes.is_deleted', '=', query.is_deleted)
  if (query.keyword) {
    matching = matching.where('processes.name', 'ilike', containing(query.keyword))
  }
  const [rows, [count]] = await tx.load(
    matching
      .orderBy('processes.is_deleted')
      .orderBy('processes.is_default', 'desc')
      .orderBy('processes.id')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    matching.clearSelect().select(sql<number>`count(*)`.as('total')),
  )
  return { data: { list: rows.map((row) => presentProcess(row, caller)) }, total: count?.total ?? 0 }
}

export const viewProcess: Handler<typeof processesApi.viewProcess> = async ({ query, caller, tx }) => {
  const row = await tx.find(processesWithCounts().where('processes.id', '=', query.id))
  if (!row) throw notFound()
  return { process: presentProcess(row, caller) }
}
