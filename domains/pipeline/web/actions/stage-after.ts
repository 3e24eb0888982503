import { stages } from '@bole/processes/model'

/** The stage after one in the usual order among those offered, which is where people mostly go. */
export function stageAfter(current: number, offered: readonly number[]): number | undefined {
  const order: readonly number[] = stages.stagesInOrder
  return offered.find((code) => order.indexOf(code) > order.indexOf(current)) ?? offered[0]
}
