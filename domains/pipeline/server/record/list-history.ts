import type { pipelineApi } from '@bole/pipeline/contract'
import { type Handler, notFound, sameTenant, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { canSeeApplication, pipeline } from '../application-store.ts'
import { meetingIn } from '../arrange/meeting.ts'
import { participantsIn } from '../arrange/people.ts'
import { asItStood } from './as-it-stood.ts'
import { isTakenBack, latestWords } from './latest-words.ts'
import { type Names, positionIn, presentHistory } from './present-history.ts'

/** Everything that happened to one application, newest first. */
export const listHistory: Handler<typeof pipelineApi.listHistory> = async ({ query, caller, tx }) => {
  if (!(await canSeeApplication(tx, caller, query.post_id))) throw notFound()
  const [rows, people, records] = await tx.load(
    pipeline
      .selectFrom('application_history')
      .leftJoin('users', (join) => sameTenant(join, 'users.id', 'application_history.user_id'))
      .selectAll('application_history')
      .select('users.name as username')
      .select(latestWords)
      .select(isTakenBack.as('is_taken_back'))
      .where('application_id', '=', query.post_id)
      .orderBy('application_history.id', 'desc')
      .limit(500),
    participantsIn([query.post_id]),
    pipeline.selectFrom('stage_records').selectAll().where('application_id', '=', query.post_id),
  )
  const meetings = new Map(records.map((record) => [record.id, meetingIn(record)]))
  const stood = asItStood(rows, { people, meetings })
  const all = [...stood.values()]
  const names = await namesOf(tx, {
    users: all.flatMap((one) => [...one.people.map(({ user_id }) => user_id), ...one.takenOut]),
    positions: rows.flatMap(({ facts }) => positionIn(facts) ?? []),
  })
  return { list: rows.map((row) => presentHistory(row, stood.get(row.id), { names, caller })) }
}

/** What people and positions are called now, deleted ones too. */
async function namesOf(
  tx: Transaction,
  { users, positions }: Readonly<Record<keyof Names, readonly number[]>>,
): Promise<Names> {
  const [people, places] = await tx.load(
    pipeline
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', '=', sql<number>`any(${[...new Set(users)]}::bigint[])`),
    pipeline
      .selectFrom('positions')
      .select(['id', 'title as name'])
      .where('id', '=', sql<number>`any(${positions}::bigint[])`),
  )
  const named = (list: readonly { readonly id: number; readonly name: string }[]) =>
    new Map(list.map(({ id, name }) => [id, name]))
  return { users: named(people), positions: named(places) }
}
