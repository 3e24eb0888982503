import type { Handler } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import { readRow } from '../read-row.ts'
import { mayManage } from '../scope.ts'
import { makeRows } from './make-rows.ts'
import { readWrittenRows, writtenRowOf } from './written-rows.ts'

/** Rows as `create` takes them, or as they are written in a table or a grid. */
export const createManyPositions: Handler<typeof positionsApi.createManyPositions> = async (context) => {
  const { body, caller, tx, refuse } = context
  if (!mayManage(caller)) throw refuse('read_only')
  if (body.is_written)
    return makeRows(context, await readWrittenRows(tx, body.rows.map(writtenRowOf), body.theme_id))
  const rows = body.rows.map((row) => ({
    ...readRow({ theme_id: body.theme_id, ...row }),
    placeOf: (field: string) => field,
  }))
  return makeRows(context, rows)
}
