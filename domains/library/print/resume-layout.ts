import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'

/** One place of somebody's life. */
export interface PrintedEntry {
  readonly title: string
  readonly when: string
  readonly detail: string
  readonly text: string
}

/** A résumé as it is printed, in words alone. */
export interface PrintedResume {
  readonly name: string
  /** What they do, or look for. */
  readonly headline: string
  readonly contact: readonly string[]
  readonly facts: readonly string[]
  readonly sections: readonly { readonly title: string; readonly entries: readonly PrintedEntry[] }[]
  readonly lists: readonly { readonly title: string; readonly items: readonly string[] }[]
}

// The product's colours (look.md): what is read in black, headings in the primary colour.
const primary = '#3a68c6'
const quiet = '#5b6470'

/** How a text is set: in the faces it needs. */
export type SetText = (text: string) => Content

const heading = (text: string, set: SetText): Content => ({
  stack: [
    { text: set(text), bold: true, fontSize: 12, color: primary, margin: [0, 12, 0, 3] },
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 499, y2: 0, lineWidth: 0.6, lineColor: '#c9d3e6' }] },
  ],
  margin: [0, 0, 0, 5],
})

/** Left, top, right and bottom. */
type Margins = [number, number, number, number]
const apart: Readonly<Record<'little' | 'more', Margins>> = { little: [0, 2, 0, 0], more: [0, 6, 0, 0] }

const entry = ({ title, when, detail, text }: PrintedEntry, set: SetText): Content => ({
  stack: [
    {
      columns: [
        { text: set(title), bold: true, width: '*' },
        { text: set(when), width: 'auto', color: quiet },
      ],
    },
    ...(detail ? [{ text: set(detail), color: quiet }] : []),
    ...(text ? [{ text: set(text), margin: apart.little }] : []),
  ],
  margin: [0, 2, 0, 6],
})

/** The product's own layout: one column, what they do under their name, latest first, as the record shows it. */
export function layoutOf(resume: PrintedResume, set: SetText): TDocumentDefinitions {
  const { name, headline, contact, facts, sections, lists } = resume
  return {
    pageSize: 'A4',
    pageMargins: [48, 44, 48, 48],
    defaultStyle: { font: 'Chinese', fontSize: 10, lineHeight: 1.35 },
    info: { title: name },
    footer: (page: number, pages: number) => ({
      text: set(`${name}  ${page} / ${pages}`),
      alignment: 'center',
      fontSize: 8,
      color: quiet,
      margin: [0, 16, 0, 0],
    }),
    content: [
      { text: set(name), fontSize: 20, bold: true },
      ...(headline ? [{ text: set(headline), fontSize: 11, color: quiet }] : []),
      ...(contact.length > 0 ? [{ text: set(contact.join('   ')), margin: apart.more }] : []),
      ...(facts.length > 0 ? [{ text: set(facts.join('   ')), color: quiet }] : []),
      ...sections.flatMap(({ title, entries }) => [
        heading(title, set),
        ...entries.map((one) => entry(one, set)),
      ]),
      ...lists.flatMap(({ title, items }) => [heading(title, set), { text: set(items.join('  ·  ')) }]),
    ],
  }
}

/** Every character that is printed. */
export function charactersOf(resumes: readonly PrintedResume[]): string {
  return `${JSON.stringify(resumes)} 0123456789/·`
}
