import { permissionsOf } from '@bole/accounts/model'
import { type Colleague, colleagues } from '@bole/accounts/server'
import { type Handler, notFound } from '@bole/platform/server'
import type { rpoApi } from '@bole/rpo/contract'
import { sql } from 'kysely'
import { rpo } from './open-positions.ts'
import { sharedBy } from './share-store.ts'

/** Whether somebody may hand in candidates at all: nothing is taken from a SuperAdmin. */
function maySend({ role, role_changes, permission_changes }: Colleague): boolean {
  const changes = { ...role_changes, ...permission_changes }
  return role === 'SuperAdmin' || permissionsOf(role, changes).has('rpo.send')
}

/** The people named are whom the project is shared with from now on; drafts of others stay, and can no longer be sent. */
export const saveShare: Handler<typeof rpoApi.saveShare> = async ({ body, caller, tx, now, refuse }) => {
  const project = await tx.find(
    sharedBy(caller).select('projects.id').where('projects.id', '=', body.theme_id).forUpdate(),
  )
  if (!project) throw notFound()
  const ids = [...new Set(body.user_ids)]
  const [people] = await tx.load(colleagues(ids))
  if (people.length < ids.length) throw refuse('unknown_person')
  const unable = people.filter((person) => !maySend(person))
  if (unable.length > 0)
    throw refuse('may_not_send', { values: { names: unable.map(({ name }) => name).join(', ') } })
  const rows = ids.map((user_id) => ({
    ...{ organisation_id: tx.organisationId, project_id: project.id, user_id, shared_at: now },
  }))
  tx.save(
    rpo
      .deleteFrom('rpo_shares')
      .where('project_id', '=', project.id)
      .where('user_id', '!=', sql<number>`all(${ids}::bigint[])`),
  )
  if (rows.length > 0)
    tx.save(
      rpo
        .insertInto('rpo_shares')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing()),
    )
  tx.announce('rpo_share', project.id)
  return { id: project.id }
}
