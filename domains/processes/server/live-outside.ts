import type { Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { type ProcessStep, stepAt, underWay, type WantedStep } from '@bole/processes/model'
import { standingsUnder } from './slots.ts'

/** Applications under way in a step that is to go. */
export async function liveOutside(
  tx: Transaction,
  { id, steps }: { readonly id: number; readonly steps: readonly ProcessStep[] },
  wanted: readonly WantedStep[],
): Promise<number> {
  const [rows] = await tx.load(providedFor(standingsUnder)(id))
  const stays = (step: ProcessStep) => wanted.some((one) => one.id === step.id)
  return underWay(
    rows.filter((row) => {
      const step = stepAt(steps, row)
      return step ? !stays(step) : !wanted.some(({ stage }) => stage === row.stage)
    }),
  )
}
