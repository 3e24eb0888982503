import { Paragraph, TableRow, TabStopType, TextRun } from 'docx'
import type { Fact, Section, View } from '../view.ts'
import { bullet, cell, closing, factLine, line, pack, table } from './blocks.ts'

const centred = (text: string, bold = false): Paragraph => line(text, { center: true, bold })

function factRows(facts: readonly Fact[]): TableRow[] {
  const rows: TableRow[] = []
  for (let at = 0; at < facts.length; at += 3) {
    const cells = [facts[at], facts[at + 1], facts[at + 2]].flatMap((fact) => [
      cell([centred(fact?.label ?? '', true)], 13, { fill: 'E7E6E6' }),
      cell([centred(fact?.value ?? '')], 20),
    ])
    rows.push(new TableRow({ children: cells }))
  }
  return rows
}

function entryRows(section: Section, view: View): TableRow[] {
  const edu = section.kind === 'edu'
  const organisation = { edu: 'school', proj: 'project' }[section.kind] ?? 'employer'
  const heads = [view.label('period'), view.label(organisation), view.label(edu ? 'major' : 'role')]
  const last = view.label(edu ? 'degree' : 'description')
  const head = new TableRow({
    children: [...heads, last].map((text, index) =>
      cell([centred(text, true)], [24, 26, 20, 30][index] ?? 0),
    ),
  })
  const rows = section.entries.map(
    (one) =>
      new TableRow({
        children: [
          cell([centred(one.period)], 24),
          cell([centred(one.organisation)], 26),
          cell([centred(one.role)], 20),
          cell(
            edu
              ? [centred(one.detail)]
              : [one.detail, ...one.lines].filter(Boolean).map((text) => line(text)),
            30,
          ),
        ],
      }),
  )
  return [head, ...rows]
}

/** A personnel office's tables: three pairs a row, then one table a section with a head of its own. */
export function wordGrid(view: View): Promise<Buffer> {
  const name: Fact = { key: 'name', label: view.label('name'), value: view.name, bare: view.name }
  const sections = view.sections.flatMap((one) => [
    line(one.title, { bold: true, size: 24 }),
    ...(one.entries.length ? [table(entryRows(one, view), true, [24, 26, 20, 30])] : closing(one, view)),
  ])
  return pack(
    view,
    [
      centred(view.language === 'zh' ? '应聘人员履历表' : 'Application for employment', true),
      table(factRows([name, ...view.facts, ...view.intent]), true, [13, 20, 13, 20, 13, 20]),
      ...sections,
      line(view.slogan),
    ],
    'Liberation Serif',
    'AR PL UMing CN',
    20,
  )
}

/** Post first, then employer on its own line with the dates at a right tab; titles between rules of signs. */
export function wordPosts(view: View): Promise<Buffer> {
  const body = view.sections.flatMap((one) => [
    line(one.title, { bold: true, size: 26, color: '0B5394' }),
    ...one.entries.flatMap((entry) => {
      const edu = entry.kind === 'edu'
      const top = edu
        ? [entry.detail, entry.role].filter(Boolean).join(view.language === 'zh' ? ' ' : ' in ')
        : entry.role
      return [
        ...(top ? [line(top, { bold: true })] : []),
        new Paragraph({
          tabStops: [{ type: TabStopType.RIGHT, position: 9600 }],
          children: [
            new TextRun({ text: entry.organisation, italics: true }),
            new TextRun(`${edu || !entry.detail ? '' : ` – ${entry.detail}`}\t${entry.period}`),
          ],
        }),
        ...entry.lines.map(bullet),
      ]
    }),
    ...closing(one, view),
  ])
  return pack(
    view,
    [
      line(view.name, { bold: true, size: 44 }),
      line(view.facts.map((fact) => fact.bare).join(' ⋅ ')),
      ...(view.intent.length ? [line(factLine(view, view.intent, '    '))] : []),
      line(view.slogan),
      ...body,
    ],
    'Carlito',
    'Noto Sans CJK SC',
    20,
  )
}
