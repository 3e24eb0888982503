import type { Caller } from '@bole/platform/server'
import type { PositionDetail, PositionListItem } from '@bole/positions/contract'
import { missingToOpen, whatCanBeDone } from '@bole/positions/model'
import { applied, byStage, joined } from '@bole/processes/model'
import type { PositionInFull } from './position-store.ts'
import { mayManage } from './scope.ts'
import { openableOf, standingOf } from './standing.ts'

type Reader = Pick<Caller, 'scopes' | 'passesEverything' | 'permissions'>

/** A position's row as lists carry it. */
export function presentPosition(row: PositionInFull, caller: Reader): PositionListItem {
  return {
    id: row.id,
    title: row.title,
    origin: row.origin,
    theme_id: row.project_id,
    theme: { id: row.project_id, theme_name: row.project_name },
    process: { id: row.process_id, name: row.process_name },
    department:
      row.department_id === null ? null : { id: row.department_id, name: row.department_name ?? '' },
    owner: row.owner_user_id === null ? null : { id: row.owner_user_id, name: row.owner_name ?? '' },
    city_list: row.cities,
    category: row.category,
    head_count: row.head_count,
    joined_count: joined(row.counts),
    post_count: applied(row.counts),
    stage_counts: byStage(row.counts),
    state: row.state,
    station_list: [...row.stations],
    version: row.version,
    opened_at: row.opened_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    create_time: row.created_at.toISOString(),
    can: whatCanBeDone(standingOf(row), mayManage(caller)),
  }
}

/** The same in full. */
export function presentDetail(row: PositionInFull, caller: Reader): PositionDetail {
  return {
    ...presentPosition(row, caller),
    description: row.description,
    requirements: row.requirements,
    salary_from: row.salary_from,
    salary_to: row.salary_to,
    salary_currency: row.salary_currency,
    degree: row.degree,
    stages: row.steps.map(({ stage }) => stage),
    steps: row.steps,
    is_project_fixed: row.has_applications,
    missing: [...missingToOpen(openableOf(row))],
  }
}
