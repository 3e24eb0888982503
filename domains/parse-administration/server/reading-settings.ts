import type { parseAdministrationApi } from '@bole/parse-administration/contract'
import { type Handler, notFound, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { parses } from './rereading-store.ts'

async function shown(tx: Transaction, id: number) {
  const [[row], [counted]] = await tx.load(
    parses.selectFrom('reading_settings').select(['measures_corrections', 'version']),
    parses
      .selectFrom('resumes')
      .select(({ fn }) => fn.countAll<number>().as('corrected'))
      .where('file_id', 'is not', null)
      .where(sql<boolean>`corrections <> '{}'::jsonb`),
  )
  return {
    id,
    version: row?.version ?? 0,
    measures_corrections: row?.measures_corrections ?? false,
    corrected_count: Number(counted?.corrected ?? 0),
  }
}

export const getReadingSettings: Handler<typeof parseAdministrationApi.getReadingSettings> = ({
  caller,
  tx,
}) => shown(tx, caller.organisationId)

export const updateReadingSettings: Handler<typeof parseAdministrationApi.updateReadingSettings> = async ({
  body: { id, version: seen, measures_corrections },
  caller,
  tx,
  refuse,
}) => {
  if (id !== caller.organisationId) throw notFound()
  const now = await shown(tx, id)
  if (now.version !== seen) throw refuse('stale', { data: { settings: now } })
  const version = seen + 1
  tx.saveOne(
    parses
      .insertInto('reading_settings')
      .values({ organisation_id: id, measures_corrections, version })
      .onConflict((same) =>
        same
          .column('organisation_id')
          .doUpdateSet({ measures_corrections, version })
          .where('reading_settings.version', '=', seen),
      ),
    refuse('stale'),
  )
  tx.announce('reading_settings')
  return { id, version }
}
