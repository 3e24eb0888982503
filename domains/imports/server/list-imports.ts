import type { importsApi } from '@bole/imports/contract'
import { positionsOpenTo } from '@bole/intake/server'
import { containing, type Handler, notFound } from '@bole/platform/server'
import { sql } from 'kysely'
import { imports, importsSeenBy } from './import-store.ts'
import { presentDetail, presentImport } from './present.ts'
import { positionsByTitle } from './words/words-of.ts'

export const listImports: Handler<typeof importsApi.listImports> = async ({ query, caller, tx }) => {
  let found = importsSeenBy(caller)
  if (query.state) found = found.where('imports.state', '=', query.state)
  if (query.keyword) found = found.where('imports.name', 'ilike', containing(query.keyword))
  const [rows, [count]] = await tx.load(
    found
      .selectAll('imports')
      .select('users.name as user_name')
      .orderBy('imports.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    found.select(({ fn }) => fn.countAll<number>().as('total')),
  )
  return { data: { list: rows.map(presentImport) }, total: count?.total ?? 0 }
}

export const viewImport: Handler<typeof importsApi.viewImport> = async ({ query, caller, tx }) => {
  const row = await tx.find(
    importsSeenBy(caller)
      .selectAll('imports')
      .select('users.name as user_name')
      .where('imports.id', '=', query.id),
  )
  if (!row) throw notFound()
  const [choices] = await tx.load(
    imports
      .selectFrom('positions')
      .select(['id', 'title', sql<boolean>`state = 'open'`.as('is_open')])
      .where('is_deleted', '=', false)
      .where('state', '!=', 'draft')
      .where(positionsOpenTo(caller))
      .orderBy(sql`state = 'open'`, 'desc')
      .orderBy('title')
      .limit(1000),
  )
  return presentDetail(row, await positionsByTitle(tx), choices)
}
