import type { Language } from '@bole/platform/contract'
import type { Transaction } from '@bole/platform/server'
import { defaultNames } from '@bole/processes/contract'
import { defaultStages } from '@bole/processes/model'
import { sql } from 'kysely'
import { processes } from './process-store.ts'

/** The process positions follow when none is said, by origin (1 campus, 2 social). */
export interface DefaultProcesses {
  readonly 1: number
  readonly 2: number
}

/**
 * Gives an organisation that has no process of an origin the standard one; answers what positions of each origin follow by
 * default. Called twice, or by two at once, it makes nothing twice.
 */
export async function ensureDefaultProcesses(
  tx: Transaction,
  language: Language = 'zh-CN',
): Promise<DefaultProcesses> {
  const [, , followed] = await tx.load(
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

function standard(tx: Transaction, origin: 1 | 2, language: Language) {
  const columns = ['organisation_id', 'origin', 'name', 'stages', 'is_default'] as const
  return processes
    .insertInto('processes')
    .columns(columns)
    .expression(({ exists, not, selectFrom }) =>
      selectFrom(sql`(values (1))`.as('once'))
        .select([
          sql<number>`${tx.organisationId}::bigint`.as('organisation_id'),
          sql<number>`${origin}::smallint`.as('origin'),
          sql<string>`${defaultNames[language][origin]}::text`.as('name'),
          sql<number[]>`${[...defaultStages[origin]]}::smallint[]`.as('stages'),
          sql<boolean>`true`.as('is_default'),
        ])
        .where(
          not(
            exists(
              selectFrom('processes')
                .select('id')
                .where('origin', '=', origin)
                .where('is_deleted', '=', false),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
}
