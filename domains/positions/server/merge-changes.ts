import type { Handler } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import type { PositionInFull } from './position-store.ts'

type Changes = Parameters<Handler<typeof positionsApi.updatePosition>>[0]['body']

/** A position as it is wanted: what the changes leave out stays. */
export function mergeChanges(row: PositionInFull, changes: Changes) {
  const { department_id, owner_id, salary_from, salary_to, degree } = changes
  return {
    title: changes.title ?? row.title,
    theme_id: changes.theme_id ?? row.project_id,
    // Stations are those of the project.
    stations: JSON.stringify((changes.theme_id ?? row.project_id) === row.project_id ? row.stations : []),
    process_id: changes.process_id ?? row.process_id,
    department_id: department_id === undefined ? row.department_id : department_id,
    owner_id: owner_id === undefined ? row.owner_user_id : owner_id,
    city_list: changes.city_list ? [...new Set(changes.city_list)] : row.cities,
    category: changes.category ?? row.category,
    head_count: changes.head_count ?? row.head_count,
    description: changes.description ?? row.description,
    requirements: changes.requirements ?? row.requirements,
    salary_from: salary_from === undefined ? row.salary_from : salary_from,
    salary_to: salary_to === undefined ? row.salary_to : salary_to,
    salary_currency: changes.salary_currency ?? row.salary_currency,
    degree: degree === undefined ? row.degree : degree,
  }
}

/** A wanted position as its columns; its version and origin are not of its own choosing. */
export function columnsOf(wanted: ReturnType<typeof mergeChanges>) {
  const { theme_id, owner_id, city_list, ...same } = wanted
  return { ...same, project_id: theme_id, owner_user_id: owner_id, cities: city_list }
}
