import { containing, type Handler, sameTenant } from '@bole/platform/server'
import { positionsWithinScope } from '@bole/positions/server'
import type { referralApi } from '@bole/referral/contract'
import { isOpenNow } from '@bole/referral/model'
import { projectsInSight } from '@bole/themes/server'
import { sql } from 'kysely'
import { referral } from './referral-store.ts'

/** More projects than these are narrowed by a word. */
const mostProjects = 200

/** The newest first; deleted positions stay where they were opened, so that it is seen why nobody can refer for them. */
export const listThemes: Handler<typeof referralApi.listThemes> = async ({ query, caller, tx, now }) => {
  let found = referral
    .selectFrom('projects')
    .select(['id', 'name', 'is_open_for_referral'])
    .where('origin', '=', query.origin)
    .where('is_deleted', '=', false)
    .where(projectsInSight(caller))
    .orderBy('id', 'desc')
    .limit(mostProjects)
  if (query.keyword) found = found.where('name', 'ilike', containing(query.keyword))
  const [projects] = await tx.load(found)
  const [positions] = await tx.load(
    referral
      .selectFrom('positions')
      .leftJoin('referral_positions', (join) =>
        sameTenant(join, 'referral_positions.position_id', 'positions.id'),
      )
      .select(['positions.id', 'positions.project_id', 'positions.title', 'positions.state'])
      .select(['positions.is_deleted', 'referral_positions.is_open', 'referral_positions.opens_at'])
      .where('positions.project_id', '=', sql<number>`any(${projects.map(({ id }) => id)}::bigint[])`)
      .where(({ or, eb }) =>
        or([eb('positions.is_deleted', '=', false), eb('referral_positions.is_open', '=', true)]),
      )
      .where(positionsWithinScope(caller))
      .orderBy('positions.id', 'desc'),
  )
  const rowsOf = (projectId: number) =>
    positions
      .filter(({ project_id }) => project_id === projectId)
      .map(({ project_id: _, is_open, opens_at, ...position }) => ({
        ...position,
        is_open: isOpenNow({ isOpen: is_open ?? false, opensAt: opens_at }, now),
        opens_at: opens_at && opens_at > now ? opens_at.toISOString() : null,
      }))
  return {
    themes: projects.map(({ id, name, is_open_for_referral }) => ({
      ...{ id, theme_name: name, is_nt: is_open_for_referral ? 1 : 0 },
    })),
    themeIdToList: Object.fromEntries(
      projects.map(({ id }) => [String(id), { responsiblePositions: rowsOf(id) }]),
    ),
  }
}
