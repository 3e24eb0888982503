import { ColumnBreak, Document, Footer, Header, Packer, Paragraph, TableRow, TextRun } from 'docx'
import type { Section, View } from '../view.ts'
import { bullet, cell, closing, factLine, line, pack, parts, table } from './blocks.ts'

const FONTS = { ascii: 'Carlito', hAnsi: 'Carlito', eastAsia: 'Noto Sans CJK SC' }
const SIDE = ['skills', 'lang']

function block(one: Section, view: View, between: string): Paragraph[] {
  return [
    line(one.title, { bold: true, size: 24, color: '2E5A4B' }),
    ...one.entries.flatMap((entry) => [line(parts(entry).join(between)), ...entry.lines.map(bullet)]),
    ...closing(one, view),
  ]
}

/** Two cells side by side: contacts and skills at the left, the story at the right. */
export function sideTable(view: View): Promise<Buffer> {
  const side = view.sections.filter((one) => SIDE.includes(one.kind))
  const main = view.sections.filter((one) => !side.includes(one))
  const facts = [...view.facts, ...view.intent].map((fact) => line(factLine(view, [fact], '')))
  const left = [
    line(view.name, { bold: true, size: 34 }),
    line(view.slogan),
    ...facts,
    ...side.flatMap((one) => block(one, view, ' / ')),
  ]
  const right = main.flatMap((one) => block(one, view, ' / '))
  const row = new TableRow({ children: [cell(left, 32, { fill: 'EAF1EE' }), cell(right, 68)] })
  return pack(view, [table([row], false, [32, 68])], 'Lato', 'Noto Sans CJK SC', 19)
}

/** Name and contacts stand in the page header, the closing line in the page footer. */
export function pageHeader(view: View): Promise<Buffer> {
  const contact = view.facts.map((fact) => fact.bare).join(' | ')
  const document = new Document({
    creator: '',
    styles: { default: { document: { run: { size: 21, font: FONTS } } } },
    sections: [
      {
        headers: {
          default: new Header({
            children: [line(view.name, { bold: true, size: 32 }), line(contact, { size: 18 })],
          }),
        },
        footers: { default: new Footer({ children: [line(view.footer, { size: 16, color: '888888' })] }) },
        children: [
          ...(view.slogan ? [line(view.slogan)] : []),
          ...view.intent.map((fact) => line(fact.bare)),
          ...view.sections.flatMap((one) =>
            block(one, view, '，'.replace('，', view.language === 'zh' ? '，' : ', ')),
          ),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

/** Word's own two text columns after a one-column head. */
export function wordColumns(view: View): Promise<Buffer> {
  const weights = view.sections.map((one) => block(one, view, '').length)
  const before = (at: number): number => weights.slice(0, at).reduce((sum, weight) => sum + weight, 0)
  const half = view.sections.findIndex((_, at) => before(at + 1) * 2 >= before(weights.length)) + 1
  const [first, second] = [view.sections.slice(0, half), view.sections.slice(half)]
  const document = new Document({
    creator: '',
    styles: {
      default: { document: { run: { size: 19, font: { ...FONTS, ascii: 'Caladea', hAnsi: 'Caladea' } } } },
    },
    sections: [
      {
        properties: { type: 'continuous' },
        children: [
          line(view.name, { bold: true, size: 40, center: true }),
          line(factLine(view, [...view.facts, ...view.intent], '；'), { center: true }),
          line(view.slogan, { center: true }),
        ],
      },
      {
        properties: { type: 'continuous', column: { count: 2, space: 500, separate: true } },
        children: [
          ...first.flatMap((one) => block(one, view, ' | ')),
          new Paragraph({ children: [new ColumnBreak()] }),
          ...second.flatMap((one) => block(one, view, ' | ')),
          line(view.footer, { size: 16 }),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

/** No headings, no tables: numbered titles, spaces and line breaks, as typed by somebody in a hurry. */
export function typed(view: View): Promise<Buffer> {
  const numbers = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十']
  const body = view.sections.flatMap((one, index) => [
    line(
      view.language === 'zh' ? `${numbers[index] ?? '十一'}、${one.title}` : `${index + 1}. ${one.title}:`,
    ),
    ...one.entries.map(
      (entry) =>
        new Paragraph({
          children: [
            new TextRun(parts(entry).join('      ')),
            ...entry.lines.map((text, at) => new TextRun({ text: `${at + 1}) ${text}`, break: 1 })),
          ],
        }),
    ),
    ...closing(one, view),
  ])
  const facts = [...view.facts, ...view.intent].map((fact) => line(factLine(view, [fact], '')))
  const name = line(`${view.label('name')}${view.language === 'zh' ? '：' : ': '}${view.name}`)
  return pack(view, [name, ...facts, line(view.slogan), ...body], 'Liberation Serif', '仿宋', 24)
}
