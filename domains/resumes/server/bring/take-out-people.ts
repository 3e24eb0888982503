import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { dropFile } from '../drop-file.ts'
import { resumes } from '../resume-store.ts'

/** People who were brought, and when: what is later is not ours. */
export interface BroughtPerson {
  readonly id: number
  readonly version: number
  readonly at: Date
}

/** Why somebody who was brought is not to be taken out again. */
export type Touched = 'changed' | 'noted' | 'file_added' | 'merged' | 'gone'

/**
 * What happened to people since they were brought, locked; who is not in the answer is as they came. That a file of theirs was read changes
 * them too, but is nobody's doing.
 */
export async function touchedPeople(
  tx: Transaction,
  brought: readonly BroughtPerson[],
): Promise<ReadonlyMap<number, Touched>> {
  const ids = brought.map(({ id }) => id)
  const ofThem = sql<number>`any(${ids}::bigint[])`
  const [rows, files, notes] = await tx.load(
    resumes
      .selectFrom('candidates')
      .select(['id', 'version', 'merged_into'])
      .where('id', '=', ofThem)
      .orderBy('id')
      .forUpdate(),
    resumes
      .selectFrom('resumes')
      .select(['candidate_id', 'created_at', sql<boolean>`corrections <> '{}'::jsonb`.as('is_corrected')])
      .where('candidate_id', '=', ofThem),
    resumes
      .selectFrom('candidate_notes')
      .select(['candidate_id', ({ fn }) => fn.max('created_at').as('last')])
      .where('candidate_id', '=', ofThem)
      .groupBy('candidate_id'),
  )
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const filesOf = Map.groupBy(files, ({ candidate_id }) => candidate_id)
  const lastNote = new Map(notes.map(({ candidate_id, last }) => [candidate_id, last]))
  return new Map(
    brought.flatMap(({ id, version, at }): (readonly [number, Touched])[] => {
      const row = rowOf.get(id)
      if (!row) return [[id, 'gone']]
      if (row.merged_into !== null) return [[id, 'merged']]
      const own = filesOf.get(id) ?? []
      if (own.some(({ created_at }) => created_at > at)) return [[id, 'file_added']]
      if (own.some(({ is_corrected }) => is_corrected)) return [[id, 'changed']]
      if (own.length === 0 && row.version !== version) return [[id, 'changed']]
      return (lastNote.get(id) ?? at) > at ? [[id, 'noted']] : []
    }),
  )
}

/** Takes people out for good, with their files and everything that is kept of them alone. */
export async function takeOutPeople(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const [files] = await tx.load(
    resumes
      .selectFrom('resumes')
      .select('file_id')
      .where('candidate_id', '=', sql<number>`any(${ids}::bigint[])`)
      .where('file_id', 'is not', null),
  )
  await tx.load(resumes.deleteFrom('candidates').where('id', '=', sql<number>`any(${ids}::bigint[])`))
  for (const { file_id } of files) if (file_id !== null) await dropFile(tx, file_id)
  tx.announce('candidate')
}

/** Takes notes back that were brought of people who stay: those of some applications. */
export function takeOutNotes(tx: Transaction, applicationIds: readonly number[]): void {
  if (applicationIds.length === 0) return
  tx.save(
    resumes
      .deleteFrom('candidate_notes')
      .where('application_id', '=', sql<number>`any(${applicationIds}::bigint[])`),
  )
}
