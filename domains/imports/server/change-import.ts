import type { importsApi } from '@bole/imports/contract'
import { importStates } from '@bole/imports/model'
import { startProgress } from '@bole/inbox/server'
import type { Context, Handler } from '@bole/platform/server'
import { people } from '@bole/resumes/server'
import {
  addressOfImport,
  imports,
  lockImport,
  rowsThatMade,
  runRowsJob,
  undoRowsJob,
} from './import-store.ts'

type Changing = Context<typeof importsApi.runImport | typeof importsApi.undoImport>

/** Begins long work on an import: one at a time, as two would wait for each other's people. */
async function begin({ body, caller, tx, refuse }: Changing, does: 'run' | 'undo') {
  await tx.load(tx.hold('imports'))
  const one = await lockImport(tx, caller, body.id)
  if (one.version !== body.version) throw refuse('stale')
  if (!importStates.whatCanBeDone(one.state)[does]) throw refuse('not_now')
  const busy = await tx.find(
    imports.selectFrom('imports').select('id').where('state', 'in', ['running', 'undoing']).limit(1),
  )
  if (busy) throw refuse('another_runs')
  const made = await tx.find(rowsThatMade(one.id).select(({ fn }) => fn.countAll<number>().as('total')))
  const progress_id = await startProgress(tx, {
    ...{ userId: caller.userId, kind: does === 'run' ? 'import' : 'import_undo', facts: { name: one.name } },
    total: does === 'run' ? one.rows_read : (made?.total ?? 0),
    link: addressOfImport(one.id),
  })
  const version = one.version + 1
  const state = does === 'run' ? 'running' : 'undoing'
  const sums = JSON.stringify(does === 'run' ? {} : one.sums)
  tx.save(imports.updateTable('imports').set({ state, version, progress_id, sums }).where('id', '=', one.id))
  tx.enqueue(does === 'run' ? runRowsJob : undoRowsJob, { import_id: one.id })
  tx.announce('import', one.id)
  return { id: one.id, version, progress_id }
}

export const runImport: Handler<typeof importsApi.runImport> = (context) => begin(context, 'run')

export const undoImport: Handler<typeof importsApi.undoImport> = (context) => begin(context, 'undo')

/** With its rows and its file; what a run made of others is not touched. */
export const removeImport: Handler<typeof importsApi.removeImport> = async ({ body, caller, tx, refuse }) => {
  const one = await lockImport(tx, caller, body.id)
  if (!importStates.whatCanBeDone(one.state).remove) throw refuse('not_now')
  await tx.load(imports.deleteFrom('imports').where('id', '=', one.id))
  if (one.file_id !== null) await people.dropFile(tx, one.file_id)
  tx.announce('import', one.id)
  return { id: one.id }
}
