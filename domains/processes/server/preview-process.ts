import { type Handler, notFound } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import type { processesApi } from '@bole/processes/contract'
import {
  faultInSteps,
  namesUnknown,
  stepsFor,
  type WantedStep,
  whatHappens,
  withoutStageNames,
} from '@bole/processes/model'
import { namesOfStage } from './names-of-stage.ts'
import { processesWithCounts } from './process-store.ts'
import { standingsUnder } from './slots.ts'

const named = (step: WantedStep | null) => step && { stage: step.stage, title: step.title }

/** The same as `updateProcess` would do, said before it is done. */
export const previewProcess: Handler<typeof processesApi.previewProcess> = async ({ body, tx, refuse }) => {
  const [[process], counts] = await tx.load(
    processesWithCounts().where('processes.id', '=', body.id),
    providedFor(standingsUnder)(body.id),
  )
  if (!process) throw notFound()
  const given = body.steps ?? (body.stages ? stepsFor(body.stages, process.steps) : process.steps)
  const wanted = withoutStageNames(given, namesOfStage)
  if (namesUnknown(wanted, process.steps)) throw notFound()
  const fault = faultInSteps(wanted, namesOfStage)
  if (fault) throw refuse(fault)
  const fates = whatHappens(process.steps, wanted, counts)
  const stuck = fates.filter(({ fate }) => fate === 'goes').reduce((sum, { underWay }) => sum + underWay, 0)
  return {
    position_count: process.position_count ?? 0,
    open_count: process.open_count ?? 0,
    steps: fates.map(({ step, fate, title, underWay, ended, nextBefore, nextAfter }) => ({
      id: step.id,
      stage: step.stage,
      title: step.title,
      title_after: title,
      fate,
      under_way: underWay,
      ended,
      next_before: named(nextBefore),
      next_after: named(nextAfter),
    })),
    stuck,
  }
}
