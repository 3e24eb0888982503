import { countHan, visualLength } from '../text/characters.ts'
import type { Line } from '../text/line.ts'
import { OPEN_END } from '../text/paragraphs.ts'
import { tolerances } from '../tolerances.ts'

const LONG_LINE = 40
const { sameScale: SAME_SCALE, nextLine: NEXT_LINE, sameStep: SAME_STEP } = tolerances.brokenOff

const topOf = (line: Line | undefined) => line?.raw.box?.y ?? null

/** How far below the line before one stands, in its own heights; null in flowing documents and on a new page. */
function stepTo(lines: Line[], at: number): number | null {
  const [line, before] = [lines[at], lines[at - 1]]
  const [top, above] = [topOf(line), topOf(before)]
  if (!line || !before || top === null || above === null || line.raw.page !== before.raw.page) return null
  return (top - above) / Math.max(1e-6, line.raw.box?.height ?? 0)
}

const isFollowing = (step: number | null) => step === null || (step > 0 && step < NEXT_LINE)

/** Whether a line of Chinese goes on with a full one above it, at the distance that lines of one paragraph have there. */
function goesOnInChinese(lines: Line[], at: number): boolean {
  const [own, above] = [stepTo(lines, at), stepTo(lines, at - 1)]
  return lines[at]?.goesOn === true && own !== null && above !== null && Math.abs(own - above) < SAME_STEP
}

/**
 * Whether a line that reads as a title is only the last word of the sentence above it: one in small letters
 * ("… from schematic to" over "certification"), or any that follows a word no sentence ends in ("… pricing and" over "Training").
 */
export function endsSentence(lines: Line[], at: number): boolean {
  const [line, before] = [lines[at], lines[at - 1]]
  if (!line || !before || line.scale > before.scale + SAME_SCALE || (line.isBold && !before.isBold))
    return false
  if (countHan(line.text) > 0) return goesOnInChinese(lines, at)
  const isLong = visualLength(before.text) > LONG_LINE
  if (/^\p{Ll}/u.test(line.text)) return line.goesOn || (isLong && /[\p{L},]$/u.test(before.text))
  const isPlain = line.cells.length === 1 && !line.isBullet && !/:$|\p{Lu}{4}/u.test(line.text)
  const isOpen = OPEN_END.test(before.raw.text.trimEnd())
  return isPlain && isOpen && (isLong || before.isBullet || line.goesOn) && isFollowing(stepTo(lines, at))
}
