import { statuses } from '@bole/processes/model'

/** A status as the wire carries it, with the names its text and colour are found under. */
export function presentStatus(standing: statuses.StatusCodes) {
  const known = statuses.knownStatus(standing)
  return {
    status: standing.stage,
    process_status: standing.step,
    process_detail_status: standing.detail,
    name: known?.name ?? 'awaiting_screening',
    colour: known?.colour ?? ('amber' as const),
  }
}
