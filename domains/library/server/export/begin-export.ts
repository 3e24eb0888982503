import { startProgress } from '@bole/inbox/server'
import { type Chosen, exportTexts } from '@bole/library/contract'
import { type ExportColumn, type ExportKind, exportLimits } from '@bole/library/model'
import type { Language } from '@bole/platform/contract'
import {
  type Caller,
  inserted,
  newFileKey,
  type RefusalDetails,
  type Transaction,
} from '@bole/platform/server'
import { library } from '../library-store.ts'
import { chosenIds } from './chosen-ids.ts'
import { runExportJob } from './export-store.ts'

interface Asking {
  readonly caller: Caller
  readonly tx: Transaction
  readonly now: Date
  readonly language: Language
  readonly refuse: (code: 'nothing_to_export' | 'too_many_to_export', details?: RefusalDetails) => Error
}

interface Wanted {
  readonly kind: ExportKind
  readonly chosen: Chosen
  readonly columns?: readonly ExportColumn[]
}

/** Where exports are found again. */
const exportList = '/candidate/export/list'

/**
 * Notes who takes what out, and has the file written in the background. Whom it holds is settled now: what changes later changes
 * nothing, and nobody is in it whom the caller does not see.
 */
export async function beginExport(asking: Asking, { kind, chosen, columns = [] }: Wanted) {
  const { caller, tx, now, language, refuse } = asking
  const most = exportLimits[kind]
  const ids = await chosenIds(tx, chosen, caller, now, most + 1)
  if (ids.length === 0) throw refuse('nothing_to_export')
  if (ids.length > most) throw refuse('too_many_to_export', { values: { most } })
  const name = `${exportTexts[language].files[kind]} ${now.toLocaleDateString('sv-SE')}`
  const progress_id = await startProgress(tx, {
    ...{ userId: caller.userId, kind: 'export', facts: { kind }, total: ids.length, link: exportList },
  })
  const { scopes, userId, hides } = caller
  const { id } = inserted(
    await tx.find(
      library
        .insertInto('exports')
        .values({
          organisation_id: tx.organisationId,
          ...{ user_id: userId, kind, columns: [...columns], language, application_ids: ids },
          ...{ total: ids.length, progress_id, storage_key: newFileKey(), file_name: name, created_at: now },
          filter: JSON.stringify(told(chosen)),
          reader: JSON.stringify({ userId, scopes, hides: [...hides] }),
          expires_at: new Date(now.getTime() + exportLimits.keptDays * 86_400_000),
        })
        .returning('id'),
    ),
  )
  tx.enqueue(runExportJob, { export_id: id }, { key: `library.run_export:${id}`, attempts: 4 })
  tx.announce('export', id)
  return { id, progress_id, total: ids.length, done: ids.length, refused: [] }
}

/** What was asked for, as the list of exports tells it: conditions that were left open say nothing. */
function told({ post_ids, conditions, people }: Chosen): Record<string, unknown> {
  const isSaid = ([, value]: [string, unknown]) =>
    value !== undefined && !(Array.isArray(value) && value.length === 0)
  const asked = Object.entries({ ...conditions, ...people }).filter(isSaid)
  return { ...(post_ids ? { chosen: post_ids.length } : {}), ...Object.fromEntries(asked) }
}
