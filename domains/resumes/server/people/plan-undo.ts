import type { Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { type HeldFacts, type MergeChoice, mergeChoices } from '../../model/people/merge-people.ts'
import { choicesCorrectedIn } from '../../model/people/part-corrections.ts'
import { type Answers, type Asked, partFacts, partRows, type Side } from '../../model/people/part-people.ts'
import { resumes } from '../resume-store.ts'
import { type HeldRows, heldRowsOf } from './held-rows.ts'
import type { LockedMerge } from './merge-store.ts'
import { heldFactsOf, lockRecords } from './save-facts.ts'

/** What undoing a merge would do, by the answers there are. */
export type UndoPlan = NonNullable<Awaited<ReturnType<typeof planUndo>>>

/** Tells whose everything is that hangs on a merged record. Both records are locked. */
export async function planUndo(tx: Transaction, merge: LockedMerge, answers: Answers) {
  const locked = await lockRecords(tx, [merge.kept_id, merge.other_id])
  if (!locked) return null
  const [kept, other] = locked
  const held = await heldRowsOf(tx, kept.id)
  const entry = { rowsOfKept: merge.rows_of_kept, rowsOfOther: merge.rows_of_other }
  const parted = partRows(held, entry, answers)
  const corrected = await correctedFiles(tx, kept.id)
  const sideOf = (resumeId: number) => parted.rows.resume.get(resumeId) ?? 'kept'
  const correctedIn: Partial<Record<MergeChoice, Side>> = {}
  for (const { id, corrections } of corrected)
    for (const choice of choicesCorrectedIn(corrections, merge.merged_at)) correctedIn[choice] = sideOf(id)
  const now = heldFactsOf(kept)
  const facts = partFacts({
    entry: merge,
    now,
    frozen: heldFactsOf(other),
    resumeOf: now.resume_id === null ? 'kept' : sideOf(now.resume_id),
    correctedIn,
    answers,
  })
  const asked = [...parted.asked, ...facts.asked].map((one) => titled(one, held, now))
  return { merge, rows: parted.rows, facts, corrected, sideOf, asked }
}

/** What is asked about, as somebody knows it who has to say whose it is. */
function titled({ kind, key }: Asked, held: HeldRows, now: HeldFacts) {
  if (kind === 'fact') {
    const choice: readonly (keyof HeldFacts)[] =
      Object.entries(mergeChoices).find(([name]) => name === key)?.[1] ?? []
    const title = choice.flatMap((fact) => now[fact] ?? []).join(' · ')
    return { kind, key, title, time: null }
  }
  const row = held[kind].find(({ id }) => String(id) === key)
  return { kind, key, title: row?.title ?? '', time: row?.at.toISOString() ?? null }
}

/** A record's résumés in which anything was corrected. */
async function correctedFiles(tx: Transaction, candidateId: number) {
  const [rows] = await tx.load(
    resumes
      .selectFrom('resumes')
      .select(['id', 'corrections'])
      .where('candidate_id', '=', candidateId)
      .where(sql<SqlBool>`corrections <> '{}'::jsonb`)
      .orderBy('id'),
  )
  return rows
}
