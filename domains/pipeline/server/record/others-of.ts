import { sameTenant } from '@bole/platform/server'
import { pipeline } from '../application-store.ts'
import { perScope } from '../scope.ts'

/** The other applications of the same candidate that a caller may see, newest first. */
export const othersOf = perScope((within, id: number) =>
  pipeline
    .selectFrom('applications')
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .leftJoin('process_steps', (join) => sameTenant(join, 'process_steps.id', 'applications.process_step_id'))
    .select([
      'applications.id',
      'positions.title',
      'applications.position_id',
      'applications.origin',
      'applications.stage',
      'step',
    ])
    .select(['detail', 'is_listed', 'process_steps.title as step_title'])
    .select('applied_at')
    .where('candidate_id', '=', ({ selectFrom }) =>
      selectFrom('applications as asked').select('asked.candidate_id').where('asked.id', '=', id),
    )
    .where('applications.id', '!=', id)
    .where(within)
    .orderBy('applied_at', 'desc')
    .limit(50),
)
