import { prepared, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { openPositions } from '../careers-store.ts'

// Text: functions of the database, which alone look across organisations.
const everySite = prepared<{ id: number; name: string; slug: string }>(
  'select id, name, slug from career_sites()',
)

/** Every career site of the installation. */
export async function careerSites(tx: Transaction) {
  const [rows] = await tx.load(everySite())
  return rows
}

/** The projects of a transaction's organisation that have open positions. */
export async function advertisedProjects(tx: Transaction, now: Date): Promise<readonly number[]> {
  const [rows] = await tx.load(
    openPositions(now).select(sql<number>`projects.id`.as('id')).distinct().orderBy('id').limit(500),
  )
  return rows.map(({ id }) => id)
}
