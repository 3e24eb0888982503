import type { Transaction } from '@bole/platform/server'
import type { FolderRight } from '@bole/talent-pool/model'
import { sql } from 'kysely'
import { pool } from './folder-store.ts'

/** Which of the people and departments that a folder names are not there; null: none. */
export async function unknownIn(tx: Transaction, rights: readonly FolderRight[]) {
  const ids = (all: readonly (number | null)[]) => [...new Set(all.flatMap((id) => id ?? []))]
  const users = ids(rights.map(({ user_id }) => user_id))
  const departments = ids(rights.map(({ department_id }) => department_id))
  const count = (table: 'users' | 'departments', wanted: readonly number[]) =>
    pool
      .selectFrom(table)
      .select(sql<number>`count(*)::int`.as('count'))
      .where('id', '=', sql<number>`any(${wanted}::bigint[])`)
  const [[people], [parts]] = await tx.load(count('users', users), count('departments', departments))
  if (people?.count !== users.length) return 'unknown_person'
  return parts?.count === departments.length ? null : 'unknown_department'
}

/** Writes who has a folder down. */
export function saveRights(tx: Transaction, folderId: number, rights: readonly FolderRight[]): void {
  if (rights.length === 0) return
  const rows = rights.map((right) => ({ organisation_id: tx.organisationId, folder_id: folderId, ...right }))
  tx.save(pool.insertInto('pool_folder_rights').values(rows))
}

/** The folder of a name, however it is written. */
export const folderNamed = (name: string) =>
  pool
    .selectFrom('pool_folders')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('is_deleted', '=', false)
