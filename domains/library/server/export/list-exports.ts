import type { ExportRow, libraryApi } from '@bole/library/contract'
import { type Handler, may } from '@bole/platform/server'
import { library } from '../library-store.ts'
import { exportsWithOwner, type ListedExport } from './export-store.ts'
import { namesOfFilters } from './names-of-filters.ts'

function present(row: ListedExport, userId: number, names: ExportRow['names']): ExportRow {
  const isOwn = row.user_id === userId
  return {
    id: row.id,
    kind: row.kind,
    file_name: row.file_name,
    total: row.total,
    state: row.state,
    bytes: row.bytes,
    undrawn: row.undrawn,
    user: { id: row.user_id, name: row.user_name },
    filter: row.filter,
    names,
    create_time: row.created_at.toISOString(),
    expire_time: row.expires_at.toISOString(),
    can: { download: isOwn && row.state === 'ready', remove: isOwn && row.state === 'ready' },
  }
}

export const listExports: Handler<typeof libraryApi.listExports> = async ({ query, caller, tx }) => {
  const isAll = query.whose === 'all' && may(caller, 'company.manage')
  const { kind, page, page_size } = query
  const [rows, [counted]] = await tx.load(
    exportsWithOwner()
      .$if(!isAll, (own) => own.where('exports.user_id', '=', caller.userId))
      .$if(kind !== undefined, (of) => of.where('exports.kind', '=', kind ?? 'excel'))
      .orderBy('exports.id', 'desc')
      .limit(page_size)
      .offset((page - 1) * page_size),
    library
      .selectFrom('exports')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$if(!isAll, (own) => own.where('user_id', '=', caller.userId))
      .$if(kind !== undefined, (of) => of.where('kind', '=', kind ?? 'excel')),
  )
  const namesIn = await namesOfFilters(
    tx,
    rows.map(({ filter }) => filter),
  )
  return {
    data: { list: rows.map((row) => present(row, caller.userId, namesIn(row.filter))) },
    total: Number(counted?.total ?? 0),
  }
}
