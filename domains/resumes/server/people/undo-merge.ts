import { type Handler, notFound } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import type { resumesApi } from '@bole/resumes/contract'
import { ofEachKind } from '../../model/people/part-people.ts'
import { resumes } from '../resume-store.ts'
import { followingMerges } from '../slots.ts'
import { moveRows } from './held-rows.ts'
import { pairOf } from './merge-records.ts'
import { lockMerge, undoRefusal } from './merge-store.ts'
import { partFiles } from './part-files.ts'
import { planUndo, type UndoPlan } from './plan-undo.ts'
import { saveHeld } from './save-facts.ts'

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
  moveRows(tx, ofEachKind(ofOther), otherId)
  await providedFor(followingMerges).parted(tx, { keptId, otherId, mergeId: merge.id, at: now })
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
