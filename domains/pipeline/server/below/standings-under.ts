import { sameTenant } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { standingsUnder } from '@bole/processes/server'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'

/** Listed applications in each status, over the positions that follow a process. */
export const fillStandingsUnder = provide(standingsUnder, (processId) =>
  pipeline
    .selectFrom('application_counts')
    .innerJoin('positions', (join) =>
      sameTenant(join, 'positions.origin', 'application_counts.origin').onRef(
        'positions.id',
        '=',
        'application_counts.position_id',
      ),
    )
    .select(['stage', 'step', 'detail', 'process_step_id as processStep'])
    .select(sql<number>`sum(amount)::bigint`.as('amount'))
    .where('positions.process_id', '=', processId)
    .groupBy(['stage', 'step', 'detail', 'process_step_id']),
)
