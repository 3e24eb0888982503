import { type Door, doors } from '@bole/intake/model'
import { type Caller, may, notFound, sameTenant, type Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { intake } from '../item-store.ts'
import { positionsOpenTo } from '../position-scope.ts'

/** Whether somebody sees a folder of the alias `f`: it is shared, names them, or they look after the company. */
export function seesFolder(caller: Caller) {
  if (may(caller, 'company.manage')) return sql<SqlBool>`true`
  return sql<SqlBool>`(f.is_shared or exists (select from resume_folder_people one
    where one.organisation_id = f.organisation_id and one.folder_id = f.id and one.user_id = ${caller.userId}))`
}

/** The folders of an origin that somebody sees, each with what it is for. */
export function foldersSeen(caller: Caller, origin: 1 | 2) {
  return intake
    .selectFrom('resume_folders as f')
    .leftJoin('projects', (join) => sameTenant(join, 'projects.id', 'f.project_id'))
    .leftJoin('positions', (join) => sameTenant(join, 'positions.id', 'f.position_id'))
    .where('f.origin', '=', origin)
    .where(seesFolder(caller))
}

/** One folder, locked, as its keepers change it; 404 where they do not see it. */
export async function requireFolder(tx: Transaction, caller: Caller, id: number) {
  const folder = await tx.find(
    intake
      .selectFrom('resume_folders as f')
      .selectAll('f')
      .where('f.id', '=', id)
      .where(seesFolder(caller))
      .forUpdate('f'),
  )
  if (!folder) throw notFound()
  return folder
}

/** What a folder says of itself, as it is asked for. */
interface Said {
  readonly name: string
  readonly theme_id: number | null
  readonly position_id: number | null
  readonly is_shared: boolean
  readonly user_ids: readonly number[]
}

/**
 * Why a folder cannot be as it is wanted; null where it can. It is of positions that its keeper may take candidates in for. Nobody else names
 * a folder until this is done.
 */
export async function whyNotSo(
  { tx, caller }: { readonly tx: Transaction; readonly caller: Caller },
  origin: number,
  { id, said }: { readonly id: number | null; readonly said: Said },
) {
  const { name, theme_id, position_id, user_ids } = said
  const [, [taken], [project], [position], people] = await tx.load(
    tx.hold('resume folders'),
    intake
      .selectFrom('resume_folders')
      .select('id')
      .where('origin', '=', origin === 1 ? 1 : 2)
      .where(sql<SqlBool>`lower(name) = lower(${name})`),
    intake
      .selectFrom('projects')
      .select('id')
      .where('id', '=', theme_id)
      .where('origin', '=', origin)
      .where('is_deleted', '=', false),
    intake
      .selectFrom('positions')
      .select('project_id')
      .where('id', '=', position_id)
      .where('origin', '=', origin)
      .where('is_deleted', '=', false)
      .where(positionsOpenTo(caller)),
    intake
      .selectFrom('users')
      .select('id')
      .where('id', '=', sql<number>`any(${[...user_ids]}::bigint[])`),
  )
  if (people.length < new Set(user_ids).size) return 'unknown_person'
  if (position_id !== null && !position) return 'unknown_position'
  if (theme_id !== null && !project) return 'unknown_project'
  if (position && theme_id !== null && position.project_id !== theme_id) return 'position_elsewhere'
  return taken && taken.id !== id ? 'name_taken' : null
}

/** Writes which channels deliver into a folder, and who sees it where it is not for everybody. */
export function saveParts(
  tx: Transaction,
  folderId: number,
  given: Pick<Said, 'is_shared' | 'user_ids'> & { readonly doors: readonly Door[] },
): void {
  const own = { organisation_id: tx.organisationId, folder_id: folderId }
  const wanted = doors.filter((door) => given.doors.includes(door))
  const people = given.is_shared ? [] : [...new Set(given.user_ids)]
  tx.save(
    intake.deleteFrom('resume_folder_doors').where('folder_id', '=', folderId),
    intake.deleteFrom('resume_folder_people').where('folder_id', '=', folderId),
  )
  if (wanted.length > 0)
    tx.save(intake.insertInto('resume_folder_doors').values(wanted.map((door) => ({ ...own, door }))))
  if (people.length > 0)
    tx.save(intake.insertInto('resume_folder_people').values(people.map((user_id) => ({ ...own, user_id }))))
}
