import type { importsApi } from '@bole/imports/contract'
import { importStates, wordKey } from '@bole/imports/model'
import type { Handler } from '@bole/platform/server'
import { refuseFaults, remember, requirePositions } from './choices.ts'
import { imports, lockImport, tryRowsJob } from './import-store.ts'
import { findWords } from './words/find-words.ts'

/** Keeps what was chosen and has every row tried out; what columns meant is remembered for the next file with these titles. */
export const checkImport: Handler<typeof importsApi.checkImport> = async (context) => {
  const { body, caller, tx, refuse } = context
  const one = await lockImport(tx, caller, body.id)
  await requirePositions(context)
  if (one.version !== body.version) throw refuse('stale')
  if (!importStates.whatCanBeDone(one.state).check) throw refuse('not_now')
  refuseFaults(context, one)
  const found = await findWords(tx, { id: one.id, kind: one.kind, mapping: body.mapping })
  const version = one.version + 1
  tx.save(
    imports
      .updateTable('imports')
      .set({
        ...{ state: 'checking', version, position_id: body.position_id, skips_known: body.skips_known },
        ...{ mapping: JSON.stringify(body.mapping), found: JSON.stringify(found), sums: '{}' },
        words: JSON.stringify({
          positions: Object.fromEntries(body.positions.map((said) => [wordKey(said.word), said.position_id])),
          statuses: Object.fromEntries(body.statuses.map((said) => [wordKey(said.word), said.standing])),
        }),
      })
      .where('id', '=', one.id),
  )
  if (one.kind !== 'opencats') remember(tx, one, context)
  tx.enqueue(tryRowsJob, { import_id: one.id, version }, { attempts: 3 })
  tx.announce('import', one.id)
  return { id: one.id, version }
}
