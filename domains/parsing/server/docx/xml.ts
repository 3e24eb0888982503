import { type AnyNode, type Element, isTag } from 'domhandler'
import { parseMarkup } from '../parse-markup.ts'

/** The root elements of an XML text. Entities and external parts are never fetched. */
export const parseXml = (text: string): Element[] =>
  parseMarkup(text, { xmlMode: true }).children.filter(isTag)

/** The elements directly inside a node. */
export const elementsOf = (node: { children: AnyNode[] } | undefined): Element[] =>
  node?.children.filter(isTag) ?? []

/** The first element of a name directly inside another. */
export const childOf = (node: Element | undefined, name: string): Element | undefined =>
  elementsOf(node).find((child) => child.name === name)

/** The text directly inside an element. */
export const textOf = (node: Element): string =>
  node.children.map((child) => (child.type === 'text' ? child.data : '')).join('')

const OFF = new Set(['0', 'false', 'off', 'none'])

/** A Word switch such as `w:b`: present and not off. */
export const isOn = (node: Element | undefined): boolean =>
  node !== undefined && !OFF.has(node.attribs['w:val'] ?? '1')
