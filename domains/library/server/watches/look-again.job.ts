import { readerOf } from '@bole/accounts/server'
import { ways } from '@bole/inbox/model'
import { tell } from '@bole/inbox/server'
import { peopleCalls } from '@bole/library/contract'
import { declareJob, defineJob, may, type Transaction } from '@bole/platform/server'
import * as z from 'zod'
import { library } from '../library-store.ts'
import { newPeople } from '../people/new-people.ts'
import { wantedBy } from '../people/people-store.ts'
import { newestSettled, watchOf } from './watch-store.ts'

const lookAgainJob = declareJob('library.look_again', z.object({ search_id: z.number() }))

/** Has a saved search looked through a day from now. */
export function lookTomorrow(tx: Transaction, searchId: number, now: Date): void {
  const key = `${lookAgainJob.name} ${tx.organisationId} ${searchId}`
  const runAt = new Date(now.getTime() + 86_400_000)
  tx.enqueue(lookAgainJob, { search_id: searchId }, { key, runAt })
}

/** Looks through a saved search for people who are new in it, tells its owner of them, and does so again the next day. */
export const looksAgain = defineJob(
  lookAgainJob,
  ({ payload, inTransaction, now }) => inTransaction((tx) => look(tx, payload.search_id, now)),
  // The next look finds what this one did not.
  ({ payload, inTransaction, now }) => inTransaction(async (tx) => lookTomorrow(tx, payload.search_id, now)),
)

async function look(tx: Transaction, id: number, now: Date): Promise<void> {
  const watch = await tx.find(watchOf(id))
  if (!watch?.is_on) return
  lookTomorrow(tx, id, now)
  const reader = await readerOf(tx, watch.user_id)
  const asked = peopleCalls.listPeople.query.safeParse(watch.conditions)
  if (!reader || !may(reader, 'candidates.view') || !asked.success) return
  const { like_position_id: position } = asked.data
  const wanted = position === undefined ? null : await wantedBy(tx, reader, position)
  const upTo = await newestSettled(tx, now)
  const span = { after: watch.seen_up_to, upTo }
  const found = wanted === undefined ? 0 : await newPeople(tx, asked.data, reader, { ...span, wanted, now })
  tx.save(
    library
      .updateTable('search_watches')
      .set({ seen_up_to: Math.max(watch.seen_up_to, upTo), looked_at: now, found })
      .where('search_id', '=', id),
  )
  tx.announce('search_watch')
  if (found === 0) return
  const facts = { search: watch.name, count: found }
  tell(tx, [{ userId: watch.user_id, kind: 'search_found', facts, link: ways.library(watch.conditions) }])
}
