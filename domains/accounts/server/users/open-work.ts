import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, notFound, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { workKinds } from '../../model/open-work.ts'
import { applicationWork, positionWork, projectWork } from '../slots.ts'
import { reachedUsers } from './user-store.ts'

/** As many are named of each kind. */
const named = 20

/** In one order, so that no two who hand over wait for each other. */
export const works = () => [providedFor(projectWork), providedFor(positionWork), providedFor(applicationWork)]

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
