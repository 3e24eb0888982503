import type { Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { library } from '../library-store.ts'
import { fitWith, strength, type Wanted } from './fit.ts'
import { type Conditions, hitsOf, matchingPeople, type Seeing, seenOf } from './people-filter.ts'

/** People are counted so far, and no further. */
const countedAtMost = 1000

interface Span {
  /** Of people whose first application that the reader sees came after the one with this number … */
  readonly after: number
  /** … and not after this one. */
  readonly upTo: number
  readonly wanted: Wanted | null
  readonly now: Date
}

/** How many people under these conditions are new to whoever asks. */
export async function newPeople(
  tx: Transaction,
  query: Conditions,
  reader: Seeing,
  { after, upTo, wanted, now }: Span,
): Promise<number> {
  const hits = await hitsOf(tx, query, reader)
  const first = sql`(select min(seen.id) from (${seenOf(reader)}) seen)`
  const fresh = matchingPeople(query, reader, hits, now)
    .where(sql<SqlBool>`${first} > ${after} and ${first} <= ${upTo}`)
    .where(
      wanted
        ? sql<SqlBool>`(select ${strength} from (select ${fitWith(wanted, reader)} as fit) weighed) > 0`
        : sql<SqlBool>`true`,
    )
  const row = await tx.find(
    library
      .selectFrom(fresh.select('candidates.id').limit(countedAtMost).as('counted'))
      .select(({ fn }) => fn.countAll<number>().as('total')),
  )
  return Number(row?.total ?? 0)
}
