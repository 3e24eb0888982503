import { type Caller, type Reader, sameTenant, type Transaction } from '@bole/platform/server'
import { positionsWithinScope } from '@bole/positions/server'
import { stages } from '@bole/processes/model'
import { type SqlBool, sql } from 'kysely'
import { library } from '../library-store.ts'
import { lastContact } from '../record/contact-with-candidate.ts'
import { type Fit, fitWith, strength, type Wanted } from './fit.ts'
import { type Conditions, hitsOf, matchingPeople, type PeopleQuery, seenOf } from './people-filter.ts'

/** People are counted so far, and no further. */
export const countedAtMost = 10_000

/** The newest so many are held against a position. */
const weighedAtMost = 20_000

/** A person of a page: by which application, and what the list does not tell. */
export interface PersonRow {
  readonly id: number
  readonly post_id: number
  readonly graduated_at: string | null
  readonly application_count: number
  readonly reached: number
  readonly last_contact: Date | null
  readonly fit: Fit | null
}

/** The position people are held against; undefined where the reader does not see it. */
export async function wantedBy(
  tx: Transaction,
  reader: Reader<'positions'>,
  id: number,
): Promise<Wanted | undefined> {
  const position = await tx.find(
    library
      .selectFrom('positions')
      .select(['title', 'cities', 'degree', 'description', 'requirements'])
      .where('id', '=', id)
      .where('is_deleted', '=', false)
      .where(positionsWithinScope(reader)),
  )
  if (!position) return undefined
  const { title, cities, degree, description, requirements } = position
  return { title, cities, degree, text: `${title} ${description} ${requirements}` }
}

type Asking = Pick<Caller, 'userId' | 'scopes' | 'hides'>

/** What is told of some people of a statement. */
function rowsOf(reader: Asking, picked: ReturnType<typeof pickedPeople>) {
  const seen = seenOf(reader)
  const order = [...stages.stagesInOrder]
  return library
    .selectFrom(picked.as('picked'))
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'picked.id'))
    .select(['candidates.id', 'candidates.graduated_at', 'picked.fit'])
    .select(sql<number>`(select max(seen.id) from (${seen}) seen)`.as('post_id'))
    .select(sql<number>`(select count(*)::int from (${seen}) seen)`.as('application_count'))
    .select(
      sql<number>`coalesce((select r.stage from (${seen}) seen join stage_records r
        on r.organisation_id = seen.organisation_id and r.application_id = seen.id
        order by array_position(${order}::smallint[], r.stage) desc nulls last limit 1), 1)`.as('reached'),
    )
    .select(
      sql<Date | null>`(select ${lastContact} from (${seen}) seen join application_history h
        on h.organisation_id = seen.organisation_id and h.application_id = seen.id)`.as('last_contact'),
    )
    .orderBy('picked.place')
}

function pickedPeople(
  query: PeopleQuery,
  matching: ReturnType<typeof matchingPeople>,
  wanted: Wanted | null,
  reader: Asking,
) {
  const { page, page_size } = query
  const size = sql.lit(page_size)
  const from = sql.lit((page - 1) * page_size)
  if (!wanted) {
    const newest = matching.select([
      'candidates.organisation_id',
      'candidates.id',
      sql<Fit | null>`null::json`.as('fit'),
    ])
    return newest
      .select(sql<number>`row_number() over (order by candidates.id desc)`.as('place'))
      .orderBy('candidates.id', 'desc')
      .limit(size)
      .offset(from)
  }
  return fitting(matching, wanted, reader)
    .select(['organisation_id', 'id', sql<Fit | null>`fit`.as('fit')])
    .select(sql<number>`row_number() over (order by ${strength} desc, id desc)`.as('place'))
    .orderBy('place')
    .limit(size)
    .offset(from)
}

/** The newest of them who fit a position in anything. */
function fitting(matching: ReturnType<typeof matchingPeople>, wanted: Wanted, reader: Asking) {
  const weighed = matching
    .select(['candidates.organisation_id', 'candidates.id', fitWith(wanted, reader).as('fit')])
    .orderBy('candidates.id', 'desc')
    .limit(sql.lit(weighedAtMost))
  return library.selectFrom(weighed.as('weighed')).where(sql<SqlBool>`${strength} > 0`)
}

/** One page of the library, and how many there are, counted up to a bound. */
export async function peopleOf(
  tx: Transaction,
  query: PeopleQuery,
  reader: Asking,
  wanted: Wanted | null,
  now: Date,
) {
  const hits = await hitsOf(tx, query, reader)
  const matching = matchingPeople(query, reader, hits, now)
  const found = wanted
    ? fitting(matching, wanted, reader).select('id').limit(countedAtMost)
    : matching.select('candidates.id').limit(countedAtMost)
  const [rows, [counted]] = await tx.load(
    rowsOf(reader, pickedPeople(query, matching, wanted, reader)),
    library.selectFrom(found.as('counted')).select(({ fn }) => fn.countAll<number>().as('total')),
  )
  return { rows, total: Number(counted?.total ?? 0) }
}

/** The newest seen application of everybody under these conditions, so many at most: whom an export of the library holds. */
export async function postsOfPeople(
  tx: Transaction,
  query: Conditions,
  reader: Asking,
  { atMost, wanted, now }: { readonly atMost: number; readonly wanted: Wanted | null; readonly now: Date },
): Promise<number[]> {
  const hits = await hitsOf(tx, query, reader)
  const page = { ...query, page: 1, page_size: atMost }
  const picked = pickedPeople(page, matchingPeople(query, reader, hits, now), wanted, reader)
  const [rows] = await tx.load(
    library
      .selectFrom(picked.as('picked'))
      .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'picked.id'))
      .select(sql<number>`(select max(seen.id) from (${seenOf(reader)}) seen)`.as('post_id'))
      .orderBy('picked.place'),
  )
  return rows.map(({ post_id }) => post_id)
}
