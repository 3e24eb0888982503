import { type AnyNode, type Document, type Element, isTag, isText } from 'domhandler'
import type { ChildNode, Rule } from 'postcss'
import { hides, hidingProperties } from './hiding.ts'
import { readSheet } from './read-sheet.ts'
import { isChosen, readSelector, type Selector } from './selectors.ts'

/** A declaration that shows or hides whatever its selector chooses. */
interface Word {
  readonly property: string
  readonly isHiding: boolean
  readonly selector: Selector
  /** What decides between two that choose the same element. */
  readonly rank: readonly [isImportant: number, weight: number, place: number]
}

/** Past so many, a sheet is no résumé's. */
const mostWords = 4000

/**
 * Takes out of a page whatever its own style sheets and attributes hide, as a browser would: what nobody can see is not read, and what was
 * read can be seen in the preview, which hides nothing.
 */
export function dropUnseen(root: Document): void {
  const words = sheetsWithin(root.children).flatMap(wordsOf).slice(0, mostWords)
  const hidden = words.filter(({ isHiding }) => isHiding)
  const isUnseen = (element: Element): boolean => {
    const inline = inlineOf(element)
    const asked = new Set(
      hidden.filter(({ selector }) => isChosen(element, selector)).map(({ property }) => property),
    )
    for (const [property, isHiding] of inline) if (isHiding) asked.add(property)
    return [...asked].some((property) => {
      const last = words
        .filter((one) => one.property === property && isChosen(element, one.selector))
        .toSorted((one, other) => byRank(one.rank, other.rank))
        .at(-1)
      const own = inline.get(property)
      return own === undefined || last?.rank[0] === 1 ? last?.isHiding === true : own
    })
  }
  const drop = (parent: { children: AnyNode[] }) => {
    const stays = (node: AnyNode) => !isTag(node) || !isUnseen(node)
    if (!parent.children.every(stays)) {
      parent.children = parent.children.filter(stays)
      for (const [place, node] of parent.children.entries()) {
        node.prev = parent.children[place - 1] ?? null
        node.next = parent.children[place + 1] ?? null
      }
    }
    for (const node of parent.children) if (isTag(node)) drop(node)
  }
  drop(root)
}

/** The texts of a page's style sheets, in their order. */
function sheetsWithin(nodes: readonly AnyNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return []
    if (!isTag(node) || node.name !== 'style') return sheetsWithin(node.children)
    return [node.children.map((child) => (isText(child) ? child.data : '')).join('')]
  })
}

function wordsOf(text: string, sheet: number): readonly Word[] {
  const words: Word[] = []
  for (const { selectors, nodes } of rulesOnScreen(readSheet(text)?.nodes ?? [])) {
    const chosen = selectors.flatMap((selector) => readSelector(selector) ?? [])
    for (const node of nodes) {
      if (node.type !== 'decl' || !hidingProperties.includes(node.prop.toLowerCase())) continue
      const [property, isImportant] = [node.prop.toLowerCase(), node.important ? 1 : 0]
      const isHiding = hides(property, node.value)
      for (const selector of chosen) {
        const place = sheet * 100_000 + words.length
        words.push({ property, isHiding, selector, rank: [isImportant, selector.weight, place] })
      }
    }
  }
  return words
}

/** The rules that are for every screen; those for paper, or for some widths, hide nothing here. */
function rulesOnScreen(nodes: readonly ChildNode[]): readonly Rule[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return [node]
    const isForAll =
      node.type === 'atrule' &&
      node.name === 'media' &&
      /^(?:all|screen|only screen)$/i.test(node.params.trim())
    return isForAll ? rulesOnScreen(node.nodes ?? []) : []
  })
}

/** What an element's own attribute says, by property. */
function inlineOf({ attribs }: Element): ReadonlyMap<string, boolean> {
  const said = (attribs.style ?? '').split(';').flatMap((declaration) => {
    const [property = '', value = ''] = declaration.split(':')
    const name = property.trim().toLowerCase()
    if (!hidingProperties.includes(name)) return []
    return [[name, hides(name, value.replace(/!\s*important/i, ''))] as const]
  })
  return new Map(said)
}

function byRank(one: Word['rank'], other: Word['rank']): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2]
}
