import { type Handler, inserted, nameOfCopy, notFound, type Transaction } from '@bole/platform/server'
import type { processesApi } from '@bole/processes/contract'
import { faultInStages } from '@bole/processes/model'
import { processes } from './process-store.ts'

async function insertProcess(tx: Transaction, given: { origin: number; name: string; stages: number[] }) {
  const row = inserted(
    await tx.find(
      processes
        .insertInto('processes')
        .values({ ...given, organisation_id: tx.organisationId })
        .returning('id'),
    ),
  )
  tx.announce('process', row.id)
  return row.id
}

export const createProcess: Handler<typeof processesApi.createProcess> = async ({ body, tx, refuse }) => {
  const fault = faultInStages(body.stages)
  if (fault) throw refuse(fault)
  return { id: await insertProcess(tx, body) }
}

/** The copy is nobody's default, and alive even when the original is deleted. */
export const copyProcess: Handler<typeof processesApi.copyProcess> = async ({ body, tx }) => {
  const [[original], names] = await tx.load(
    processes.selectFrom('processes').select(['origin', 'name', 'stages']).where('id', '=', body.id),
    processes.selectFrom('processes').select('name'),
  )
  if (!original) throw notFound()
  const taken = names.map(({ name }) => name)
  const name = body.name ?? nameOfCopy(original.name, taken, 60)
  return { id: await insertProcess(tx, { ...original, name }), name }
}
