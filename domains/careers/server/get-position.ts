import type { careersApi } from '@bole/careers/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { companyColumns, listedColumns, openedAt, openPositions } from './careers-store.ts'
import { enterSite } from './enter.ts'
import { presentCompany, presentPosition } from './present.ts'

/** One position while it is open: a draft, a closed or a deleted one is unknown to candidates. */
export const getPosition: Handler<typeof careersApi.getPosition> = async (context) => {
  const { query, tx, now } = context
  const organisation = await enterSite(context, query.slug)
  const row = await tx.find(
    openPositions(now)
      .select([...listedColumns, ...companyColumns, openedAt.as('opened')])
      .select(['positions.description', 'positions.requirements', 'projects.closes_at'])
      .where('positions.id', '=', query.id),
  )
  if (!row) throw notFound()
  return {
    ...presentPosition(row, organisation),
    organisation,
    description: row.description,
    requirements: row.requirements,
    company: presentCompany(row, organisation),
    closes_at: row.closes_at?.toISOString() ?? null,
  }
}
