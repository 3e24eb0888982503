import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, inserted } from '@bole/platform/server'
import { sql } from 'kysely'
import { deepestDepartment, faultInPlace } from '../../model/departments.ts'
import { accounts } from '../account-store.ts'
import {
  announceTree,
  lockDepartment,
  lockTree,
  reaches,
  siblingsUnder,
  takenName,
} from './department-store.ts'
import { noteEvent } from './note-event.ts'
import { saveWho, unknownAmong } from './save-who.ts'

/** A new department stands last among its siblings. */
export const createDepartment: Handler<typeof accountsApi.createDepartment> = async (context) => {
  const { body, caller, tx, refuse } = context
  const { parent_id, name } = body
  const parent = parent_id === null ? null : await lockDepartment(tx, caller, parent_id)
  if (!reaches(caller, parent_id)) throw refuse('top_is_out_of_reach')
  const path = parent?.path ?? []
  if (faultInPlace(null, path)) throw refuse('too_deep', { values: { levels: deepestDepartment } })
  const [, siblings] = await tx.load(lockTree(tx), siblingsUnder(parent_id))
  if (takenName(siblings, [{ id: 0, name }])) throw refuse('name_taken', { values: { name } })
  const unknown = await unknownAmong(tx, body, null)
  if (unknown) throw refuse(unknown)
  const made = await tx.find(
    accounts
      .insertInto('departments')
      .columns(['organisation_id', 'id', 'parent_id', 'path', 'name', 'sort'])
      .expression(
        sql`select ${tx.organisationId}::bigint, made.id, ${parent_id}::bigint, ${path}::bigint[] || made.id, ${name}::text,
          coalesce((select max(sort) from departments where parent_id is not distinct from ${parent_id}::bigint), 0) + 1
          from (select nextval(pg_get_serial_sequence('departments', 'id')) as id) made`,
      )
      .returning('id'),
  )
  const { id } = inserted(made)
  saveWho(tx, id, body)
  noteEvent(tx, caller.userId, { id, name }, 'create')
  announceTree(tx)
  return { id, version: 1 }
}
