import { kindOfLabel } from '../fields/labels.ts'
import { countHan } from '../text/characters.ts'
import { type Line, lineWithText } from '../text/line.ts'
import { lineTail } from '../text/line-tail.ts'
import { readTitle } from './read-title.ts'

const HALF = /^[\p{L}&/,' -]{2,24}$/u
const LINKED = /(?:\b(?:and|of|in|for)|[&/与和及、])$/i

/** Both halves of a title that a narrow margin broke; null when the two make none, or each is one by itself. */
function joinedTitle(upper: string, lower: string): string | null {
  if (!HALF.test(upper) || !HALF.test(lower)) return null
  const [own, other] = [readTitle(upper), readTitle(lower)]
  const joined = upper + (countHan(upper) > 0 ? '' : ' ') + lower
  const whole = readTitle(joined)
  const isOpen =
    LINKED.test(upper) ||
    own === null ||
    own === other ||
    (other === null && own === whole && kindOfLabel(lower) === null)
  return isOpen && whole !== null ? joined : null
}

const ONE_LETTER = /^\p{Script=Han}$/u
const LONGEST_UPRIGHT = 6

/** A title set one letter a line in its row's first cell ("工 / 作 / 经 / 历 | 时间 | 单位") as one cell. */
function joinUpright(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (!line) break
    const run = lines.slice(at, at + LONGEST_UPRIGHT)
    const end = run.findIndex(({ text }) => !ONE_LETTER.test(text))
    const last = run[end]
    const title = run
      .slice(0, end + 1)
      .map(({ cells }) => cells[0])
      .join('')
    const isTitle = end > 0 && last && ONE_LETTER.test(last.cells[0] ?? '') && readTitle(title) !== null
    joined.push(isTitle ? lineWithText(last, [title, ...last.cells.slice(1)].join('\t')) : line)
    if (isTitle) at += end
  }
  return joined
}

/**
 * Puts together titles that are set upright, and those that stand beside their text in a margin too narrow for them: "Education and | 2010 …" over
 * "Training | BSc …".
 */
export function mendTitles(source: Line[]): Line[] {
  const lines = joinUpright(source)
  const mended: Line[] = []
  let taken: string | null = null
  for (const [index, line] of lines.entries()) {
    const rest = taken === null ? line : lineTail(line, line.cells.slice(1).join('\t'))
    const next = lines[index + 1]
    const [upper = ''] = line.cells
    const [lower = ''] = next?.cells ?? []
    const isMargin = line.cells.length > 1 || (next?.cells.length ?? 0) > 1
    const title: string | null = taken === null && isMargin ? joinedTitle(upper, lower) : null
    taken = title === null ? null : lower
    const own = title === null ? rest : lineWithText(line, [title, ...line.cells.slice(1)].join('\t'))
    if (own.text !== '') mended.push(own)
  }
  return mended
}
