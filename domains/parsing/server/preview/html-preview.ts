import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { isInline, isUnseen } from '../html/read-html.ts'
import { escaped } from './escaped.ts'
import { keptSheet, keptStyle } from './kept-style.ts'

/** Elements that keep their name; any other box is a `div`, any other inline one a `span`. */
const kept = new Set(
  `h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td hr blockquote pre center address
   br wbr b strong i em u s small sub sup code font`.split(/\s+/),
)
const empty = new Set(['br', 'wbr', 'hr', 'col'])

/** Attributes that lay something out, by what they may hold. */
const attributes: Readonly<Record<string, RegExp>> = {
  class: /^[\w -]{1,200}$/,
  id: /^[\w-]{1,80}$/,
  colspan: /^\d{1,3}$/,
  rowspan: /^\d{1,3}$/,
  width: /^\d{1,4}(?:%|px)?$/,
  align: /^\w{1,10}$/,
  valign: /^\w{1,10}$/,
  border: /^\d{1,2}$/,
  cellpadding: /^\d{1,2}$/,
  cellspacing: /^\d{1,2}$/,
  bgcolor: /^#?\w{1,20}$/,
  color: /^#?\w{1,20}$/,
  size: /^[+-]?\d$/,
  start: /^\d{1,3}$/,
}

function attributesOf(element: Element): string {
  const given = Object.entries(element.attribs).flatMap(([name, value]) => {
    const told = name === 'style' ? keptStyle(value) : attributes[name]?.test(value) ? value : ''
    return told === '' ? [] : [` ${name}="${escaped(told)}"`]
  })
  return given.join('')
}

const textOf = (node: AnyNode): string =>
  isText(node) ? node.data : isTag(node) && !isUnseen(node) ? node.children.map(textOf).join('') : ''

/**
 * A page as its writer laid it out, made anew from a list of elements and attributes that only lay out: nothing of it runs, and nothing is
 * loaded. Each run of text carries the number of its block, which is how readings name their places.
 */
export function htmlPreview(
  root: { children: AnyNode[] },
  numberOf: (text: string) => number | null,
): string {
  const inline = (node: AnyNode): string => {
    if (isText(node)) return escaped(node.data)
    return isTag(node) && !isUnseen(node) ? wrapped(node, node.children.map(inline).join('')) : ''
  }
  const wrapped = (element: Element, inside: string) => {
    const name = kept.has(element.name) ? element.name : isInline(element) ? 'span' : 'div'
    const start = `<${name}${attributesOf(element)}>`
    return empty.has(name) ? start : `${start}${inside}</${name}>`
  }
  const run = (nodes: AnyNode[]) => {
    const number = numberOf(nodes.map(textOf).join(''))
    const html = nodes.map(inline).join('')
    return number === null ? html : `<span data-block="${number}">${html}</span>`
  }
  const content = (nodes: AnyNode[]): string => {
    let html = ''
    let together: AnyNode[] = []
    const flush = () => {
      if (together.length > 0) html += run(together)
      together = []
    }
    for (const node of nodes) {
      const isBreak = isTag(node) && node.name === 'br'
      if (!isBreak && isInline(node)) together.push(node)
      else if (isTag(node)) {
        flush()
        if (!isUnseen(node)) html += wrapped(node, content(node.children))
      }
    }
    flush()
    return html
  }
  return `<div data-page>${sheetsOf(root.children)}${content(root.children)}</div>`
}

function sheetsOf(nodes: AnyNode[]): string {
  const sheets = nodes.flatMap(function find(node: AnyNode): string[] {
    if (!isTag(node)) return 'children' in node ? node.children.flatMap(find) : []
    if (node.name !== 'style') return node.children.flatMap(find)
    return [keptSheet(node.children.map((child) => (isText(child) ? child.data : '')).join(''))]
  })
  const sheet = sheets.join('\n').trim()
  return sheet === '' ? '' : `<style>${sheet}</style>`
}
