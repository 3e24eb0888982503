import type { Language } from '@bole/platform/contract'
import type { Transaction } from '@bole/platform/server'
import { defaultNames } from '@bole/processes/contract'
import { defaultStages } from '@bole/processes/model'
import { sql } from 'kysely'
import { processes, processNames } from './process-store.ts'

/** The process positions follow when none is said, by origin (1 campus, 2 social). */
export interface DefaultProcesses {
  readonly 1: number
  readonly 2: number
}

/**
 * Gives an organisation that has no process of an origin the standard one; answers what positions of each origin follow by
 * default. Called twice, or by two at once, it makes nothing twice; nor does it give a name that somebody else gives at the same time.
 */
export async function ensureDefaultProcesses(
  tx: Transaction,
  language: Language = 'zh-CN',
): Promise<DefaultProcesses> {
  const [, , , followed] = await tx.load(
    processNames.lock(tx),
    standard(tx, 1, language),
    standard(tx, 2, language),
    processes
      .selectFrom('processes')
      .distinctOn('origin')
      .select(['origin', 'id'])
      .where('is_deleted', '=', false)
      .orderBy('origin')
      .orderBy('is_default', 'desc')
      .orderBy('id'),
  )
  const idOf = (origin: number) => {
    const found = followed.find((process) => process.origin === origin)
    if (!found) throw new Error(`no process of origin ${origin} is left`)
    return found.id
  }
  return { 1: idOf(1), 2: idOf(2) }
}

/** Inserted with its steps in one statement: whoever waits for it and then inserts none inserts no steps either. */
function standard(tx: Transaction, origin: 1 | 2, language: Language) {
  const isMissing = sql<boolean>`not exists (select from processes where origin = ${origin} and not is_deleted)`
  return processes
    .with('made', (made) =>
      made
        .insertInto('processes')
        .columns(['organisation_id', 'origin', 'name', 'is_default'])
        .expression(({ selectFrom }) =>
          selectFrom(sql`(values (1))`.as('once'))
            .select([
              sql<number>`${tx.organisationId}::bigint`.as('organisation_id'),
              sql<number>`${origin}::smallint`.as('origin'),
              sql<string>`${defaultNames[language][origin]}::text`.as('name'),
              sql<boolean>`true`.as('is_default'),
            ])
            .where(isMissing),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning(['organisation_id', 'id']),
    )
    .insertInto('process_steps')
    .columns(['organisation_id', 'process_id', 'stage', 'place'])
    .expression(({ selectFrom }) =>
      selectFrom([
        'made',
        sql<{
          stage: number
          place: number
        }>`unnest(${[...defaultStages[origin]]}::smallint[]) with ordinality`.as(sql`passed(stage, place)`),
      ]).select([
        'made.organisation_id',
        'made.id',
        sql<number>`stage`.as('stage'),
        sql<number>`place`.as('place'),
      ]),
    )
}
