import { HeadingLevel, Paragraph, TableRow, TabStopType, TextRun } from 'docx'
import type { Fact, Section, View } from '../view.ts'
import { bullet, cell, closing, factLine, line, pack, parts, table } from './blocks.ts'

const slogan = (view: View): Paragraph[] => (view.slogan ? [line(view.slogan, { color: '666666' })] : [])

/** Word headings, bullets, everything below one another. */
export function headings(view: View): Promise<Buffer> {
  const body = view.sections.flatMap((one) => [
    new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun(one.title)] }),
    ...one.entries.flatMap((entry) => [
      line(parts(entry).join('  '), { bold: true }),
      ...entry.lines.map(bullet),
    ]),
    ...closing(one, view),
  ])
  const facts = [
    factLine(view, view.facts, '   '),
    ...(view.intent.length ? [factLine(view, view.intent, '   ')] : []),
  ]
  const title = new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(view.name)] })
  return pack(
    view,
    [title, ...facts.map((text) => line(text)), ...slogan(view), ...body],
    'Carlito',
    'Noto Sans CJK SC',
  )
}

/** Dates pushed to the right edge by a tab stop. */
export function tabs(view: View): Promise<Buffer> {
  const body = view.sections.flatMap((one) => [
    line(one.title.toUpperCase(), { bold: true, color: '1F497D', size: 24 }),
    ...one.entries.flatMap((entry) => [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: 9600 }],
        children: [new TextRun({ text: entry.organisation, bold: true }), new TextRun(`\t${entry.period}`)],
      }),
      ...(entry.role || entry.detail ? [line([entry.role, entry.detail].filter(Boolean).join(', '))] : []),
      ...entry.lines.map(bullet),
    ]),
    ...closing(one, view),
  ])
  const contact = view.facts.map((fact) => fact.bare).join('  •  ')
  const intent = view.intent.map((fact) => fact.bare).join('  •  ')
  return pack(
    view,
    [
      line(view.name, { bold: true, size: 36, center: true }),
      line(contact, { center: true }),
      ...(intent ? [line(intent, { center: true })] : []),
      ...slogan(view),
      ...body,
    ],
    'Caladea',
    'Noto Serif CJK SC',
  )
}

function pairRows(facts: readonly Fact[]): TableRow[] {
  const rows: TableRow[] = []
  for (let at = 0; at < facts.length; at += 2) {
    const cells = [facts[at], facts[at + 1]].flatMap((fact) => [
      cell([line(fact?.label ?? '', { bold: true })], 16, { fill: 'EDEDED' }),
      cell([line(fact?.value ?? '')], 34),
    ])
    rows.push(new TableRow({ children: cells }))
  }
  return rows
}

/** The registration form as a Word table. */
export function wordForm(view: View): Promise<Buffer> {
  const name: Fact = { key: 'name', label: view.label('name'), value: view.name, bare: view.name }
  const inside = (one: Section): Paragraph[] => [
    ...one.entries.flatMap((entry) => [
      line(parts(entry).join('    '), { bold: true }),
      ...entry.lines.map((text) => line(text)),
    ]),
    ...closing(one, view),
  ]
  const rows = view.sections.flatMap((one) => [
    new TableRow({
      children: [cell([line(one.title, { bold: true, center: true })], 100, { fill: 'D9E2F3', span: 4 })],
    }),
    new TableRow({ children: [cell(inside(one), 100, { span: 4 })] }),
  ])
  const heading = line(view.language === 'zh' ? '个 人 简 历' : 'CURRICULUM VITAE', {
    bold: true,
    size: 32,
    center: true,
  })
  return pack(
    view,
    [
      heading,
      ...slogan(view),
      table([...pairRows([name, ...view.facts, ...view.intent]), ...rows], true, [16, 34, 16, 34]),
    ],
    'Liberation Serif',
    '宋体',
  )
}

/** An unruled table: dates in the left cell, the rest in the right one. */
export function dateColumn(view: View): Promise<Buffer> {
  const rows = view.sections.flatMap((one) => [
    new TableRow({
      children: [cell([line(one.title, { bold: true, size: 25, color: '7F3F00' })], 100, { span: 2 })],
    }),
    ...one.entries.map((entry) => {
      const first = [entry.role, entry.organisation, entry.detail].filter(Boolean).join(' — ')
      return new TableRow({
        children: [
          cell([line(entry.period)], 24),
          cell([line(first, { bold: true }), ...entry.lines.map(bullet)], 76),
        ],
      })
    }),
    ...(closing(one, view).length
      ? [new TableRow({ children: [cell([line('')], 24), cell(closing(one, view), 76)] })]
      : []),
  ])
  const facts = [...view.facts, ...view.intent].map((fact) => line(factLine(view, [fact], '')))
  return pack(
    view,
    [line(view.name, { bold: true, size: 40 }), ...facts, ...slogan(view), table(rows, false, [24, 76])],
    'Liberation Sans',
    'WenQuanYi Zen Hei',
    20,
  )
}
