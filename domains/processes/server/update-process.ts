import type { Handler, Transaction } from '@bole/platform/server'
import { inSlot } from '@bole/platform/slots'
import type { processesApi } from '@bole/processes/contract'
import { faultInStages, underWay } from '@bole/processes/model'
import { presentProcess } from './present.ts'
import { lockProcess, processes } from './process-store.ts'
import { standingsUnder } from './slots.ts'

/** A stage can go only when nobody still has to be seen through it. */
export const updateProcess: Handler<typeof processesApi.updateProcess> = async (context) => {
  const { body, caller, tx, refuse } = context
  const process = await lockProcess(tx, body.id)
  if (process.version !== body.version)
    throw refuse('stale', { data: { process: presentProcess(process, caller) } })
  if (process.is_deleted) throw refuse('process_deleted')
  if (body.stages) {
    const fault = faultInStages(body.stages)
    if (fault) throw refuse(fault)
    const count = await liveOutside(tx, process.id, body.stages)
    if (count > 0) throw refuse('stage_in_use', { values: { count } })
  }
  if (body.is_default) dismissDefault(tx, process.origin)
  const version = process.version + 1
  tx.save(
    processes
      .updateTable('processes')
      .set({ name: body.name ?? process.name, stages: body.stages ?? process.stages, version })
      .set({ is_default: body.is_default ?? process.is_default })
      .where('id', '=', process.id)
      .where('version', '=', body.version),
  )
  tx.announce('process', process.id)
  return { id: process.id, version }
}

/** Applications under way in a stage that these stages lack. */
async function liveOutside(tx: Transaction, processId: number, stages: readonly number[]): Promise<number> {
  const [rows] = await tx.load(inSlot(standingsUnder)(processId))
  return underWay(rows.filter(({ stage }) => !stages.includes(stage)))
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
