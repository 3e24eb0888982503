import type { parseAdministrationApi } from '@bole/parse-administration/contract'
import { readerVersion } from '@bole/parsing/model'
import type { Handler } from '@bole/platform/server'
import { filesSeen, onlyOf } from './file-store.ts'
import { presentFile } from './present-file.ts'

/** Whoever belongs to a company sees that company's files alone. */
export const listFiles: Handler<typeof parseAdministrationApi.listFiles> = async ({ query, caller, tx }) => {
  const { page, page_size, state, only } = query
  const states = state === undefined ? null : [state]
  const before = only === 'older' ? readerVersion : null
  const paged = [page_size, (page - 1) * page_size] as const
  const [rows] = await tx.load(filesSeen(onlyOf(caller), states, before, only === 'reported', null, ...paged))
  const list = rows.map((row) => presentFile(row, caller))
  return { data: { list, reader: readerVersion }, total: Number(rows[0]?.total ?? 0) }
}
