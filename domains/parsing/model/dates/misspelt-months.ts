import { MONTH_NAME } from './patterns.ts'

const NAMES =
  'january february march april june july august september october november december janeiro fevereiro marco abril junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  )
/** A word of letters in front of a year. */
const BEFORE_YEAR = /(?<!\p{L})(?<word>\p{L}{5,10})(?=\.?,?\s(?:de\s)?(?:19|20)\d{2}(?!\d))/giu
const IS_MONTH = new RegExp(`^${MONTH_NAME}$`, 'iu')

/** Whether two words differ by one letter: one too many, one missing, one wrong, or two that changed places. */
export function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [rest, its] = [one.slice(at), other.slice(at)]
  if (rest.length !== its.length) return rest.slice(1) === its || rest === its.slice(1)
  return (
    rest.slice(1) === its.slice(1) ||
    (rest[0] === its[1] && rest[1] === its[0] && rest.slice(2) === its.slice(2))
  )
}

/** A text whose months are spelt right, and which place of the printed one a place of it is. */
export interface MendedMonths {
  readonly text: string
  /** Whether a mended word lies between two places of the mended text. */
  readonly isMended: (from: number, to: number) => boolean
  readonly printedAt: (place: number) => number
}

/** Spells the months right that stand before a year and are one slip away from their name ("Setember 2019"); null without any. */
export function mendMonths(text: string): MendedMonths | null {
  const edits: { readonly at: number; readonly grown: number; readonly length: number }[] = []
  let mended = ''
  let done = 0
  for (const match of text.matchAll(BEFORE_YEAR)) {
    const [word] = match
    if (IS_MONTH.test(word)) continue
    const name = NAMES.find((one) => isOneSlip(one, word.toLowerCase()))
    if (!name) continue
    mended += text.slice(done, match.index)
    edits.push({ at: mended.length, grown: name.length - word.length, length: name.length })
    mended += name
    done = match.index + word.length
  }
  if (edits.length === 0) return null
  return {
    text: mended + text.slice(done),
    isMended: (from, to) => edits.some(({ at }) => at >= from && at < to),
    printedAt: (place) =>
      edits.reduce(
        (printed, { at, grown, length }) => (place >= at + length ? printed - grown : printed),
        place,
      ),
  }
}
