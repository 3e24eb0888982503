import { stages } from '@bole/processes/model'

/** The stage after one in the usual order among those offered, which is where people mostly go; undefined where none is, or none is known. */
export function stageAfter(current: number | undefined, offered: readonly number[]): number | undefined {
  const order: readonly number[] = stages.stagesInOrder
  const at = current === undefined ? -1 : order.indexOf(current)
  return at < 0 ? undefined : offered.find((code) => order.indexOf(code) > at)
}
