import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, inserted, notFound } from '@bole/platform/server'
import { sql } from 'kysely'
import { accounts } from '../account-store.ts'

const most = 200

/** Tags of this name but for one of them, and how many there are; nobody else names a tag until this is done. */
function named(name: string, id = 0) {
  return accounts
    .selectFrom('department_tags')
    .select(sql<number>`count(*)`.as('total'))
    .select(sql<number>`count(*) filter (where lower(name) = lower(${name}) and id <> ${id})`.as('same'))
}

export const createDepartmentTag: Handler<typeof accountsApi.createDepartmentTag> = async (context) => {
  const { body, tx, refuse } = context
  const { name } = body
  const [, [tags]] = await tx.load(tx.hold('department tags'), named(name))
  if (tags?.same) throw refuse('tag_name_taken', { values: { name } })
  if ((tags?.total ?? 0) >= most) throw refuse('too_many_tags', { values: { most } })
  const made = await tx.find(
    accounts
      .insertInto('department_tags')
      .values({ organisation_id: tx.organisationId, name })
      .returning('id'),
  )
  const { id } = inserted(made)
  tx.announce('department')
  return { id, version: 1 }
}

export const updateDepartmentTag: Handler<typeof accountsApi.updateDepartmentTag> = async (context) => {
  const { body, tx, refuse } = context
  const { id, name } = body
  const [, [tag], [tags]] = await tx.load(
    tx.hold('department tags'),
    accounts.selectFrom('department_tags').select(['id', 'name', 'version']).where('id', '=', id).forUpdate(),
    named(name, id),
  )
  if (!tag) throw notFound()
  if (tag.version !== body.version) throw refuse('stale', { data: { tag } })
  if (tags?.same) throw refuse('tag_name_taken', { values: { name } })
  const version = tag.version + 1
  tx.saveOne(
    accounts
      .updateTable('department_tags')
      .set({ name, version })
      .where('id', '=', id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  tx.announce('department')
  return { id, version }
}
