import type { Database } from '@bole/platform/server'
import pg from 'pg'

/** What the loader stands on: the owner's address to look with, the server's own connections to write with. */
export interface DemoParts {
  readonly ownerUrl: string
  readonly database: Database
  readonly log: (line: string) => void
}

/** Servers that start at once on one database load the demo once. */
const lock = 'select pg_advisory_lock(727174)'

const look = `
select count(*)::integer as organisations,
  count(*) filter (where slug = 'demo' and exists (
    select 1 from users u where u.organisation_id = o.id and u.username = 'he'))::integer as demos
from organisations o`

/** Where the demo company's clocks stand, whatever the machine's: its people work in Shenzhen. */
export const demoZone = 'Asia/Shanghai'

/** Whether the company of a database is the demo's, or will be once this start has filled it. */
export async function holdsDemo(ownerUrl: string, wantsDemo: boolean): Promise<boolean> {
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  try {
    const found = await owner.query<{ organisations: number; demos: number }>(look)
    const [row] = found.rows
    return row !== undefined && (row.organisations === 0 ? wantsDemo : row.demos > 0)
  } finally {
    await owner.end()
  }
}

/**
 * Fills a database that has no organisation yet with the demo company. Answers whether the demo company is there; other
 * data is left alone. A load that was interrupted left nothing behind, so the next start finds the database empty again.
 */
export async function ensureDemo({ ownerUrl, database, log }: DemoParts): Promise<boolean> {
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  try {
    await owner.query(lock)
    const found = await owner.query<{ organisations: number; demos: number }>(look)
    const [row] = found.rows
    if (!row || row.organisations > 0) return (row?.demos ?? 0) > 0
    const began = performance.now()
    // The story is read only where it is told.
    const { loadDemo } = await import('./load-demo.ts')
    await loadDemo(database, new Date())
    // Or the first pages are planned for empty tables.
    await owner.query('analyze')
    log(`The demo company is there (${((performance.now() - began) / 1000).toFixed(1)} s)`)
    return true
  } finally {
    await owner.end()
  }
}
