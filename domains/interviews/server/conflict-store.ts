import { type Booked, conflictsOf, type Wanted } from '@bole/interviews/model'
import type { Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { interviews } from './interview-store.ts'

const day = 24 * 60 * 60_000

interface BookedOf {
  readonly people: readonly number[]
  readonly room: string
  readonly except: readonly number[]
  readonly most?: number
}

/** What takes people's time or a room between two moments, whoever may see it; none lasts longer than a day. */
export async function bookedBetween(
  tx: Transaction,
  from: Date,
  until: Date,
  { people, room, except, most = 500 }: BookedOf,
): Promise<Booked[]> {
  const places = sql<string[]>`array(select distinct r.place from interview_candidates c
    join stage_records r on r.organisation_id = c.organisation_id and r.id = c.stage_record_id
    where c.organisation_id = interviews.organisation_id and c.interview_id = interviews.id
      and c.left_at is null and not r.is_online and r.place <> '')`
  const theirs = sql<
    number[]
  >`array(select p.user_id from interview_people p where p.organisation_id = interviews.organisation_id
    and p.interview_id = interviews.id and p.role <> 'manager')`
  const [rows] = await tx.load(
    interviews
      .selectFrom('interviews')
      .select(['id', 'starts_at', 'ends_at', places.as('places'), theirs.as('people')])
      .where('state', 'in', ['ahead', 'held'])
      .where('starts_at', '>', new Date(from.getTime() - day))
      .where('starts_at', '<', until)
      .where('ends_at', '>', from)
      .where('id', '<>', sql<number>`all(${except}::bigint[])`)
      .where(
        sql<SqlBool>`(${theirs} && ${people}::bigint[] or lower(trim(${room})) = any(
          select lower(trim(place)) from unnest(${places}) place))`,
      )
      .orderBy('starts_at')
      .orderBy('id')
      .limit(most),
  )
  return rows.map(({ id, starts_at, ends_at, places: [place = ''], people: who }) => {
    return { id, from: starts_at, until: ends_at, people: who.map(Number), room: place }
  })
}

/** What is in the way of an interview, with the names of those it concerns. */
export async function conflictsWith(tx: Transaction, wanted: Wanted, except: readonly number[]) {
  const booked = await bookedBetween(tx, wanted.from, wanted.until, { ...wanted, except })
  const { people, rooms } = conflictsOf(wanted, booked)
  if (people.length === 0) return { people: [], rooms }
  const [names] = await tx.load(
    interviews
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', '=', sql<number>`any(${people.map(({ person }) => person)}::bigint[])`),
  )
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  return {
    people: people.map(({ person, interview }) => ({
      user: { id: person, name: nameOf.get(person) ?? '' },
      interview,
    })),
    rooms,
  }
}
