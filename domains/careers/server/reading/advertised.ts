import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { companyColumns, listedColumns, openedAt, openPositions } from '../careers-store.ts'
import { presentCompany, presentPosition } from '../present.ts'

/** Positions asked for at a time. */
const atATime = 500

type InTransaction = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>

interface Advertising {
  /** A transaction of the organisation, of its own each time: nobody is held up by a slow reader. */
  readonly inTransaction: InTransaction
  readonly organisation: { readonly name: string }
  readonly now: Date
}

export type AdvertisedPosition = Awaited<ReturnType<typeof pageOf>>[number]

/** Every open position, newest number first, some at a time. */
export async function* advertised({ inTransaction, organisation, now }: Advertising) {
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const page = await inTransaction((tx) => pageOf(tx, organisation, now, before))
    yield page
    const last = page.at(-1)
    if (!last || page.length < atATime) return
    before = last.id
  }
}

async function pageOf(tx: Transaction, organisation: { readonly name: string }, now: Date, before: number) {
  const [rows] = await tx.load(
    openPositions(now)
      .select([...listedColumns, ...companyColumns, openedAt.as('opened')])
      .select(['positions.description', 'positions.requirements', 'projects.closes_at'])
      .where('positions.id', '<', sql<number>`${before}::bigint`)
      .orderBy('positions.id', 'desc')
      .limit(atATime),
  )
  return rows.map((row) => ({
    ...presentPosition(row, organisation),
    description: row.description,
    requirements: row.requirements,
    company: presentCompany(row, organisation),
    closes_at: row.closes_at?.toISOString() ?? null,
  }))
}
