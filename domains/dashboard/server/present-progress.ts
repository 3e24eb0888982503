import { links, progress, toDo } from '@bole/dashboard/model'
import type { PositionRow } from './position-store.ts'
import { figure, type Place, statusFigure } from './present.ts'
import type { GroupCount, ProjectRow } from './project-store.ts'

/** How far the applications of one project or position have come. */
function presentProgress(counts: readonly toDo.StatusCount[], headCount: number, place: Place) {
  const at = (name: progress.Milestone) => {
    const { stage, colours } = progress.milestones[name]
    return statusFigure(counts, progress.statusesIn(stage, colours), stage, place)
  }
  return {
    head_count: headCount,
    rate: progress.shareFilled(counts, headCount),
    received: figure(toDo.sumOf(counts), links.toCandidates(place.origin, place.conditions)),
    detail: {
      interview: at('interview'),
      passed: at('passed'),
      sign: at('sign'),
      joining: at('joining'),
      joined: at('joined'),
    },
  }
}

const of = (counts: readonly GroupCount[], id: number) => counts.filter(({ group_id }) => group_id === id)

/** A project with its progress, from the counts of the page it stands on. */
export function presentProject(row: ProjectRow, counts: readonly GroupCount[]) {
  const { id, name, position_count, head_count, origin } = row
  const place = { origin, conditions: { project_id: id } }
  return { id, name, position_count, ...presentProgress(of(counts, id), head_count, place) }
}

/** A position with its progress, from the counts of the page it stands on. */
export function presentPosition(row: PositionRow, counts: readonly GroupCount[]) {
  const own = of(counts, row.id)
  const place = { origin: row.origin, conditions: { position_id: row.id } }
  return {
    id: row.id,
    name: row.title,
    project: { id: row.project_id, name: row.project_name },
    state: row.state,
    cities: row.cities,
    to_do: figure(
      toDo.amountIn(own, toDo.staffsToDo),
      links.toDosOf(place.origin, 'staff', place.conditions),
    ),
    ...presentProgress(own, row.head_count, place),
  }
}
