import type { Run } from '@bole/coding/contract'
import { coding } from '../program-store.ts'

/** The runs of a program after one of them, the newest alone where there are more. */
export const newestRunOf = (programId: number, after: number) =>
  coding
    .selectFrom('coding_runs')
    .select(['id', 'author', 'kind', 'language', 'fault', 'results', 'ran_at'])
    .where('program_id', '=', programId)
    .where('id', '>', after)
    .orderBy('id', 'desc')
    .limit(1)

export type RunRow = Awaited<ReturnType<ReturnType<typeof newestRunOf>['execute']>>[number]

/** A run as everybody in the room sees it: of the hidden cases only how many were passed. */
export function presentRun(row: RunRow, name: string): Run {
  const { id, author, kind, language, fault, results, ran_at } = row
  const hidden = results.filter(({ isHidden }) => isHidden)
  return {
    ...{ id, im_username: author, name, kind, language, fault },
    ran_at: ran_at.toISOString(),
    cases: results
      .filter(({ isHidden }) => !isHidden)
      .map(({ verdict, output, complaint, milliseconds }) => ({ verdict, output, complaint, milliseconds })),
    hidden_passed: hidden.filter(({ verdict }) => verdict === 'passed').length,
    hidden_count: hidden.length,
  }
}
