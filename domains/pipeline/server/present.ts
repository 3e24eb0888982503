import { type stages, statuses } from '@bole/processes/model'

/**
 * A status as the wire carries it, with the names its text and colour are found under, and what its step of the process is
 * called, where that has a title of its own.
 */
export function presentStatus(
  standing: statuses.StatusCodes,
  title: string | null = '',
  colour?: stages.StepColour | null,
) {
  const known = statuses.knownStatus(standing)
  return {
    status: standing.stage,
    process_status: standing.step,
    process_detail_status: standing.detail,
    name: known?.name ?? 'awaiting_screening',
    colour: known?.colour ?? ('amber' as const),
    title: title ?? '',
    ...(colour && { step_colour: colour }),
  }
}
