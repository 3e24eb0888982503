import { countChanges } from '@bole/pipeline/model'
import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { lockedApplications, pipeline, standingOf } from '../application-store.ts'
import { saveCounts } from '../change/save-counts.ts'
import { everyone } from '../scope.ts'

/** An application as it was left when it was brought. */
export interface LeftApplication {
  readonly id: number
  readonly version: number
  readonly tags: readonly number[]
}

/** Why an application that was brought is not to be taken out again. */
export type WentOn = 'went_on' | 'labelled' | 'gone'

/** What happened to applications since they were brought, locked; who is not in the answer is as they were left. */
export async function applicationsGoneOn(
  tx: Transaction,
  left: readonly LeftApplication[],
): Promise<ReadonlyMap<number, WentOn>> {
  const ids = left.map(({ id }) => id)
  const [rows, tags] = await tx.load(
    lockedApplications(ids, everyone),
    pipeline
      .selectFrom('application_tags')
      .select(['application_id', sql<number[]>`array_agg(tag_id order by tag_id)`.as('tags')])
      .where('application_id', '=', sql<number>`any(${ids}::bigint[])`)
      .groupBy('application_id'),
  )
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const tagsOf = new Map(tags.map((row) => [row.application_id, row.tags.map(Number)]))
  return new Map(
    left.flatMap(({ id, version, tags: given }): (readonly [number, WentOn])[] => {
      const row = rowOf.get(id)
      if (!row) return [[id, 'gone']]
      if (row.version !== version) return [[id, 'went_on']]
      return (tagsOf.get(id) ?? []).join() === given.join() ? [] : [[id, 'labelled']]
    }),
  )
}

/** The versions that applications have now. */
export async function versionsOf(
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const [rows] = await tx.load(
    pipeline
      .selectFrom('applications')
      .select(['id', 'version'])
      .where('id', '=', sql<number>`any(${ids}::bigint[])`),
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Takes applications out for good, with their history; the counts follow. */
export async function takeOut(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const [rows] = await tx.load(lockedApplications(ids, everyone))
  saveCounts(
    tx,
    rows.flatMap((row) => {
      const { origin, position_id, project_id, department_id } = row
      const here = { origin, position_id, project_id, department_id }
      return countChanges(standingOf(row), null).map((change) => ({ ...change, ...here }))
    }),
  )
  await tx.load(pipeline.deleteFrom('applications').where('id', '=', sql<number>`any(${ids}::bigint[])`))
  tx.announce('application')
}
