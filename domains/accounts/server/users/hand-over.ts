import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, inserted, notFound, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { sql } from 'kysely'
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

/** What the reader may not see of it is counted, and not named. */
export const listOpenWork: Handler<typeof accountsApi.listOpenWork> = async ({ query, caller, tx }) => {
  if (!(await tx.find(reachedUsers(caller).where('users.id', '=', query.id)))) throw notFound()
  const counts = (await tx.load(...works().map((work) => work.count([query.id])))).flat()
  const asked = works().flatMap((work) => work.titles(caller, query.id, named))
  const found = (await tx.load(...asked)).flat()
  return {
    list: workKinds.flatMap((kind) => {
      const total = counts.find((one) => one.kind === kind)?.total ?? 0
      const titles = found.flatMap((one) => (one.kind === kind ? [one.title] : []))
      return total > 0 ? [{ kind, total, titles }] : []
    }),
  }
}

/** Who of these has something open that a colleague has to take over; a view they saved keeps nobody. */
export async function whoHasOpenWork(
  tx: Transaction,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set()
  const counts = (await tx.load(...works().map((work) => work.count(userIds)))).flat()
  return new Set(counts.flatMap(({ user_id, kind }) => (kind === 'saved_search' ? [] : [user_id])))
}

/** The two who are part of a handing over, held in one order: of two who hand over crosswise neither waits for the other. */
const holdBoth = (ids: readonly number[]) =>
  accounts
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forUpdate()

/** All of it or nothing. What has happened keeps the name of who did it. */
export const handOver: Handler<typeof accountsApi.handOver> = async ({ body, caller, tx, refuse, now }) => {
  await tx.load(holdBoth([body.id, body.to_id]))
  const user = await lockUser(tx, caller, body.id)
  if (!keeps(caller, user)) throw refuse('not_lower_role')
  const colleague = await tx.find(
    accounts.selectFrom('users').select(['id', 'name']).where('id', '=', body.to_id).where(canBeChosen),
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
  const done = amountOf(moved)
  const changes = { work: [user.name, colleague.name], handover: [done, id] } as const
  tx.save(userNote(tx, { userId: user.id, actorId: caller.userId, action: 'hand_over', changes }))
  tx.announce('user', user.id)
  return { handover_id: id, done }
}

/** What the colleague has passed on or closed since stays where it is. */
export const undoHandOver: Handler<typeof accountsApi.undoHandOver> = async (context) => {
  const { body, caller, tx, refuse, now } = context
  const handover = await tx.find(
    accounts.selectFrom('handovers').selectAll().where('id', '=', body.handover_id).forUpdate(),
  )
  if (!handover) throw notFound()
  await tx.load(holdBoth([handover.from_user_id, handover.to_user_id]))
  const user = await lockUser(tx, caller, handover.from_user_id)
  if (!keeps(caller, user)) throw refuse('not_lower_role')
  if (handover.undone_at) throw refuse('already_undone')
  const handing = { fromId: user.id, toId: handover.to_user_id, caller, now }
  for (const work of works()) await work.takeBack(tx, handover.moved, handing)
  tx.saveOne(
    accounts.updateTable('handovers').set({ undone_at: now }).where('id', '=', handover.id),
    refuse('already_undone'),
  )
  tx.save(
    userNote(tx, {
      userId: user.id,
      actorId: caller.userId,
      action: 'undo_hand_over',
      changes: { handover: [handover.id, null] },
    }),
  )
  tx.announce('user', user.id)
  return {}
}
