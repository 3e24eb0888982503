import type { dashboardApi } from '@bole/dashboard/contract'
import { type Day, links, progress, toDo } from '@bole/dashboard/model'
import { sources } from '@bole/pipeline/model'
import type { ReplyOf } from '@bole/platform/contract'
import { stages } from '@bole/processes/model'
import { type SortedArrivals, sortedAtMost } from './arrival-store.ts'
import { figure, type Place, statusFigure } from './present.ts'

interface Window {
  readonly type: 'hours' | 'days'
  readonly periods: readonly Date[]
  readonly since: Day
}

type ResumeData = ReplyOf<typeof dashboardApi.countResumes>['resumeData']

/** What came in, sorted, and what has to be followed up by stage. */
export function presentResumeData(
  { type, periods, since }: Window,
  sorted: readonly SortedArrivals[],
  counts: readonly toDo.StatusCount[],
  place: Place,
): ResumeData {
  const by = (what: SortedArrivals['by']) => sorted.filter((row) => row.by === what)
  const total = by('source').reduce((sum, { amount }) => sum + amount, 0)
  const received = (more: links.Link['query'] = {}) =>
    links.toCandidates(place.origin, { ...place.conditions, applied_from: since.date, ...more })
  const follow = (stage: stages.Stage) => statusFigure(counts, toDo.staffsToDosOf(stage), stage, place)
  const { interview } = progress.milestones
  const among = progress.statusesIn(interview.stage, interview.colours)
  const interviews = statusFigure(counts, among, interview.stage, place)
  const { screening, approval, assessment, exam, offer } = stages.stage
  return {
    type,
    dir: by('source').map((row) => {
      const name = keyIn(by('source'), row)
      return { name, ...figure(row.amount, received({ source: name }), sortedAtMost) }
    }),
    organization: by('department').map(({ department_id, department_name, amount }) => {
      return { id: department_id, name: department_name ?? '', count: amount }
    }),
    result: periods.map((from, index) => {
      const found = by('period').find(({ period }) => period === index + 1)
      return { from: from.toISOString(), count: found?.amount ?? 0 }
    }),
    is_capped: total >= sortedAtMost,
    post_count: figure(total, received(), sortedAtMost),
    track_Count: figure(
      toDo.amountIn(counts, toDo.staffsToDo),
      links.toDosOf(place.origin, 'staff', place.conditions),
    ),
    interview_count: interviews,
    single_interview_count: interviews,
    queue_interview_count: null,
    to_be_tracked: {
      select: follow(screening),
      approval: follow(approval),
      evaluation: follow(assessment),
      test: follow(exam),
      interview: follow(interview.stage),
      contract: follow(offer),
    },
  }
}

/** A source alone means all its codes in the list: where others of it came with one, a row without says so. */
function keyIn(rows: readonly SortedArrivals[], { source, source_code }: SortedArrivals): string {
  const isOneOfSeveral = rows.some((row) => row.source === source && row.source_code !== null)
  if (source_code === null && isOneOfSeveral) return sources.keyWithoutCode(source ?? '')
  return sources.keyOf(source ?? '', source_code)
}
