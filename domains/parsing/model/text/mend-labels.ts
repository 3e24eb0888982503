import { kindOfLabel } from '../fields/labels.ts'
import { type Line, lineWithText } from './line.ts'

const BEGINNING = /^(\p{Script=Han}{1,5}):/u
const ENDING = /(?:^|[\s\t;,])(\p{Script=Han}{1,5})$/u

/** A label whose narrow margin broke it, its value beside its first half; null when the two halves make none. */
function joinedLabel(line: Line, next: Line | undefined): Line | null {
  const [label = '', ...values] = line.cells
  if (!next || values.length === 0 || next.cells.length > 1 || !/^\p{Ll}/u.test(next.text)) return null
  const whole = `${label} ${next.text}`
  return kindOfLabel(whole) === null ? null : lineWithText(line, [whole, ...values].join('\t'))
}

const ONE_LETTER = /^\p{Script=Han}$/u

/** A label whose letters were set so far apart that they look like cells ("姓 | 名 | 綦晓"). */
function joinLetters(line: Line): Line {
  const at = line.cells.findIndex((cell, index) => {
    const next = line.cells[index + 1] ?? ''
    return ONE_LETTER.test(cell) && ONE_LETTER.test(next) && kindOfLabel(cell + next) !== null
  })
  if (at < 0) return line
  const cells = [
    ...line.cells.slice(0, at),
    line.cells.slice(at, at + 2).join(''),
    ...line.cells.slice(at + 2),
  ]
  return joinLetters(lineWithText(line, cells.join('\t')))
}

/**
 * Puts a label together that the end of a line broke in two ("… 期望职" over "位：…"), where the two halves make one and
 * the second by itself makes none.
 */
export function mendLabels(lines: Line[]): Line[] {
  const mended = lines.map(joinLetters)
  for (const [index, line] of mended.entries()) {
    const next = mended[index + 1]
    const whole = joinedLabel(line, next)
    if (whole && next) {
      mended[index] = whole
      mended[index + 1] = lineWithText(next, '')
      continue
    }
    const tail = line.text.match(ENDING)?.[1]
    const head = tail ? next?.text.match(BEGINNING)?.[1] : undefined
    if (!tail || !head || !next || kindOfLabel(head) !== null || kindOfLabel(tail + head) === null) continue
    mended[index] = lineWithText(line, line.text.slice(0, -tail.length).trim())
    mended[index + 1] = lineWithText(next, tail + next.text)
  }
  return mended.filter((line) => line.text !== '')
}
