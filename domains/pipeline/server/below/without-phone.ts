import { sameTenant } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { withoutPhone } from '@bole/positions/server'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'

/** People with a listed application that came by a job board, who left no phone. */
export const fillWithoutPhone = provide(
  withoutPhone,
  pipeline
    .selectFrom('applications')
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .select(sql<number>`count(distinct candidates.id)`.as('total'))
    .where('applications.source', '=', 'job_board')
    .where('applications.is_listed', '=', true)
    .where('candidates.phone', 'is', null),
)
