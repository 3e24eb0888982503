import type { interviewsApi } from '@bole/interviews/contract'
import { shareOut, stateAt } from '@bole/interviews/model'
import { type Handler, notFound } from '@bole/platform/server'
import { sql } from 'kysely'
import { bookedBetween } from './conflict-store.ts'
import { interviews, lockInterviews } from './interview-store.ts'
import { meet } from './meet.ts'
import { namedAnew } from './named-anew.ts'

/** Each of these interviews gets whoever leads it from these people; whoever else was in it is so no more. */
export const distributeInterviews: Handler<typeof interviewsApi.distribute> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const ids = [...new Set(body.ids)]
  const found = await lockInterviews(tx, caller, ids)
  if (found.length < ids.length) throw notFound()
  if (found.some(({ state, ends_at }) => stateAt(state, ends_at, now) !== 'to_be_interview'))
    throw refuse('interview_is_over')
  const times = found.flatMap(({ starts_at, ends_at }) => [starts_at.getTime(), ends_at.getTime()])
  const dayOf = (time: number) => new Date(new Date(time).setHours(0, 0, 0, 0))
  const people = [...new Set(body.interviewer_ids)]
  const [first, last] = [
    dayOf(Math.min(...times)),
    new Date(dayOf(Math.max(...times)).getTime() + 86_400_000),
  ]
  const booked = await bookedBetween(tx, first, last, { people, room: '', except: ids })
  const open = found.map(({ id, starts_at: from, ends_at: until }) => ({ id, from, until }))
  const shared = shareOut(open, people, booked)
  const [names] = await tx.load(
    interviews
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', '=', sql<number>`any(${people}::bigint[])`),
  )
  const users = found.map((interview) => {
    const user = names.find(({ id }) => id === shared.get(interview.id)) ?? null
    return { interview, user }
  })
  if (names.length < people.length) throw refuse('unknown_person')
  if (users.every(({ user }) => user === null)) throw refuse('nobody_is_free')
  for (const { interview, user } of users) if (user) await meet(context, namedAnew(interview, [user.id]), {})
  tx.announce('interview')
  return { list: users.map(({ interview: { id }, user }) => ({ id, user })) }
}
