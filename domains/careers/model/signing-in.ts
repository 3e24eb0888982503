import type { Standing } from '@bole/pipeline/model'
import { stages } from '@bole/processes/model'

const hour = 60 * 60_000

/** How long before its time somebody can say that they have come. */
const early = 2 * hour

/** Whether somebody who is expected at an interview can say now that they are there: on its day, from a while before it until it is over. */
export function canSignIn(
  { stage, step, detail, leftBecause }: Standing,
  { meetsAt, meetsUntil }: { readonly meetsAt: Date | null; readonly meetsUntil: Date | null },
  now: Date,
): boolean {
  const isExpected = step === 60 || (step === 20 && detail === 21)
  if (leftBecause || stage !== stages.stage.interview || !isExpected || !meetsAt) return false
  const ends = meetsUntil?.getTime() ?? meetsAt.getTime() + hour
  return now.getTime() >= meetsAt.getTime() - early && now.getTime() < ends
}
