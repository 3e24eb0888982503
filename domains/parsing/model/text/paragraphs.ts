import type { TextLine } from '../document.ts'
import type { Box } from '../reading.ts'
import { tolerances } from '../tolerances.ts'

const {
  bulletIndent: BULLET_INDENT,
  sameEdge: SAME_EDGE,
  ragged: RAGGED,
  lineStep: LINE_STEP,
  doubt: DOUBT,
} = tolerances.paragraphs

/** A line shorter than this many letters, half as many Chinese ones, has no room for sentences. */
const SHORT = 22

const HAN = /\p{Script=Han}/u
const ENDS = /[.。;；:：!！?？]$/
const LISTED = /^(?:[^\p{L}\p{N}"'“‘(（《〈「『$€£¥#+@]|\d{1,2}[.、)）])/u
/** Contacts and labelled facts stand in lines of their own. */
const OWN_LINE = /@|^[^\s:：]{1,12}[:：]/u
const BEGINS_ANEW = /^["'“‘(]?\p{Lu}/u
/** What a sentence cannot end in, so that even a capital letter goes on with it. */
export const OPEN_END =
  /(?:,|&|(?:^|\s)(?:a|ao|and|as|at|by|com|da|de|do|e|em|for|from|in|of|on|or|para|the|to|with))$/iu
const HYPHENATED = /\p{L}-$/u

const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (HAN.test(sign) ? 2 : 1), 0)

/** What has to stand beside what came before or go to the next line: a Chinese character, or a word. */
const firstUnit = (text: string): string =>
  /^\p{Script=Han}[\p{P}]*|^[^\s\p{Script=Han}]+/u.exec(text)?.[0] ?? ''

/** Where a line's column ends: as far right as lines that begin where it does reach; null where no other comes near. */
function columnEnd(box: Box, page: readonly Box[]): number | null {
  const beside = page.filter(({ x }) => x > box.x - BULLET_INDENT && x < box.x + SAME_EDGE)
  const [first, second] = beside.map(({ x, width }) => x + width).sort((a, b) => b - a)
  return first !== undefined && second !== undefined && first - second < RAGGED ? first : null
}

function isContinued(before: TextLine, line: TextLine, ends: (box: Box) => number | null): boolean {
  const [above, below] = [before.box, line.box]
  if (!above || !below || before.page !== line.page || line.opensColumn) return false
  if (widthOf(before.text) < SHORT) return false
  if (before.text.includes('\t') || line.text.includes('\t')) return false
  if (ENDS.test(before.text) || LISTED.test(line.text) || OWN_LINE.test(line.text)) return false
  if (BEGINS_ANEW.test(line.text) && !OPEN_END.test(before.text)) return false
  if (before.size !== line.size || before.bold !== line.bold) return false
  const step = below.y - above.y
  if (step <= 0 || step > LINE_STEP * above.height) return false
  if (below.x < above.x - SAME_EDGE || below.x > above.x + BULLET_INDENT) return false
  const end = ends(above)
  if (end === null) return false
  const unit = (widthOf(firstUnit(line.text)) * below.width) / Math.max(1, widthOf(line.text))
  return above.x + above.width + unit * (1 - DOUBT) > end
}

/**
 * The lines of a paged document that were begun only because the one before had no room for their first word. Lines of flowing
 * documents are paragraphs already.
 */
export function continuedLines(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const continued = new Set<TextLine>()
  const pages = Map.groupBy(lines, ({ page }) => page)
  for (const ofPage of pages.values()) {
    const boxes = ofPage.flatMap(({ box }) => box ?? [])
    const known = new Map<string, number | null>()
    const ends = (box: Box) => {
      const at = box.x.toFixed(3)
      const end = known.get(at) ?? columnEnd(box, boxes)
      known.set(at, end)
      return end
    }
    for (const [at, line] of ofPage.entries()) {
      const before = ofPage[at - 1]
      if (before && isContinued(before, line, ends)) continued.add(line)
    }
  }
  return continued
}

/** Puts a paragraph's next line behind it: Chinese is written without a space, and a word broken at its hyphen is one word. */
function joinLines(before: string, line: string): string {
  const isOneWord = HYPHENATED.test(before) || HAN.test(before.slice(-1)) || HAN.test(line.slice(0, 1))
  return `${before}${isOneWord ? '' : ' '}${line}`
}

/** Texts of lines as paragraphs: those that go on stand behind the one before. */
export function paragraphsOf(
  lines: readonly { readonly text: string; readonly goesOn: boolean }[],
): string[] {
  const paragraphs: string[] = []
  for (const { text, goesOn } of lines) {
    const last = goesOn ? paragraphs.pop() : undefined
    paragraphs.push(last === undefined ? text : joinLines(last, text))
  }
  return paragraphs
}
