import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, notFound, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { waitsForNobody, workKinds } from '../../model/open-work.ts'
import { openWork } from '../slots.ts'
import { reachedUsers } from './user-store.ts'

/** As many are named of each kind. */
const named = 20

/** What every domain provides for it, in one order. */
export const works = () => Object.values(openWork).map(providedFor)

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

/** Who of these has something open that a colleague has to take over; a view they saved or a folder they made keeps nobody. */
export async function whoHasOpenWork(
  tx: Transaction,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set()
  const counts = (await tx.load(...works().map((work) => work.count(userIds)))).flat()
  return new Set(counts.flatMap(({ user_id, kind }) => (waitsForNobody.has(kind) ? [] : [user_id])))
}
