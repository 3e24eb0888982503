import {
  type FunnelPlace,
  type FunnelStage,
  type links,
  progress,
  links as to,
  toDo,
} from '@bole/dashboard/model'
import { stages, statuses } from '@bole/processes/model'

/** What the rows behind a number are narrowed to beside their status: an origin, a project, a position. */
export interface Place {
  readonly origin: number
  readonly conditions: links.CandidateConditions
}

/** The narrowing that a call's `origin` and `theme_id` ask for. */
export function placeOf(query: { readonly origin: number; readonly theme_id?: number | undefined }): Place {
  return { origin: query.origin, conditions: query.theme_id ? { project_id: query.theme_id } : {} }
}

/** A number with its link; at or past `most` it was not counted further. */
export function figure(count: number, link: links.Link, most = Number.POSITIVE_INFINITY) {
  return { count, is_capped: count >= most, link }
}

/** A status under the names its text and colour are found by. */
export function presentStatus(row: {
  readonly stage: number
  readonly step: number
  readonly detail: number
}) {
  const { stage, step, detail } = row
  const known = stages.isStage(stage) ? statuses.knownStatus({ stage, step, detail }) : undefined
  return { status: stage, name: known?.name ?? 'awaiting_screening', colour: known?.colour ?? 'amber' }
}

/** The to-dos of a stage: in all, by status, and those that have waited long. Of a stage with `atMost` of them not all were counted. */
export function presentStageToDo(
  stage: stages.Stage,
  turns: { readonly counts: readonly toDo.StatusCount[]; readonly atMost: number },
  waiting: {
    readonly amount: number
    readonly oldest: Date | null
    readonly days: number
    readonly atMost: number
  },
  place: Place,
) {
  const among = toDo.toDosOf(stage)
  const keys = progress.keysOf(among)
  const here = (some: readonly string[], more: links.Link['query'] = {}) =>
    to.toStage(place.origin, stage, some, { ...place.conditions, ...more })
  const inStage = figure(toDo.amountIn(turns.counts, among), here(keys), turns.atMost)
  return {
    ...inStage,
    status: stage,
    badge: stages.badgeOf[stage],
    statuses: among.map((status) => ({
      ...presentStatus(status),
      ...figure(toDo.amountIn(turns.counts, [status]), here(progress.keysOf([status]))),
      is_capped: inStage.is_capped,
    })),
    waiting: {
      ...figure(waiting.amount, here(keys, { waiting_days: waiting.days }), waiting.atMost),
      oldest_since: waiting.oldest?.toISOString() ?? null,
    },
  }
}

/** One stage of a funnel. */
export function presentFunnelStage(
  { stage, title, processStep, here, byColour, onwards, reached, rate }: FunnelStage,
  place: Place,
) {
  const step: links.Link['query'] = processStep === null ? {} : { process_step_id: processStep }
  const linkOf = (keys: readonly string[]) =>
    to.toStage(place.origin, stage, keys, { ...step, ...place.conditions })
  return {
    ...figure(here, linkOf([])),
    status: stage,
    process_step_id: processStep,
    title,
    badge: stages.badgeOf[stage],
    colours: byColour.map(({ colour, amount }) => ({
      colour,
      ...figure(amount, linkOf(progress.keysOf(progress.statusesIn(stage, [colour])))),
    })),
    reached: figure(reached, to.toCandidates(place.origin, { ...standingIn(onwards), ...place.conditions })),
    rate,
  }
}

/** The condition for these places: stages where they are whole, else their steps. */
function standingIn(places: readonly FunnelPlace[]): links.Link['query'] {
  const steps = places.flatMap(({ processStep }) => processStep ?? [])
  if (steps.length < places.length || steps.length === 0)
    return { stages: places.map(({ stage }) => stage).join(',') }
  return { process_step_id: steps.join(',') }
}

/** How many stand in a few statuses of one stage. */
export function statusFigure(
  counts: readonly toDo.StatusCount[],
  among: readonly statuses.KnownStatus[],
  stage: number,
  place: Place,
) {
  const link = to.toStage(place.origin, stage, progress.keysOf(among), place.conditions)
  return figure(toDo.amountIn(counts, among), link)
}
