import type { pipelineApi } from '@bole/pipeline/contract'
import { type Handler, sameTenant } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { sql } from 'kysely'
import { emptyDate } from '../../../model/interview-days.ts'
import { pipeline } from '../../application-store.ts'
import { withinScope } from '../../scope.ts'

const { interview } = stages.stage

export const getInterviewParams: Handler<typeof pipelineApi.getInterviewParams> = async ({ caller, tx }) => {
  const [places] = await tx.load(
    pipeline
      .selectFrom('stage_records')
      .innerJoin('applications', (join) =>
        sameTenant(join, 'applications.id', 'stage_records.application_id'),
      )
      .select(['place', sql<Date>`max(meets_at)`.as('latest')])
      .where('stage_records.stage', '=', interview)
      .where('place', '!=', '')
      .where('meets_at', '>', sql<Date>`now() - interval '1 year'`)
      .where(withinScope(caller))
      .groupBy('place')
      .orderBy('latest', 'desc')
      .limit(50),
  )
  return { places: places.map(({ place }) => place), durations: [30, 45, 60, 90], empty_date: emptyDate }
}
