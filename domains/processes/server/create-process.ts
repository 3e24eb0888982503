import { type Handler, inserted, notFound, type Transaction } from '@bole/platform/server'
import type { processesApi } from '@bole/processes/contract'
import {
  faultInSteps,
  namesUnknown,
  stepsFor,
  type WantedStep,
  withoutStageNames,
} from '@bole/processes/model'
import { namesOfStage } from './names-of-stage.ts'
import { processes, processNames } from './process-store.ts'
import { saveSteps } from './save-steps.ts'
import { stepsOf } from './steps-of.ts'

async function insertProcess(
  tx: Transaction,
  { origin, name }: { origin: number; name: string },
  steps: readonly WantedStep[],
) {
  const row = inserted(
    await tx.find(
      processes
        .insertInto('processes')
        .values({ origin, name, organisation_id: tx.organisationId })
        .returning('id'),
    ),
  )
  saveSteps(tx, row.id, steps)
  tx.announce('process', row.id)
  return row.id
}

export const createProcess: Handler<typeof processesApi.createProcess> = async ({ body, tx, refuse }) => {
  const steps = withoutStageNames(body.steps ?? stepsFor(body.stages ?? []), namesOfStage)
  if (namesUnknown(steps, [])) throw notFound()
  const fault = faultInSteps(steps, namesOfStage)
  if (fault) throw refuse(fault)
  const { name } = body
  if (await processNames.isTaken(tx, body)) throw refuse('name_taken', { values: { name } })
  return { id: await insertProcess(tx, body, steps) }
}

/** The copy is nobody's default, and alive even when the original is deleted; its steps are its own. */
export const copyProcess: Handler<typeof processesApi.copyProcess> = async ({ body, tx, refuse }) => {
  const [, [original], names] = await tx.load(
    processNames.lock(tx),
    processes
      .selectFrom('processes')
      .select(['origin', 'name', stepsOf('processes', 'id').as('steps')])
      .where('id', '=', body.id),
    processes.selectFrom('processes').select('name'),
  )
  if (!original) throw notFound()
  const taken = names.map(({ name }) => name)
  const name = body.name ?? processNames.ofCopy(original.name, taken, 60)
  if (body.name && (await processNames.isTaken(tx, { name, origin: original.origin })))
    throw refuse('name_taken', { values: { name } })
  const steps = original.steps.map(({ stage, title, colour }) => ({ stage, title, colour }))
  return { id: await insertProcess(tx, { ...original, name }, steps), name }
}
