import type { FlowBlock, FlowCell } from '../flow/flow-block.ts'
import { escaped } from './escaped.ts'

const cellHtml = ({ text, isBold }: FlowCell) =>
  isBold ? `<strong>${escaped(text)}</strong>` : escaped(text)

const TAGS = { paragraph: 'p', heading: 'h3', item: 'li' } as const
const GROUPS: Partial<Record<FlowBlock['kind'], string>> = { item: 'ul', row: 'table' }

function blockHtml(block: FlowBlock, number: number): string {
  if (block.kind === 'row') {
    const cells = block.cells.map((cell) => `<td>${cellHtml(cell)}</td>`).join('')
    return `<tr data-block="${number}">${cells}</tr>`
  }
  const tag = TAGS[block.kind]
  return `<${tag} data-block="${number}">${block.cells.map(cellHtml).join(' ')}</${tag}>`
}

/**
 * The document as HTML made from its text alone: eight plain elements, no attribute but `data-block`, which carries the
 * number a reading's source names. Nothing of the sender's markup passes.
 */
export function flowPreview(blocks: FlowBlock[]): string {
  let html = ''
  let group: string | undefined
  for (const [number, block] of blocks.entries()) {
    const next = GROUPS[block.kind]
    if (next !== group) html += (group ? `</${group}>` : '') + (next ? `<${next}>` : '')
    group = next
    html += blockHtml(block, number)
  }
  return group ? `${html}</${group}>` : html
}
