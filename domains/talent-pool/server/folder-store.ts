import { type Caller, may, notFound, sameTenant, type Transaction, tablesOf } from '@bole/platform/server'
import { type FolderReader, type FolderRight, type Level, levelIn } from '@bole/talent-pool/model'
import { sql } from 'kysely'
import type { TalentPoolTables } from './tables.ts'

export const pool = tablesOf<TalentPoolTables>()

const rightsOf = sql<
  readonly (FolderRight & { readonly name: string })[]
>`coalesce((select json_agg(json_build_object(
    'department_id', r.department_id, 'user_id', r.user_id, 'level', r.level, 'name', coalesce(u.name, d.name, '')) order by r.id)
  from pool_folder_rights r
  left join users u on u.organisation_id = r.organisation_id and u.id = r.user_id
  left join departments d on d.organisation_id = r.organisation_id and d.id = r.department_id
  where r.organisation_id = pool_folders.organisation_id and r.folder_id = pool_folders.id), '[]')`

const folders = pool
  .selectFrom('pool_folders')
  .leftJoin('users', (join) => sameTenant(join, 'users.id', 'pool_folders.created_by'))
  .select(['pool_folders.id', 'pool_folders.name', 'pool_folders.created_by', 'pool_folders.version'])
  .select(['users.name as maker', rightsOf.as('rights')])
  .select(({ selectFrom }) =>
    selectFrom('pool_members')
      .whereRef('pool_members.organisation_id', '=', 'pool_folders.organisation_id')
      .whereRef('pool_members.folder_id', '=', 'pool_folders.id')
      .where('left_at', 'is', null)
      .select(sql<number>`count(*)::int`.as('count'))
      .$asScalar()
      .$notNull()
      .as('count'),
  )
  .where('pool_folders.is_deleted', '=', false)
  .orderBy('pool_folders.name')
  .orderBy('pool_folders.id')

const departmentOf = (userId: number) =>
  pool
    .selectFrom('users')
    .innerJoin('departments', (join) => sameTenant(join, 'departments.id', 'users.department_id'))
    .select('departments.path')
    .where('users.id', '=', userId)

/** A folder with what the caller may do in it. */
/** What decides which folders a person sees and fills. */
export type PoolReader = Pick<Caller, 'userId' | 'permissions' | 'passesEverything' | 'scopes'>

export type SeenFolder = Awaited<ReturnType<typeof seenFolders>>[number]

/** The folders that the caller sees, by name: an organisation has few enough to be looked at one by one. */
export async function seenFolders(tx: Transaction, caller: PoolReader) {
  const [rows, [department]] = await tx.load(folders, departmentOf(caller.userId))
  const mayManage = may(caller, 'pool.manage')
  const reader: FolderReader = {
    userId: caller.userId,
    departmentPath: department?.path ?? [],
    mayManage,
    seesAll: mayManage && caller.scopes.candidates.kind === 'organisation',
  }
  return rows.flatMap((row) => {
    const level: Level | null = levelIn(row, reader)
    return level === null ? [] : [{ ...row, level }]
  })
}

/** The folder asked for among those that are seen; 404 where it is none of them. */
export function folderAmong(seen: readonly SeenFolder[], id: number): SeenFolder {
  const folder = seen.find((one) => one.id === id)
  if (!folder) throw notFound()
  return folder
}
