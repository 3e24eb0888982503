import type { Element } from 'domhandler'
import { documentLimits } from '../document-limits.ts'
import type { FlowBlock } from '../flow/flow-block.ts'
import { tableRow } from '../flow/table-rows.ts'
import { UnreadableDocument } from '../unreadable-document.ts'
import { openPackage } from './open-package.ts'
import { readStyles, type Styles } from './styles.ts'
import { walkParagraph } from './walk-paragraph.ts'
import { elementsOf, parseXml } from './xml.ts'

const PASSED_THROUGH = new Set([
  'w:sdt',
  'w:sdtContent',
  'w:ins',
  'w:customXml',
  'w:smartTag',
  'w:body',
  'w:moveTo',
  'w:hdr',
  'w:ftr',
  'mc:AlternateContent',
  'mc:Choice',
])

/** Whether an element only holds others. */
export const passesThrough = ({ name }: Element): boolean => PASSED_THROUGH.has(name)

/** The rows of a table. */
export function rowsOf(table: Element): Element[] {
  return elementsOf(table).flatMap((child) => {
    if (child.name === 'w:tr') return [child]
    return PASSED_THROUGH.has(child.name) ? rowsOf(child) : []
  })
}

/** The cells of a table's row. */
export function cellsOf(row: Element): Element[] {
  return elementsOf(row).flatMap((child) => {
    if (child.name === 'w:tc') return [child]
    return PASSED_THROUGH.has(child.name) ? cellsOf(child) : []
  })
}

function walkContent(content: Element, styles: Styles): FlowBlock[] {
  const blocks: FlowBlock[] = []
  const walk = (inner: Element) => walkContent(inner, styles)
  for (const child of elementsOf(content)) {
    if (blocks.length > documentLimits.blocks) break
    if (child.name === 'w:p') blocks.push(...walkParagraph(child, styles, walk))
    else if (child.name === 'w:tbl')
      for (const row of rowsOf(child)) blocks.push(...tableRow(cellsOf(row).map(walk)))
    else if (PASSED_THROUGH.has(child.name)) blocks.push(...walk(child))
  }
  return blocks
}

/** A Word document taken apart. */
export interface WordDocument {
  /** Page headers first, the body, then page footers. Each repeated header counts once. */
  readonly blocks: FlowBlock[]
  /** The same parts as they are laid out. */
  readonly roots: readonly Element[]
  readonly paragraph: (element: Element) => FlowBlock[]
}

/** A DOCX file's blocks, and what they were made of. */
export async function readDocx(bytes: Uint8Array): Promise<WordDocument> {
  const parts = await openPackage(bytes)
  const main = parts.get('word/document.xml')
  // Packed files that are no Word document, whatever the name says.
  if (main === undefined) throw new UnreadableDocument('only_archive')
  const styles = readStyles(parts.get('word/styles.xml'))
  const partsOf = (xml: string) => parseXml(xml).filter((root) => elementsOf(root).length > 0)
  const named = (pattern: RegExp) => [
    ...new Set([...parts].filter(([name]) => pattern.test(name)).map(([, xml]) => xml)),
  ]
  const roots = [...named(/header/), main, ...named(/footer/)].flatMap(partsOf)
  const walk = (content: Element) => walkContent(content, styles)
  return {
    blocks: roots.flatMap(walk),
    roots,
    paragraph: (element) => walkParagraph(element, styles, walk),
  }
}
