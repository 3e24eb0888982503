import { findPeriods } from '../dates/periods.ts'
import { isFullLine } from '../fields/continuations.ts'
import { countHan } from '../text/characters.ts'
import { type Line, lineWithText } from '../text/line.ts'
import { organisationScore } from './organisation-words.ts'
import { schoolIn } from './school-words.ts'

const BREAKS_OFF = /(?:\s(?:of|and|the|for|at|in|de|da|do|das|dos|em|e|und|für|et|des|du)|[&/–-])$/i

/** Pieces set apart by marks, as headers are and sentences are not. */
const HEADER = /[|·•⋅]|\t/

const ENDS_DATED = /\d{2}\s*月?$/u

const evidence = (text: string) => Math.max(schoolIn(text)?.score ?? 0, organisationScore(text))

const ENDING_ALONE = /^(?:有限|股份|责任|控股)*(?:公司|集团|大学|学院|研究院|研究所|中心|事务所|分行|支行)+$/u

/** Whether a text is a whole name, and more than the word its kind of name ends with. */
const isNameAlone = (text: string) =>
  evidence(text) >= 0.7 &&
  (countHan(text) > 0 ? text.length > 3 && !ENDING_ALONE.test(text) : text.includes(' '))

/** "有限公司, 佛山" begins no name: it is the rest of the one above. */
const BEGINS_WITH_ENDING = /^(?:有限|股份|责任|控股)+(?:公司|集团)/u

const LONGEST = 140

/** Whether a line surely goes on with the one above: a bracket is open, or a separator or a linking word parts the two. */
function goesOn(line: Line, next: Line): boolean {
  if (line.isBullet || next.isBullet || line.text.length + next.text.length > LONGEST) return false
  const open = line.text.lastIndexOf('(')
  const isOpen = open > line.text.lastIndexOf(')') && /^[^(]{0,40}\)/.test(next.text)
  const isBroken = HEADER.test(line.text) && BREAKS_OFF.test(line.text) && !/\d\s*[–-]$/.test(line.text)
  return (
    isOpen ||
    isBroken ||
    BEGINS_WITH_ENDING.test(next.text) ||
    /^[|｜]/.test(next.text) ||
    /[|｜]$/.test(line.text)
  )
}

/** Whether a short line is the rest of the name that fills the line above. */
function belongs(line: Line, next: Line): boolean {
  if (line.isBullet || next.isBullet || ENDS_DATED.test(line.text)) return false
  if (line.cells.length > 1 || next.cells.length > 1) return false
  if (Math.abs(next.scale - line.scale) > 0.05 || Math.abs((next.left ?? 0) - (line.left ?? 0)) > 0.015)
    return false
  if (line.text.length > 70 || findPeriods(next.text).length > 0) return false
  const isShort = countHan(next.text) > 0 ? next.text.length <= 8 : next.text.split(' ').length <= 3
  if (!isShort) return false
  if (BREAKS_OFF.test(line.text)) return true
  const joined = line.text + (countHan(next.text) > 0 ? '' : ' ') + next.text
  return evidence(joined) >= 0.7 && evidence(line.text) < 0.5 && !isNameAlone(next.text)
}

/** Puts names together that a narrow column broke over two lines ("Leeds Beckett" over "University"). */
export function mendWrappedNames(lines: Line[]): Line[] {
  const mended: Line[] = []
  for (const [index, line] of lines.entries()) {
    const before = mended.at(-1)
    const source = lines[index - 1]
    if (
      before &&
      source &&
      before.index === source.index &&
      ((isFullLine(lines, index - 1) && belongs(before, line)) || goesOn(before, line))
    ) {
      const isHan = countHan(before.text.slice(-1) + line.text.slice(0, 1)) > 0
      const words = [...(before.raw.words ?? []), ...(line.raw.words ?? [])]
      const joined = lineWithText(before, before.text + (isHan ? '' : ' ') + line.text)
      mended[mended.length - 1] = before.raw.words ? { ...joined, raw: { ...before.raw, words } } : joined
    } else mended.push(line)
  }
  return mended
}
