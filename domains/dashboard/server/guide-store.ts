import type { firstSteps } from '@bole/dashboard/model'
import { builtOnce, prepared } from '@bole/platform/server'
import { dashboard } from './dashboard-tables.ts'
import { perVisibility } from './seen.ts'

/** The steps done, and the name in the career site's address. */
export type StepsRow = firstSteps.Done & { readonly slug: string }

/** The values used when there is no row. */
export const nothingDone: StepsRow = {
  project: false,
  position: false,
  career_site: false,
  candidate: false,
  colleague: false,
  slug: '',
}

// Text: one row of answers from tables that have nothing in common.

/** Which first steps are done, whatever the caller may see of them. $1 origin, $2 the caller, $3 now. */
export const stepsDone = prepared<StepsRow>(`select
  exists (select from projects where origin = $1 and not is_deleted) as project,
  exists (select from positions where origin = $1 and not is_deleted and state = 'open') as position,
  exists (select from positions p join projects t on t.organisation_id = p.organisation_id and t.id = p.project_id
    where p.origin = $1 and not p.is_deleted and p.state = 'open' and not t.is_deleted
      and coalesce(t.closes_at > $3, true)) as career_site,
  exists (select from applications where origin = $1 and is_listed) as candidate,
  exists (select from users where id <> $2 and state = 'enabled') as colleague,
  slug from organisations`)

/** Enabled accounts by role. */
export const accountCounts = builtOnce(() =>
  dashboard
    .selectFrom('users')
    .select(({ fn }) => ['role', fn.countAll<number>().as('amount')])
    .where('state', '=', 'enabled')
    .groupBy('role'),
)

/** Positions of an origin, whatever their state. $1 origin. */
export const positionCount = perVisibility<{ total: number }>(
  1,
  ({ position }) =>
    `select count(*) as total from positions p where p.origin = $1 and not p.is_deleted and ${position}`,
)
