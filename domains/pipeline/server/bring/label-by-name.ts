import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'

/** An application and what it was labelled with elsewhere. */
export interface BroughtLabels {
  readonly applicationId: number
  readonly names: readonly string[]
}

/** Labels applications by names; a name that the library does not know yet becomes a label. Answers whose labels are which. */
export async function labelByName(
  tx: Transaction,
  given: readonly BroughtLabels[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const names = [
    ...new Map(given.flatMap((one) => one.names.map((name) => [name.toLowerCase(), name]))).values(),
  ]
  if (names.length === 0) return new Map()
  await tx.load(tx.hold('tags'))
  const [, known] = await tx.load(
    pipeline
      .insertInto('tags')
      .columns(['organisation_id', 'name'])
      .expression(
        sql`select ${tx.organisationId}::bigint, wanted from unnest(${names}::text[]) wanted
          where not exists (select from tags t where t.organisation_id = ${tx.organisationId} and lower(t.name) = lower(wanted)
            and not t.is_deleted)`,
      ),
    pipeline
      .selectFrom('tags')
      .select(['id', 'name'])
      .where('is_deleted', '=', false)
      .where(sql`lower(name)`, '=', sql`any(${names.map((name) => name.toLowerCase())}::text[])`),
  )
  const idOf = new Map(known.map(({ id, name }) => [name.toLowerCase(), id]))
  const labelled = given.map(({ applicationId, names: own }): readonly [number, readonly number[]] => {
    const ids = own.flatMap((name) => idOf.get(name.toLowerCase()) ?? [])
    return [applicationId, [...new Set(ids)].sort((a, b) => a - b)]
  })
  const pairs = labelled.flatMap(([application, tags]) => tags.map((tag) => [application, tag] as const))
  tx.save(
    pipeline
      .insertInto('application_tags')
      .columns(['organisation_id', 'application_id', 'tag_id'])
      .expression(
        sql`select ${tx.organisationId}::bigint, p.* from
          unnest(${pairs.map(([application]) => application)}::bigint[], ${pairs.map(([, tag]) => tag)}::bigint[]) p`,
      )
      .onConflict((same) => same.doNothing()),
  )
  tx.announce('tag')
  return new Map(labelled)
}
