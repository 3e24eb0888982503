import type { Transaction } from '@bole/platform/server'
import type { HeldFacts } from '../../model/people/merge-people.ts'
import { candidateRow, resumes } from '../resume-store.ts'
import { updateCandidate } from '../save-candidate.ts'
import { saveWords } from '../save-reading.ts'

/** Two records, locked in the order of their numbers so that no two merges wait for each other. */
export async function lockRecords(tx: Transaction, ids: readonly [number, number]) {
  const [low, high] = ids[0] < ids[1] ? ids : [ids[1], ids[0]]
  const record = (id: number) => candidateRow(id).select('merged_into').forUpdate()
  const [[first], [second]] = await tx.load(record(low), record(high))
  if (!first || !second) return null
  return ids[0] === first.id ? ([first, second] as const) : ([second, first] as const)
}

type LockedRecord = NonNullable<Awaited<ReturnType<typeof lockRecords>>>[0]

/** What a record holds, without what it is. */
export function heldFactsOf({ id: _, version: __, merged_into: ___, ...held }: LockedRecord): HeldFacts {
  return held
}

/** Gives a record its facts, the résumé it is known by, and the words of that to be found by. */
export async function saveHeld(tx: Transaction, id: number, held: HeldFacts): Promise<void> {
  const { resume_id, ...facts } = held
  const resume =
    resume_id === null
      ? undefined
      : await tx.find(resumes.selectFrom('resumes').select(['content', 'state']).where('id', '=', resume_id))
  updateCandidate(tx, id, facts)
  tx.save(resumes.updateTable('candidates').set({ resume_id }).where('id', '=', id))
  saveWords(tx, id, resume?.state === 'read' ? resume.content : '')
}
