import { widthOfText } from '../shape/width-of-text.ts'

/** As wide as the labels of two buttons are together before the second waits in the menu: the column stays beside others. */
const room = 16

/** How many of a row's actions are buttons: the first, and the second where both fit. */
export function buttonsInSight(labels: readonly string[]): number {
  const [first = '', second] = labels
  if (second === undefined) return labels.length
  return widthOfText(first) + widthOfText(second) <= room ? 2 : 1
}
