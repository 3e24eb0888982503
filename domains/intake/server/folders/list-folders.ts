import type { intakeApi } from '@bole/intake/contract'
import { type Door, doors } from '@bole/intake/model'
import { containing, type Handler, may, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { intake } from '../item-store.ts'
import { arrivalsSeenBy } from '../seen-arrivals.ts'
import { foldersSeen } from './folder-store.ts'

/** The folders the caller sees, in their order, with what lies in each. */
export const listFolders: Handler<typeof intakeApi.listFolders> = async ({ query, caller, tx }) => {
  const { page, page_size, origin, keyword } = query
  let found = foldersSeen(caller, origin)
  if (keyword) found = found.where('f.name', 'ilike', containing(keyword))
  const [rows, [all]] = await tx.load(
    found
      .select(['f.id', 'f.version', 'f.name', 'f.is_shared', 'f.project_id', 'f.position_id'])
      .select(['projects.name as project_name', 'positions.title as position_title'])
      .select(
        sql<string[]>`array(select d.door from resume_folder_doors d
          where d.organisation_id = f.organisation_id and d.folder_id = f.id)`.as('doors'),
      )
      .orderBy('f.place')
      .orderBy('f.id')
      .limit(page_size)
      .offset((page - 1) * page_size),
    found.select(({ fn }) => fn.countAll<number>().as('total')),
  )
  const ids = rows.map(({ id }) => id)
  const [people, counts] = await tx.load(
    intake
      .selectFrom('resume_folder_people as one')
      .innerJoin('users', (join) => sameTenant(join, 'users.id', 'one.user_id'))
      .select(['one.folder_id', 'users.id', 'users.name'])
      .where('one.folder_id', '=', sql<number>`any(${ids}::bigint[])`)
      .orderBy('users.name'),
    // What the list behind the number shows.
    arrivalsSeenBy(caller)
      .select('intake_items.folder_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .select(sql<number>`count(*) filter (where intake_items.state = 'waiting')`.as('waiting'))
      .where('intake_items.folder_id', '=', sql<number>`any(${ids}::bigint[])`)
      .groupBy('intake_items.folder_id'),
  )
  const keeps = may(caller, 'positions.manage')
  const list = rows.map((row) => {
    const counted = counts.find(({ folder_id }) => folder_id === row.id)
    const count = Number(counted?.count ?? 0)
    return {
      ...{ id: row.id, version: row.version, name: row.name, is_shared: row.is_shared },
      theme: row.project_id === null ? null : { id: row.project_id, name: row.project_name ?? '' },
      position: row.position_id === null ? null : { id: row.position_id, name: row.position_title ?? '' },
      doors: doors.filter((door: Door) => row.doors.includes(door)),
      people: people.flatMap(({ folder_id, id, name }) => (folder_id === row.id ? [{ id, name }] : [])),
      ...{ count, waiting_count: Number(counted?.waiting ?? 0) },
      can: { edit: keeps, order: keeps, remove: keeps && count === 0, empty: keeps && count > 0 },
    }
  })
  return { data: { list }, total: Number(all?.total ?? 0) }
}
