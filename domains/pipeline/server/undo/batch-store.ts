import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'

/** What a batch did. */
export function rowsOfBatch(batchId: string) {
  return pipeline.selectFrom('application_history').selectAll().where('batch_id', '=', batchId)
}

/** The number of the last thing that happened to each of these applications. */
export function latestOf(applicationIds: readonly number[]) {
  return pipeline
    .selectFrom('application_history')
    .select(({ fn }) => ['application_id', fn.max('id').as('id')])
    .where('application_id', '=', sql<number>`any(${applicationIds}::bigint[])`)
    .groupBy('application_id')
}
