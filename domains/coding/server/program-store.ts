import { notFound, type Transaction, tablesOf } from '@bole/platform/server'
import type { CodingTables } from './tables.ts'

export const coding = tablesOf<CodingTables>()

/** The most programs of a room. */
export const mostPrograms = 30

const programs = () =>
  coding
    .selectFrom('coding_programs')
    .select(['id', 'interview_id', 'question_id', 'title', 'description', 'languages', 'language', 'cases'])
    .select(['version', 'last_seq', 'made_at', 'turn'])
    .where('removed_at', 'is', null)

/** The programs of a room, the one that is shown first. */
export const programsOf = (interviewId: number) =>
  programs().where('interview_id', '=', interviewId).orderBy('turn', 'desc')

export type ProgramRow = Awaited<ReturnType<ReturnType<typeof programsOf>['execute']>>[number]

/** The program of that number; 404 where there is none, or it was removed. */
export async function programOf(tx: Transaction, id: number): Promise<ProgramRow> {
  const found = await tx.find(programs().where('id', '=', id))
  if (!found) throw notFound()
  return found
}

/** The whole of a program as it was written down last. */
export const snapshotOf = (programId: number) =>
  coding.selectFrom('coding_snapshots').select(['seq', 'state']).where('program_id', '=', programId)

/** What was written after the whole was written down last. */
export const updatesSinceSnapshot = (programId: number) =>
  coding
    .selectFrom('coding_updates')
    .select(['seq', 'update'])
    .where('program_id', '=', programId)
    .where((where) =>
      where(
        'seq',
        '>',
        where.fn.coalesce(
          where.selectFrom('coding_snapshots').select('seq').where('program_id', '=', programId),
          where.lit(0),
        ),
      ),
    )
    .orderBy('seq')

/** Where everybody’s cursor is in a program. */
export const cursorsOf = (programId: number) =>
  coding
    .selectFrom('coding_cursors')
    .select(['client', 'author', 'language', 'anchor', 'head', 'seen_at'])
    .where('program_id', '=', programId)
    .orderBy('client')
