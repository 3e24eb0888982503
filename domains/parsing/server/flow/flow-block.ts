/** One piece of text in a cell or a paragraph, as it is set. */
export interface FlowCell {
  text: string
  size?: number
  isBold?: boolean
}

/** A paragraph, a list item, a heading, or a table's row, in the order of the document. */
export interface FlowBlock {
  kind: 'paragraph' | 'heading' | 'item' | 'row'
  cells: FlowCell[]
}

const PARAGRAPH_LIMIT = 20_000

/** Makes the blocks of one paragraph: one for each of its lines that is not blank. */
export function paragraphBlocks(kind: FlowBlock['kind'], cell: FlowCell): FlowBlock[] {
  return cell.text
    .slice(0, PARAGRAPH_LIMIT)
    .split(/[\n\r\u2028]+/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ kind, cells: [{ ...cell, text }] }))
}

/** The text of a block; a tab parts its cells. */
export const blockText = (block: FlowBlock): string => block.cells.map(({ text }) => text).join('\t')
