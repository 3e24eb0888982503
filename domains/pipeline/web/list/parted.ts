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
import { type BatchTarget, isThere } from '../../model/batch-target.ts'
import { isDone, isSayable } from '../../model/what-makes-sense.ts'
import { endedIn, type Selection, withoutItems } from './selection.ts'

/** What we can say of several at once besides passing and turning down; a new date or a score is each one's own. */
export const furtherDecisions = [
  'remain',
  'absence',
  'cancel',
  'sign_contact',
  'un_sign_contact',
  'entry',
  'un_entry',
  'move_out',
  'comment',
] as const satisfies readonly CompanyAction[]

export type FurtherDecision = (typeof furtherDecisions)[number]

/** What a batch does with all that are selected. */
export type BatchKind =
  | 'move'
  | 'position'
  | 'transfer'
  | 'remove'
  | 'restore'
  | 'approval'
  | Extract<CompanyAction, 'pass' | 'eliminate'>
  | FurtherDecision

/** Somebody a batch leaves out, and why. */
export interface Skipped {
  readonly name: string
  readonly reason: PipelineRefusal
}

type Chosen = Selection extends ReadonlyMap<number, infer One> ? One : never

/** Whom a batch does something with and whom it skips, by the rules the server holds it to. What only the server knows it says after. */
export function parted(
  kind: BatchKind,
  selection: Selection,
  target: BatchTarget = {},
): { readonly affected: Selection; readonly skipped: readonly Skipped[] } {
  const skipped = [...selection].flatMap(([id, one]) => {
    const reason =
      refusalFor(kind, selection, id, one) ?? (isThere(placeOf(one), target) ? 'already_there' : null)
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
  const further = furtherDecisions.find((decision) => decision === kind)
  if (further) return refusalIn(giveCompanyFeedback(standing, further)) ?? senseless(one, further)
  // Whether it can go anywhere at all.
  return refusalOf(standing)?.refusal ?? null
}

/** The calls take what a stage lists; nobody is offered to call off what is not arranged, or to do what is done. */
function senseless({ status }: Chosen, decision: FurtherDecision): PipelineRefusal | null {
  if (isDone(status.name, decision)) return 'already_there'
  return isSayable({ stage: status.status, name: status.name }, decision) ? null : 'action_not_in_stage'
}

const placeOf = ({ status, position, owner }: Chosen) => {
  const { status: stage, title } = status
  return { step: { stage, title }, position_id: position.id, owner_id: owner?.id }
}

const refusalIn = (decision: Decision) => ('refusal' in decision ? decision.refusal : null)
