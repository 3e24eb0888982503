import type { Transaction } from '@bole/platform/server'
import type { Corrections } from '@bole/resumes/model'
import { joinCorrections, partCorrections } from '../../model/people/part-corrections.ts'
import type { Side } from '../../model/people/part-people.ts'
import { resumes } from '../resume-store.ts'
import { storableJson } from '../storable.ts'
import { storeResumeByHand } from '../store-resume.ts'
import type { UndoPlan } from './plan-undo.ts'

/** What was corrected after the merge in a file of one goes with the value, where that went to the other. */
export async function partFiles(
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
