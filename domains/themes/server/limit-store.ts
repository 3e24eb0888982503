import { notFound, type Reader, type Transaction } from '@bole/platform/server'
import type { LimitedFields } from '@bole/themes/model'
import { sql } from 'kysely'
import { keptProject } from './keepers.ts'
import { themes } from './queries.ts'

/** What a project that somebody may work on is limited to, locked. */
export async function lockLimit(
  { caller, tx }: { readonly caller: Reader<'positions'>; readonly tx: Transaction },
  id: number,
) {
  const project = await tx.find(keptProject(caller, id).select(['is_deleted', 'limited_fields']).forUpdate())
  if (!project) throw notFound()
  return project
}

/** Limits a project's form, or takes the limit away. */
export function saveLimit(tx: Transaction, id: number, limit: LimitedFields | null): void {
  tx.save(
    themes
      .updateTable('projects')
      .set({ limited_fields: limit && JSON.stringify(limit), version: sql`version + 1` })
      .where('id', '=', id),
  )
  tx.announce('project', id)
}
