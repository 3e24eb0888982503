import { statuses } from '@bole/processes/model'

/** What the rules look at: where an application stands, and whether it is still in the list. */
export interface Standing extends statuses.Status {
  readonly leftBecause: 'removed' | 'moved_out' | null
  /** The step of its process, by number; without one it stands in the first step of its stage. */
  readonly processStep?: number | null | undefined
}

/** Why the rules say no. */
export type PipelineRefusal =
  | 'action_not_in_stage'
  | 'application_ended'
  | 'application_left'
  | 'already_there'
  | 'owner_cannot_see'
  | 'stage_not_in_process'
  | 'nothing_to_restore'
  | 'position_gone'
  | 'slot_taken'
  | 'not_yours'
  | 'slot_full'
  | 'slot_passed'
  | 'slot_of_another_round'

/** What a rule answers: where the application stands next, or why not. */
export type Decision<Refusal extends PipelineRefusal = PipelineRefusal> =
  | { readonly next: Standing }
  | { readonly refusal: Refusal }

/** The no to whatever has ended or left. */
export type OverRefusal = 'application_ended' | 'application_left'

export function allow(standing: Standing, change: Partial<Standing>): { readonly next: Standing } {
  return { next: { ...standing, ...change } }
}

/** The no that comes before any rule of an action: nothing is done to what has ended or left. */
export function refusalOf(standing: Standing): { readonly refusal: OverRefusal } | null {
  if (standing.leftBecause) return { refusal: 'application_left' }
  return statuses.isEnded(standing) ? { refusal: 'application_ended' } : null
}

/** Whether both stand in the same step of a process, as far as either says. */
export function isSameStep(one: Standing, other: Standing): boolean {
  return one.stage === other.stage && (one.processStep ?? null) === (other.processStep ?? null)
}
