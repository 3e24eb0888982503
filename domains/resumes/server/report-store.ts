import type { RawBuilder } from 'kysely'
import { resumes } from './resume-store.ts'

/** Whether complaints about the résumé a person is known by were all handled; no row where nobody complained. */
export function reportsOf(candidateId: RawBuilder<number>) {
  return resumes
    .selectFrom('parse_reports')
    .select(({ fn }) => fn.agg<boolean>('bool_and', ['is_done']).as('is_handled'))
    .where('resume_id', '=', ({ selectFrom }) =>
      selectFrom('candidates').select('resume_id').where('candidates.id', '=', candidateId),
    )
    .having(({ fn }) => fn.countAll(), '>', 0)
}
