import {
  type CompanyAction,
  type Decision,
  giveCompanyFeedback,
  type PipelineRefusal,
  refusalOf,
  remove,
  type Standing,
} from '@bole/pipeline/model'
import { stages } from '@bole/processes/model'
import { endedIn, type Selection, withoutItems } from './selection.ts'

/** What a batch does with all that are selected. */
export type BatchKind =
  | 'move'
  | 'position'
  | 'transfer'
  | 'remove'
  | 'restore'
  | Extract<CompanyAction, 'pass' | 'eliminate'>

/** Somebody a batch leaves out, and why. */
export interface Skipped {
  readonly name: string
  readonly reason: PipelineRefusal
}

/** Where a batch leads, as far as it is chosen yet. */
export interface BatchTarget {
  /** A step of processes. */
  readonly step?: { readonly stage: number; readonly title: string } | undefined
  readonly position_id?: number | undefined
  readonly owner_id?: number | undefined
}

type Chosen = Selection extends ReadonlyMap<number, infer One> ? One : never

/** Whom a batch does something with and whom it skips, by the rules the server holds it to. What only the server knows it says after. */
export function parted(
  kind: BatchKind,
  selection: Selection,
  target: BatchTarget = {},
): { readonly affected: Selection; readonly skipped: readonly Skipped[] } {
  const skipped = [...selection].flatMap(([id, one]) => {
    const reason = refusalFor(kind, selection, id, one) ?? (isThere(one, target) ? 'already_there' : null)
    return reason ? [{ id, name: one.name, reason }] : []
  })
  const out = skipped.map(({ id }) => id)
  return { affected: withoutItems(selection, out), skipped }
}

function refusalFor(kind: BatchKind, selection: Selection, id: number, one: Chosen): PipelineRefusal | null {
  if (!stages.isStage(one.status.status)) return null
  const standing: Standing = {
    stage: one.status.status,
    step: one.status.process_status,
    detail: one.status.process_detail_status,
    leftBecause: one.is_listed ? null : 'removed',
  }
  if (kind === 'restore') return one.is_listed && !endedIn(selection).has(id) ? 'nothing_to_restore' : null
  if (kind === 'remove') return refusalIn(remove(standing))
  if (kind === 'pass' || kind === 'eliminate') return refusalIn(giveCompanyFeedback(standing, kind))
  // Whether it can go anywhere at all.
  return refusalOf(standing)?.refusal ?? null
}

/** Whether somebody is already where a batch leads; steps are the same where stage and title are. */
function isThere({ status, position, owner }: Chosen, { step, position_id, owner_id }: BatchTarget): boolean {
  return (
    (step !== undefined && status.status === step.stage && status.title === step.title) ||
    position.id === position_id ||
    (owner_id !== undefined && owner?.id === owner_id)
  )
}

const refusalIn = (decision: Decision) => ('refusal' in decision ? decision.refusal : null)
