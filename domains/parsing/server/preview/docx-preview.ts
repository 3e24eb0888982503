import type { Element } from 'domhandler'
import { cellsOf, passesThrough, rowsOf } from '../docx/read-docx.ts'
import { childOf, elementsOf } from '../docx/xml.ts'
import { blockText, type FlowBlock } from '../flow/flow-block.ts'
import { escaped } from './escaped.ts'

/** What is needed to write a Word document anew. */
interface Writing {
  /** The blocks of one paragraph, its text boxes first. */
  readonly paragraph: (element: Element) => readonly FlowBlock[]
  readonly numberOf: (text: string) => number | null
}

const tags = { paragraph: 'p', heading: 'h3', item: 'li', row: 'p' } as const

function blockHtml(block: FlowBlock, { numberOf }: Writing): string {
  const tag = tags[block.kind]
  const number = numberOf(blockText(block))
  const inside = block.cells
    .map(({ text, isBold }) => (isBold ? `<strong>${escaped(text)}</strong>` : escaped(text)))
    .join('\t')
  return `<${tag}${number === null ? '' : ` data-block="${number}"`}>${inside}</${tag}>`
}

const value = (element: Element | undefined) => element?.attribs['w:val'] ?? ''

function tableHtml(table: Element, writing: Writing): string {
  const rows = rowsOf(table).map((row) => {
    const cells = cellsOf(row).map((cell) => {
      const properties = childOf(cell, 'w:tcPr')
      const span = Number(value(childOf(properties, 'w:gridSpan')))
      const merge = childOf(properties, 'w:vMerge')
      // A cell that goes on from the one above has its text there.
      const goesOn = merge !== undefined && value(merge) !== 'restart'
      const width = childOf(properties, 'w:tcW')
      const share =
        width?.attribs['w:type'] === 'pct'
          ? ` width="${Math.round(Number(width.attribs['w:w']) / 50) || 1}%"`
          : ''
      const wide = span > 1 && span < 100 ? ` colspan="${Math.round(span)}"` : ''
      return `<td${wide}${share}${goesOn ? ' data-goes-on' : ''}>${contentHtml(cell, writing)}</td>`
    })
    return `<tr>${cells.join('')}</tr>`
  })
  return `<table>${rows.join('')}</table>`
}

/** How many columns a section has; at most as many as anybody reads. */
function columnsOf(section: Element | undefined): number {
  const count = Number(childOf(section, 'w:cols')?.attribs['w:num'])
  return count > 1 ? Math.min(count, 4) : 1
}

/** What stands in a body, a cell or a page's head, with its tables; sections that were set in columns stand in columns. */
function contentHtml(content: Element, writing: Writing): string {
  let html = ''
  let section = ''
  const end = (columns: number) => {
    html += columns > 1 ? `<div data-columns="${columns}">${section}</div>` : section
    section = ''
  }
  for (const child of elementsOf(content)) {
    if (child.name === 'w:p') {
      section += writing
        .paragraph(child)
        .map((block) => blockHtml(block, writing))
        .join('')
      const closing = childOf(childOf(child, 'w:pPr'), 'w:sectPr')
      if (closing) end(columnsOf(closing))
    } else if (child.name === 'w:tbl') section += tableHtml(child, writing)
    else if (child.name === 'w:sectPr') end(columnsOf(child))
    else if (passesThrough(child)) section += contentHtml(child, writing)
  }
  end(1)
  return html
}

/** A Word document as HTML with the tables and columns it was set in, made of its text; each paragraph carries its block's number. */
export function docxPreview(roots: readonly Element[], writing: Writing): string {
  return `<div data-word>${roots.map((root) => contentHtml(root, writing)).join('')}</div>`
}
