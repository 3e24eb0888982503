import type { Element } from 'domhandler'
import { childOf, elementsOf, isOn, parseXml } from './xml.ts'

/** How a run or a style sets its text; sizes in half points. */
export interface Look {
  size?: number
  isBold?: boolean
}

/** The look of each style, by its id; the document's default under the empty id. */
export type Styles = ReadonlyMap<string, Look & { isHeading: boolean }>

/** What a `w:rPr` says. */
export function lookOf(properties: Element | undefined): Look {
  const size = Number(childOf(properties, 'w:sz')?.attribs['w:val'])
  const bold = childOf(properties, 'w:b')
  return { ...(size > 0 ? { size } : {}), ...(bold ? { isBold: isOn(bold) } : {}) }
}

const CHAIN = 8

/** Reads `word/styles.xml`, every style with what it takes over from the one it is based on. */
export function readStyles(xml: string | undefined): Styles {
  const root = parseXml(xml ?? '').find(({ name }) => name === 'w:styles')
  const styles = elementsOf(root).filter(({ name }) => name === 'w:style')
  const byId = new Map(styles.map((style) => [style.attribs['w:styleId'] ?? '', style]))
  const defaults = childOf(childOf(childOf(root, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr')
  const resolve = (style: Element | undefined, depth: number): Look => {
    if (!style || depth === 0) return lookOf(defaults)
    const base = childOf(style, 'w:basedOn')?.attribs['w:val']
    return { ...resolve(base ? byId.get(base) : undefined, depth - 1), ...lookOf(childOf(style, 'w:rPr')) }
  }
  const entries = [...byId].map(([id, style]): [string, Look & { isHeading: boolean }] => {
    const name = childOf(style, 'w:name')?.attribs['w:val'] ?? ''
    return [id, { ...resolve(style, CHAIN), isHeading: /^(?:heading|title|标题)/i.test(name) }]
  })
  return new Map([['', { ...lookOf(defaults), isHeading: false }], ...entries])
}
