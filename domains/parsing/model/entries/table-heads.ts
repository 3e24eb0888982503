import { kindOfLabel } from '../fields/labels.ts'
import { type Line, lineWithText } from '../text/line.ts'
import { isTableHead } from './header-line.ts'
import { askedLabel } from './stacked-labels.ts'

/** Columns whose own words tell best what they are, and those no entry asks for. */
const isNamed = (label: string) => {
  const kind = askedLabel(label)
  return kind !== null && kind !== 'duration' && kind !== 'city' && kind !== 'graduation'
}

/** A row's cells with the names its table's head gives them, what was done there as a text of its own; null when the row does not fit the head. */
function labelled(row: Line, head: string[]): string[] | null {
  const last = head.at(-1) ?? ''
  // A long last column (what was done) stands in lines of its own below the row.
  const isShort = row.cells.length === head.length - 1 && !isNamed(last)
  if (row.cells.length !== head.length && !isShort) return null
  const named = row.cells.filter((_, index) => isNamed(head[index] ?? ''))
  // A figure under a name's column shows that an empty cell was left out before it.
  if (named.some((cell) => kindOfLabel(cell) !== null || /:|^[\d./-]+$/.test(cell))) return null
  const isDuties = (index: number) => kindOfLabel(head[index] ?? '') === 'duties'
  const facts = row.cells.map((cell, index) =>
    isNamed(head[index] ?? '') ? `${head[index]}: ${cell}` : cell,
  )
  const told = facts.filter((_, index) => isDuties(index))
  return [facts.filter((_, index) => !isDuties(index)).join('\t'), ...told]
}

/** "Board/University" names the school where no column of its own does. */
function withSchool(head: string[]): string[] {
  if (head.some((label) => kindOfLabel(label) === 'school')) return head
  return head.map((label) =>
    kindOfLabel(label) === 'faculty' && /universit/i.test(label) ? 'University' : label,
  )
}

/** Takes the head rows out of a section's tables and names the cells of the rows below by them. */
export function nameTableCells(lines: Line[]): Line[] {
  let head: string[] | null = null
  return lines.flatMap((line) => {
    if (isTableHead(line)) {
      head = line.cells.length > 1 ? withSchool(line.cells) : null
      return []
    }
    const texts = head ? labelled(line, head) : null
    return texts === null ? [line] : texts.map((text) => lineWithText(line, text))
  })
}
