import { type Handler, notFound, type Transaction } from '@bole/platform/server'
import type { processesApi } from '@bole/processes/contract'
import { faultInSteps, namesUnknown, stepsFor, withoutStageNames } from '@bole/processes/model'
import { liveOutside } from './live-outside.ts'
import { namesOfStage } from './names-of-stage.ts'
import { presentProcess } from './present.ts'
import { lockProcess, processes, processNames } from './process-store.ts'
import { saveSteps } from './save-steps.ts'

/** A step can go only when nobody still has to be seen through it. What has happened keeps the title it happened under. */
export const updateProcess: Handler<typeof processesApi.updateProcess> = async (context) => {
  const { body, caller, tx, refuse } = context
  const process = await lockProcess(tx, body.id)
  if (process.version !== body.version)
    throw refuse('stale', { data: { process: presentProcess(process, caller) } })
  if (process.is_deleted) throw refuse('process_deleted')
  const { name = process.name } = body
  if (name !== process.name && (await processNames.isTaken(tx, { ...process, name })))
    throw refuse('name_taken', { values: { name } })
  const given = body.steps ?? (body.stages && stepsFor(body.stages, process.steps))
  if (given) {
    const wanted = withoutStageNames(given, namesOfStage)
    if (namesUnknown(wanted, process.steps)) throw notFound()
    const fault = faultInSteps(wanted, namesOfStage)
    if (fault) throw refuse(fault)
    const count = await liveOutside(tx, process, wanted)
    if (count > 0) throw refuse('stage_in_use', { values: { count } })
    saveSteps(tx, process.id, wanted, process.steps)
  }
  if (body.is_default) dismissDefault(tx, process.origin)
  const version = process.version + 1
  tx.saveOne(
    processes
      .updateTable('processes')
      .set({ name, version })
      .set({ is_default: body.is_default ?? process.is_default })
      .where('id', '=', process.id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  tx.announce('process', process.id)
  return { id: process.id, version }
}

function dismissDefault(tx: Transaction, origin: number): void {
  tx.save(
    processes
      .updateTable('processes')
      .set({ is_default: false })
      .where('origin', '=', origin)
      .where('is_default', '=', true),
  )
}
