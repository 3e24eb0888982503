import { type Decision, moveTo, refusalOf, type Standing } from '@bole/pipeline/model'
import type { Caller, RefusalDetails, Transaction } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import type { ApprovalRule } from '../../model/approval.ts'
import type { OverRefusal } from '../../model/decision.ts'
import { enabledPeople, type LockedApplication } from '../application-store.ts'
import { type Participant, participantsIn, replacedBy, savePeople } from '../arrange/people.ts'
import { changeMany } from '../change/change-many.ts'
import { changeOne } from '../change/change-one.ts'

interface Asking<Code extends string> {
  readonly tx: Transaction
  readonly caller: Caller
  readonly now: Date
  readonly refuse: (code: Code, details?: RefusalDetails) => Error
}

interface Asked {
  /** In the order in which they are asked, where the rule has one. */
  readonly approverIds: readonly number[]
  readonly rule: ApprovalRule
  readonly text: string
}

type Seen = { readonly post_id: number; readonly version: number }

const { approval } = stages.stage

/** Brings one application to its approval, or adds approvers to the one that is open. */
export async function askToApprove(
  context: Asking<
    | 'stale'
    | 'application_ended'
    | 'application_left'
    | 'already_there'
    | 'stage_not_in_process'
    | 'unknown_person'
  >,
  seen: Seen,
  asked: Asked,
) {
  const { decide, details, save } = await asking(context, [seen.post_id], asked)
  const done = await changeOne(context, { seen, action: 'move', decide, details, note: { text: asked.text } })
  save()
  return done
}

/** The same for several: what cannot be brought there says why. */
export async function askManyToApprove(
  context: Asking<'unknown_person'>,
  seen: readonly Seen[],
  asked: Asked,
) {
  const ids = seen.map(({ post_id }) => post_id)
  const { decide, details, save } = await asking(context, ids, asked)
  const done = await changeMany(context, {
    seen,
    action: 'move',
    decide,
    details,
    note: { text: asked.text },
  })
  save()
  return done
}

async function asking(
  { tx, caller, refuse }: Asking<'unknown_person'>,
  ids: readonly number[],
  asked: Asked,
) {
  const wanted = [...new Set(asked.approverIds)]
  const [enabled] = await tx.load(enabledPeople(wanted))
  if (enabled.length !== wanted.length) throw refuse('unknown_person')
  const { save, ...change } = await approvingWith(tx, ids, asked)
  return { ...change, save: () => save(caller.userId) }
}

/** What brings applications to their approval by these people, beside those who approve already; `save` keeps the people, by whom it was done. */
export async function approvingWith(
  tx: Transaction,
  ids: readonly number[],
  { approverIds, rule }: Pick<Asked, 'approverIds' | 'rule'>,
) {
  const wanted = [...new Set(approverIds)]
  const [people] = await tx.load(participantsIn(ids))
  const peopleOf = Map.groupBy(people, ({ application_id }) => application_id)
  const given: { readonly id: number; readonly approver_ids: number[] }[] = []
  const all = (application: LockedApplication) => {
    const before = application.stage === approval ? approversIn(peopleOf.get(application.id)) : []
    return [...new Set([...before, ...wanted])]
  }
  return {
    decide: (standing: Standing, { process }: LockedApplication): ReturnType<typeof moveTo> =>
      standing.stage === approval
        ? askAnew(standing)
        : moveTo(standing, { stage: approval }, process, { hasApprover: true }),
    details: (application: LockedApplication) => {
      const approver_ids = all(application)
      given.push({ id: application.id, approver_ids })
      return { facts: replacedBy({ approver_ids }, peopleOf.get(application.id) ?? []) }
    },
    save: (by: number | null) => {
      for (const { id, approver_ids } of given)
        savePeople(tx, [id], { approver_ids, approval_rule: rule }, by)
    },
  }
}

/** Whoever is asked beside others is waited for, also where those had approved already. */
function askAnew(standing: Standing): Decision<OverRefusal> {
  const anew = { ...standing, step: standing.step === 30 ? 30 : 20, detail: 0 }
  return refusalOf(standing) ?? { next: anew }
}

function approversIn(people: readonly Participant[] = []): readonly number[] {
  return people.flatMap(({ part, for_user_id, user_id }) =>
    part === 'approver' && for_user_id === null ? user_id : [],
  )
}
