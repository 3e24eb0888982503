import { type AnyNode, type Document, type Element, isTag, isText } from 'domhandler'
import { documentLimits } from '../document-limits.ts'
import { type FlowBlock, type FlowCell, paragraphBlocks } from '../flow/flow-block.ts'
import { tableRow } from '../flow/table-rows.ts'
import { parseMarkup } from '../parse-markup.ts'
import { dropUnseen } from './drop-unseen.ts'

const UNSEEN = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'iframe',
  'object',
  'svg',
  'canvas',
  'select',
  'textarea',
  'button',
  'title',
])
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'big',
  'cite',
  'code',
  'em',
  'font',
  'i',
  'ins',
  'kbd',
  'label',
  'mark',
  'o:p',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strike',
  'strong',
  'sub',
  'sup',
  'time',
  'tt',
  'u',
  'var',
  'wbr',
  'img',
])
const HEADING = /^h[1-6]$/
const HEADING_SIZE = [32, 24, 19, 16, 14, 13]
const FLOATED = /float\s*:\s*right|justify-content|margin-left\s*:\s*auto/i

interface Setting {
  kind: FlowBlock['kind']
  size?: number
  isBold: boolean
}

/** Whether an inline element touches another of a different kind: only a style sheet can be keeping them apart. */
function isSetApart(node: Element): boolean {
  const before = node.prev
  if (!before || !isTag(before) || before.name === 'br' || node.name === 'br' || !INLINE.has(before.name))
    return false
  return before.name !== node.name || (before.attribs.class ?? '') !== (node.attribs.class ?? '')
}

/** The text of a run of inline nodes. Blanks fold as a browser folds them. */
function inlineText(nodes: AnyNode[]): { text: string; isBold: boolean } {
  let text = ''
  let bold = 0
  const visit = (node: AnyNode, isBold: boolean) => {
    if (isText(node)) {
      const folded = node.data.replace(/[\t\n\r\f ]+/g, ' ')
      text += folded
      if (isBold) bold += folded.trim().length
    } else if (isTag(node) && !UNSEEN.has(node.name)) {
      if (node.name === 'br') text += '\n'
      if (FLOATED.test(node.attribs.style ?? '')) text += '\t'
      if (isSetApart(node)) text += '\t'
      const strong = isBold || node.name === 'b' || node.name === 'strong'
      for (const child of node.children) visit(child, strong)
    }
  }
  for (const node of nodes) visit(node, false)
  return { text, isBold: bold > 0 && bold >= text.replace(/\s/g, '').length * 0.8 }
}

const known = new WeakMap<AnyNode, boolean>()

/** Whether an element stands within a line, with everything in it. */
export function isInline(node: AnyNode): boolean {
  if (!isTag(node) || node.name === 'br' || UNSEEN.has(node.name)) return true
  // Every element is asked again by each that it lies in.
  const answer = known.get(node) ?? (INLINE.has(node.name) && node.children.every(isInline))
  known.set(node, answer)
  return answer
}

/** Whether an element is there for nobody to see; those that the page itself hides have been taken out. */
export const isUnseen = (node: Element): boolean => UNSEEN.has(node.name)

function settingOf(element: Element, outer: Setting): Setting {
  const level = HEADING.test(element.name) ? HEADING_SIZE[Number(element.name[1]) - 1] : undefined
  if (level) return { kind: 'heading', size: level, isBold: true }
  if (element.name === 'li') return { ...outer, kind: 'item' }
  return element.name === 'b' || element.name === 'strong' ? { ...outer, isBold: true } : outer
}

function walkTable(element: Element, setting: Setting): FlowBlock[] {
  return element.children.filter(isTag).flatMap((child) => {
    if (child.name !== 'tr') return child.name === 'table' ? walk(child, setting) : walkTable(child, setting)
    const cells = child.children.filter(isTag).filter(({ name }) => name === 'td' || name === 'th')
    return tableRow(cells.map((cell) => walk(cell, setting)))
  })
}

/** "dt: dd" pairs and boxes that stand side by side are the browser's affair; here a block is a line. */
function walk(element: { children: AnyNode[] }, setting: Setting): FlowBlock[] {
  const blocks: FlowBlock[] = []
  let run: AnyNode[] = []
  const flush = () => {
    const { text, isBold } = inlineText(run)
    const cell: FlowCell = {
      text,
      isBold: isBold || setting.isBold,
      ...(setting.size ? { size: setting.size } : {}),
    }
    if (text.trim() !== '') blocks.push(...paragraphBlocks(setting.kind, cell))
    run = []
  }
  for (const node of element.children) {
    if (blocks.length > documentLimits.blocks) break
    if (isInline(node)) run.push(node)
    else if (isTag(node)) {
      flush()
      if (!isUnseen(node))
        blocks.push(
          ...(node.name === 'table' ? walkTable(node, setting) : walk(node, settingOf(node, setting))),
        )
    }
  }
  flush()
  return blocks
}

/** A page's blocks, and its tree, without what it hides. It is parsed, never run; nothing it points to is fetched. */
export function readHtml(html: string): { readonly blocks: FlowBlock[]; readonly root: Document } {
  const root = parseMarkup(html.slice(0, documentLimits.markupLetters))
  dropUnseen(root)
  return { blocks: walk(root, { kind: 'paragraph', size: 13, isBold: false }), root }
}
