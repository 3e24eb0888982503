import type { careersApi } from '@bole/careers/contract'
import type { ReplyOf } from '@bole/platform/contract'
import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { companyColumns, openPositions } from './careers-store.ts'
import { presentCompany } from './present.ts'

interface Organisation {
  readonly name: string
  readonly slug: string
}

/** What the front of a career site says: who hires, by which projects, and what their open positions can be narrowed by. */
export async function tellSite(
  tx: Transaction,
  organisation: Organisation,
  now: Date,
): Promise<ReplyOf<typeof careersApi.getSite>> {
  const open = openPositions(now)
  const count = sql<number>`count(*)`
  const [origins, cities, categories, companies, projects] = await tx.load(
    open
      .select(['positions.origin', count.as('count')])
      .groupBy('positions.origin')
      .orderBy('positions.origin'),
    open
      .innerJoin(sql<{ name: string }>`unnest(positions.cities)`.as<'city'>(sql`city(name)`), (join) =>
        join.onTrue(),
      )
      .select(['city.name', count.as('count')])
      .groupBy('city.name')
      .orderBy('count', 'desc')
      .orderBy('name')
      .limit(100),
    open
      .select(['positions.category as name', count.as('count')])
      .where('positions.category', '<>', '')
      .groupBy('positions.category')
      .orderBy('count', 'desc')
      .orderBy('name')
      .limit(100),
    open
      .select([...companyColumns, count.as('count')])
      .groupBy(companyColumns)
      .orderBy('count', 'desc')
      .limit(20),
    open
      .select(['projects.id', 'projects.name', 'projects.closes_at'])
      .select(({ fn }) => [fn.min('positions.origin').as('origin'), count.as('count')])
      .groupBy(['projects.id', 'projects.name', 'projects.closes_at'])
      .orderBy('count', 'desc')
      .orderBy('projects.id', 'desc')
      .limit(50),
  )
  return {
    organisation,
    companies: companies.map((row) => presentCompany(row, organisation)),
    position_count: origins.reduce((sum, { count }) => sum + count, 0),
    cities: cities.map(({ name, count }) => ({ name, count })),
    categories: categories.map(({ name, count }) => ({ name, count })),
    origins: origins.map(({ origin, count }) => ({ origin, count })),
    projects: projects.map(({ id, name, origin, count, closes_at }) => ({
      ...{ id, name, origin, position_count: count },
      closes_at: closes_at?.toISOString() ?? null,
    })),
  }
}
