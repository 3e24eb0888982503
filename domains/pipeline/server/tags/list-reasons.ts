import type { pipelineApi } from '@bole/pipeline/contract'
import type { Handler } from '@bole/platform/server'
import { allReasons, nameIn, toldInAll } from './reason-store.ts'

/** Narrowed here and not by the database, which does not know what the first ones are called; there are sixty at most. */
export const listReasons: Handler<typeof pipelineApi.listReasons> = async ({ query, tx, language }) => {
  const { keyword = '', is_retired, page, page_size } = query
  const [rows] = await tx.load(allReasons)
  const found = rows
    .filter((row) => is_retired === undefined || row.is_retired === is_retired)
    .map((row) => ({
      id: row.id,
      name: nameIn(language, row),
      told: toldInAll(row),
      is_retired: row.is_retired,
      version: row.version,
      can: {
        edit: !row.is_retired,
        order: !row.is_retired,
        retire: !row.is_retired,
        restore: row.is_retired,
      },
    }))
    .filter(({ name }) => name.toLowerCase().includes(keyword.toLowerCase()))
    .sort((one, other) => Number(one.is_retired) - Number(other.is_retired))
  return { data: { list: found.slice((page - 1) * page_size, page * page_size) }, total: found.length }
}
