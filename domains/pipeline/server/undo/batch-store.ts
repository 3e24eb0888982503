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

/** The batch that takes a batch back has a number that follows from it, so that it cannot be taken back twice. */
export function undoIdOf(batchId: string): string {
  const flipped = (Number.parseInt(batchId.slice(0, 8), 16) ^ 0xffffffff) >>> 0
  return flipped.toString(16).padStart(8, '0') + batchId.slice(8)
}
