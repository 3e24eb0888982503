import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, inserted, notFound, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { amountOf, type MovedWork, workKinds } from '../../model/open-work.ts'
import { accounts } from '../account-store.ts'
import { canBeChosen } from '../can-be-chosen.ts'
import { applicationWork, positionWork, projectWork } from '../slots.ts'
import { keeps } from './keeper.ts'
import { lockUser, reachedUsers, userNote } from './user-store.ts'

/** As many are named of each kind. */
const named = 20

/** In one order, so that no two who hand over wait for each other. */
const works = () => [providedFor(projectWork), providedFor(positionWork), providedFor(applicationWork)]

export const listOpenWork: Handler<typeof accountsApi.listOpenWork> = async ({ query, caller, tx }) => {
  if (!(await tx.find(reachedUsers(caller).where('users.id', '=', query.id)))) throw notFound()
  const found = (await tx.load(...works().map((work) => work.list(query.id)))).flat()
  const byKind = Map.groupBy(found, ({ kind }) => kind)
  return {
    list: workKinds.flatMap((kind) => {
      const titles = (byKind.get(kind) ?? []).map(({ title }) => title)
      return titles.length > 0 ? [{ kind, total: titles.length, titles: titles.slice(0, named) }] : []
    }),
  }
}

/** Who of these has something open that a colleague has to take over; a view they saved keeps nobody. */
export async function whoHasOpenWork(
  tx: Transaction,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set()
  const asked = userIds.flatMap((id) => works().map((work) => ({ id, query: work.list(id) })))
  const found = await tx.load(...asked.map(({ query }) => query))
  const isWork = ({ kind }: { readonly kind: string }) => kind !== 'saved_search'
  return new Set(asked.flatMap(({ id }, index) => (found[index]?.some(isWork) ? [id] : [])))
}

/** All of it or nothing. What has happened keeps the name of who did it. */
export const handOver: Handler<typeof accountsApi.handOver> = async ({ body, caller, tx, refuse, now }) => {
  const user = await lockUser(tx, caller, body.id)
  if (!keeps(caller, user)) throw refuse('not_lower_role')
  const colleague = await tx.find(
    accounts.selectFrom('users').select('id').where('id', '=', body.to_id).where(canBeChosen).forShare(),
  )
  if (!colleague || colleague.id === user.id) throw refuse('unknown_colleague')
  const handing = { fromId: user.id, toId: colleague.id, caller, now }
  let moved: MovedWork = {}
  for (const work of works()) moved = { ...moved, ...(await work.give(tx, handing)) }
  const { id } = inserted(
    await tx.find(
      accounts
        .insertInto('handovers')
        .values({
          organisation_id: tx.organisationId,
          from_user_id: user.id,
          to_user_id: colleague.id,
          actor_id: caller.userId,
          moved: JSON.stringify(moved),
        })
        .returning('id'),
    ),
  )
  const changes = { work: [user.id, colleague.id] as const }
  tx.save(userNote(tx, { userId: user.id, actorId: caller.userId, action: 'hand_over', changes }))
  tx.announce('user', user.id)
  return { handover_id: id, done: amountOf(moved) }
}

/** What the colleague has passed on or closed since stays where it is. */
export const undoHandOver: Handler<typeof accountsApi.undoHandOver> = async (context) => {
  const { body, caller, tx, refuse, now } = context
  const handover = await tx.find(
    accounts.selectFrom('handovers').selectAll().where('id', '=', body.handover_id).forUpdate(),
  )
  if (!handover) throw notFound()
  const user = await lockUser(tx, caller, handover.from_user_id)
  if (!keeps(caller, user)) throw refuse('not_lower_role')
  if (handover.undone_at) throw refuse('already_undone')
  const handing = { fromId: user.id, toId: handover.to_user_id, caller, now }
  for (const work of works()) await work.takeBack(tx, handover.moved, handing)
  tx.saveOne(
    accounts.updateTable('handovers').set({ undone_at: now }).where('id', '=', handover.id),
    refuse('already_undone'),
  )
  tx.save(userNote(tx, { userId: user.id, actorId: caller.userId, action: 'undo_hand_over' }))
  tx.announce('user', user.id)
  return {}
}
