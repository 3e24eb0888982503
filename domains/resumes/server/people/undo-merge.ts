import { type Handler, notFound, type Transaction } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import type { Corrections } from '@bole/resumes/model'
import { joinCorrections, partCorrections } from '../../model/people/part-corrections.ts'
import type { Side } from '../../model/people/part-people.ts'
import { resumes } from '../resume-store.ts'
import { storableJson } from '../storable.ts'
import { storeResumeByHand } from '../store-resume.ts'
import { moveRows } from './held-rows.ts'
import { pairOf } from './merge-people.ts'
import { lockMerge, undoRefusal } from './merge-store.ts'
import { planUndo, type UndoPlan } from './plan-undo.ts'
import { saveHeld } from './save-facts.ts'

export const previewUndo: Handler<typeof resumesApi.previewUndo> = async ({ query, caller, tx }) => {
  const merge = await lockMerge(tx, caller, query.id)
  const plan = merge.undone_at === null ? await planUndo(tx, merge, {}) : null
  if (!plan) throw notFound()
  return presentPlan(plan)
}

function presentPlan({ merge, asked, rows }: UndoPlan) {
  const told = { kept: 0, other: 0 }
  for (const byKind of Object.values(rows)) for (const side of byKind.values()) told[side] += 1
  return { id: merge.id, kept_name: merge.kept_name, other_name: merge.other_name, asked, told }
}

/** Gives both people back: what cannot be told apart has to be answered, so nothing is guessed. */
export const undoMerge: Handler<typeof resumesApi.undoMerge> = async ({ body, caller, tx, now, refuse }) => {
  const merge = await lockMerge(tx, caller, body.id)
  const refusal = undoRefusal(merge)
  if (refusal) throw refuse(refusal)
  const answers = Object.fromEntries(
    body.answers.map(({ kind, key, belongs }) => [`${kind}:${key}`, belongs]),
  )
  const plan = await planUndo(tx, merge, answers)
  if (!plan) throw notFound()
  if (plan.asked.length > 0) throw refuse('answers_missing')
  const { kept_id: keptId, other_id: otherId } = merge
  const ofOther = (kind: keyof UndoPlan['rows']) =>
    [...plan.rows[kind]].flatMap(([id, side]) => (side === 'other' ? [id] : []))
  const moved = {
    application: ofOther('application'),
    resume: ofOther('resume'),
    note: ofOther('note'),
    report: ofOther('report'),
    difference: ofOther('difference'),
  }
  moveRows(tx, moved, otherId)
  await saveHeld(tx, keptId, plan.facts.kept)
  await saveHeld(tx, otherId, plan.facts.other)
  await partFiles(tx, plan, { by: caller.userId, at: now })
  tx.save(
    resumes.updateTable('candidates').set({ merged_into: null }).where('id', '=', otherId),
    resumes
      .updateTable('person_merges')
      .set({ undone_by: caller.userId, undone_at: now })
      .where('id', '=', merge.id),
    // Whoever parts two has looked: they are not found again as one until that is taken back.
    pairOf(keptId, otherId).set({ state: 'not_same', settled_by: caller.userId, settled_at: now }),
  )
  tx.announce('suspected_pair')
  return { id: merge.id }
}

/** What was corrected after the merge in a file of one goes with the value, where that went to the other. */
async function partFiles(
  tx: Transaction,
  { merge, facts, corrected, sideOf }: UndoPlan,
  given: { readonly by: number; readonly at: Date },
): Promise<void> {
  const after = new Map<number, Corrections>(corrected.map(({ id, corrections }) => [id, corrections]))
  const changes = { since: merge.merged_at, changed: facts.changed }
  const left: Record<Side, Corrections> = { kept: {}, other: {} }
  for (const { id, corrections } of corrected) {
    const owner = sideOf(id)
    const { staying, leaving } = partCorrections(corrections, owner, changes)
    const to = owner === 'kept' ? 'other' : 'kept'
    left[to] = joinCorrections(left[to], leaving)
    after.set(id, staying)
  }
  for (const side of ['kept', 'other'] as const) {
    if (Object.keys(left[side]).length === 0) continue
    const candidateId = side === 'kept' ? merge.kept_id : merge.other_id
    const resumeId =
      facts[side].resume_id ??
      (await storeResumeByHand(tx, { candidateId, uploadedBy: given.by, at: given.at }))
    after.set(resumeId, joinCorrections(after.get(resumeId) ?? {}, left[side]))
  }
  for (const [id, corrections] of after)
    tx.save(
      resumes
        .updateTable('resumes')
        .set({ corrections: storableJson(corrections) })
        .where('id', '=', id),
    )
}
