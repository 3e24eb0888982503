import type { Element } from 'domhandler'
import { type FlowBlock, paragraphBlocks } from '../flow/flow-block.ts'
import { lookOf, type Styles } from './styles.ts'
import { childOf, elementsOf, textOf } from './xml.ts'

interface Gathered {
  text: string
  size: number
  bold: number
  plain: number
  boxes: { top: number; content: Element }[]
}

const SKIPPED = new Set([
  'w:del',
  'w:moveFrom',
  'w:instrText',
  'w:delText',
  'w:pPr',
  'w:rPr',
  'mc:Fallback',
  'w:fldData',
])
const SIGNS: Record<string, string> = {
  'w:tab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
  'w:ptab': '\t',
}

function offsetOf(anchor: Element): number {
  const position = childOf(childOf(anchor, 'wp:positionV'), 'wp:posOffset')
  return position ? Number(textOf(position)) || 0 : 0
}

function gather(node: Element, into: Gathered, look: { size?: number; isBold?: boolean }, top: number): void {
  if (SKIPPED.has(node.name)) return
  if (node.name === 'w:txbxContent') {
    into.boxes.push({ top, content: node })
    return
  }
  const own = node.name === 'w:r' ? { ...look, ...lookOf(childOf(node, 'w:rPr')) } : look
  if (node.name === 'w:t') {
    const text = textOf(node)
    into.text += text
    if (text.trim() === '') return
    into.size = Math.max(into.size, own.size ?? 0)
    if (own.isBold) into.bold += text.length
    else into.plain += text.length
    return
  }
  into.text += SIGNS[node.name] ?? ''
  const inside = node.name === 'wp:anchor' ? offsetOf(node) : top
  for (const child of elementsOf(node)) gather(child, into, own, inside)
}

/** A paragraph's blocks: its text boxes from the top down, then its own text. */
export function walkParagraph(
  paragraph: Element,
  styles: Styles,
  walk: (content: Element) => FlowBlock[],
): FlowBlock[] {
  const properties = childOf(paragraph, 'w:pPr')
  const style = styles.get(childOf(properties, 'w:pStyle')?.attribs['w:val'] ?? '') ?? styles.get('')
  const gathered: Gathered = { text: '', size: 0, bold: 0, plain: 0, boxes: [] }
  for (const child of elementsOf(paragraph)) gather(child, gathered, style ?? {}, 0)
  const boxes = gathered.boxes.sort((a, b) => a.top - b.top).flatMap(({ content }) => walk(content))
  const isItem = childOf(properties, 'w:numPr') !== undefined
  const kind = style?.isHeading ? 'heading' : isItem ? 'item' : 'paragraph'
  const size = gathered.size > 0 ? { size: gathered.size / 2 } : {}
  const isBold = gathered.bold > 0 && gathered.plain <= gathered.bold * 0.2
  return [...boxes, ...paragraphBlocks(kind, { text: gathered.text, ...size, isBold })]
}
