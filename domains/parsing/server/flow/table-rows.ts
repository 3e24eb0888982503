import { findPeriods } from '../../model/dates/periods.ts'
import { kindOfLabel } from '../../model/fields/labels.ts'
import { readTitle } from '../../model/sections/read-title.ts'
import { countHan } from '../../model/text/characters.ts'
import { normaliseLine } from '../../model/text/normalise.ts'
import { blockText, type FlowBlock, type FlowCell } from './flow-block.ts'

const SHORT_CELL = 24

/** "教 / 育 / 背 / 景" set one letter above the other, as one word. */
function unstack(blocks: FlowBlock[]): FlowBlock[] {
  const isStacked =
    blocks.length > 1 &&
    blocks.length < 9 &&
    blocks.every((block) => /^\p{Script=Han}{1,2}$/u.test(blockText(block)))
  const [first] = blocks
  if (!isStacked || !first) return blocks
  return [{ ...first, cells: [{ ...first.cells[0], text: blocks.map(blockText).join('') }] }]
}

const FEW_LINES = 3

const isFew = (blocks: FlowBlock[]) =>
  blocks.length <= FEW_LINES && blocks.every((block) => blockText(block).length <= SHORT_CELL)

/** A label's text; Chinese ones are often stretched by blanks ("入  党 / 时  间"). */
function labelText(blocks: FlowBlock[]): string {
  const text = blocks.map(blockText).join(' ')
  return countHan(text) > 0 ? text.replace(/\s+/g, '') : text
}

/** Whether a cell is a label, however many lines its narrow cell needs ("出生年月 / (岁)"). */
const isLabel = (blocks: FlowBlock[]) =>
  isFew(blocks) && kindOfLabel(labelText(blocks).replace(/\s*[(（][^()（）]*[)）]/g, '')) !== null

/** The labels of a form's row and the values beside them with a line each: narrow cells break both. */
function joinForm(cells: FlowBlock[][]): FlowBlock[][] {
  return cells.map((blocks, at) => {
    const [first] = blocks
    const isValue = isLabel(cells[at - 1] ?? []) && isFew(blocks)
    if (!first || blocks.length < 2 || !(isValue || isLabel(blocks))) return blocks
    const text = isLabel(blocks) ? labelText(blocks) : blocks.map(blockText).join(' ')
    return [{ ...first, cells: [{ ...first.cells[0], text }] }]
  })
}

const flat = (blocks: FlowBlock[]): FlowCell[] => blocks.flatMap(({ cells }) => cells)

const isDate = (text: string) => text.length < 16 && findPeriods(normaliseLine(text)).length > 0

/** "2010.09 / 2014.06" in a narrow cell is one period. */
function joinDates(blocks: FlowBlock[]): FlowBlock[] {
  const [first, second] = blocks.map(blockText)
  const isPeriod =
    blocks.length === 2 &&
    first &&
    second &&
    isDate(first) &&
    (isDate(second) || /^(?:至今|今|现在|present|now)$/i.test(second))
  return isPeriod
    ? [
        {
          kind: 'paragraph',
          cells: [{ text: `${first.replace(/\s*[-–~至]$/, '')} - ${second.replace(/^[-–~至]\s*/, '')}` }],
        },
      ]
    : blocks
}

/**
 * A table's row as blocks: one row when its cells hold a line each; beside a short
 * first cell the first lines of all make a row and the rest follow; otherwise the cells follow one another.
 */
export function tableRow(cells: FlowBlock[][]): FlowBlock[] {
  const filled = joinForm(cells.map(unstack).map(joinDates)).filter((blocks) => blocks.length > 0)
  const [first] = filled
  if (!first) return []
  if (filled.length === 1) return first
  const lengths = filled.map((blocks) => blocks.length)
  if (lengths.every((length) => length === 1)) return [{ kind: 'row', cells: filled.flatMap(flat) }]
  const head = first.length === 1 && first[0] ? blockText(first[0]) : ''
  if (head === '' || head.length > SHORT_CELL || readTitle(head) !== null) return filled.flat()
  const firsts = filled.flatMap((blocks) => flat(blocks.slice(0, 1)))
  return [{ kind: 'row', cells: firsts }, ...filled.flatMap((blocks) => blocks.slice(1))]
}
