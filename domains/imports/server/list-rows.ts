import type { importsApi } from '@bole/imports/contract'
import type { Handler } from '@bole/platform/server'
import { presentRow } from './present-row.ts'
import { requireImport, rowsOf, shown } from './row-store.ts'

export const listRows: Handler<typeof importsApi.listRows> = async ({ query, caller, tx, language }) => {
  const one = await requireImport(tx, caller, query.id)
  const [rows, [count]] = await tx.load(
    rowsOf(query)
      .select(shown)
      .orderBy('place')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    rowsOf(query).select(({ fn }) => fn.countAll<number>().as('total')),
  )
  return { data: { list: rows.map((row) => presentRow(row, one, language)) }, total: count?.total ?? 0 }
}
