import type { careersApi } from '@bole/careers/contract'
import type { Handler } from '@bole/platform/server'
import { sql } from 'kysely'
import { companyColumns, openPositions } from './careers-store.ts'
import { enterSite } from './enter.ts'
import { presentCompany } from './present.ts'

/** The front page: who hires, and what their open positions can be narrowed by. */
export const getSite: Handler<typeof careersApi.getSite> = async (context) => {
  const organisation = await enterSite(context, context.query.slug)
  const open = openPositions(context.now)
  const count = sql<number>`count(*)`
  const [origins, cities, companies] = await context.tx.load(
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
      .select([...companyColumns, count.as('count')])
      .groupBy(companyColumns)
      .orderBy('count', 'desc')
      .limit(20),
  )
  return {
    organisation,
    companies: companies.map((row) => presentCompany(row, organisation)),
    position_count: origins.reduce((sum, { count }) => sum + count, 0),
    cities: cities.map(({ name, count }) => ({ name, count })),
    origins: origins.map(({ origin, count }) => ({ origin, count })),
  }
}
