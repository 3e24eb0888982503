import { kindOfLabel } from '../fields/labels.ts'
import { chineseNameScore } from '../fields/person-name.ts'
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

const SEX = /^[男女]$/
const LONGEST_SPREAD = 4
const HEAD = 4

/** A name whose letters were set so far apart that they look like cells, at the head of the page or behind its label ("欧 | 阳 | 靖"). */
function joinSpreadName(line: Line): Line {
  const [first = ''] = line.cells
  const [, label = '', begun = first] = first.match(/^(.*:)\s*(.)$/u) ?? []
  const start = kindOfLabel(first) === 'name' ? 1 : 0
  const cells = start === 0 ? [begun, ...line.cells.slice(1)] : line.cells.slice(1)
  const end = cells.findIndex((cell) => !ONE_LETTER.test(cell) || SEX.test(cell))
  const count = end < 0 ? cells.length : end
  const name = cells.slice(0, count).join('')
  const isName =
    start === 1 || kindOfLabel(label) === 'name' || (line.index < HEAD && chineseNameScore(name) > 0.3)
  if (count < 2 || count > LONGEST_SPREAD || !isName) return line
  return lineWithText(line, [...(start === 1 ? [first] : []), label + name, ...cells.slice(count)].join('\t'))
}

/**
 * Puts a label together that the end of a line broke in two ("… 期望职" over "位：…"), where the two halves make one and
 * the second by itself makes none.
 */
export function mendLabels(lines: Line[]): Line[] {
  const mended = lines.map((line) => joinSpreadName(joinLetters(line)))
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
