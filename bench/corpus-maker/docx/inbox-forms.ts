import { Paragraph, Tab, TableCell, TableRow, TabStopType, TextRun, VerticalAlign, WidthType } from 'docx'
import type { Entry, Fact, Section, View } from '../view.ts'
import { cell, closing, line, pack, table } from './blocks.ts'

const middle = (text: string, bold = false): Paragraph => line(text, { center: true, bold })

function merged(
  children: Paragraph[],
  share: number,
  how: { rows?: number; columns?: number; fill?: string },
): TableCell {
  return new TableCell({
    children,
    width: { size: share, type: WidthType.PERCENTAGE },
    verticalAlign: VerticalAlign.CENTER,
    ...(how.rows ? { rowSpan: how.rows } : {}),
    ...(how.columns ? { columnSpan: how.columns } : {}),
    ...(how.fill ? { shading: { fill: how.fill } } : {}),
  })
}

const FILL = 'DEEAF6'
const WIDTHS = [13, 16, 13, 20, 14, 24]

function factRows(facts: readonly Fact[], photograph: string): TableRow[] {
  const pair = (fact: Fact | undefined): TableCell[] => [
    merged([middle(fact?.label ?? '', true)], 13, { fill: FILL }),
    merged([middle(fact?.value ?? '')], 18, {}),
  ]
  const [beside, below] = [facts.slice(0, 8), facts.slice(8)]
  const rows = [0, 2, 4, 6].map(
    (at) =>
      new TableRow({
        children: [
          ...pair(beside[at]),
          ...pair(beside[at + 1]),
          ...(at === 0 ? [merged([middle(photograph)], 38, { rows: 4, columns: 2 })] : []),
        ],
      }),
  )
  const wide = below.map(
    (fact) =>
      new TableRow({
        children: [
          merged([middle(fact.label, true)], 13, { fill: FILL }),
          merged([line(fact.value)], 87, { columns: 5 }),
        ],
      }),
  )
  return [...rows, ...wide]
}

function sectionRows(section: Section, view: View): TableRow[] {
  const upright = (rows: number): TableCell =>
    merged(
      [...section.title].map((letter) => middle(letter, true)),
      13,
      { rows, fill: FILL },
    )
  if (section.entries.length === 0)
    return [new TableRow({ children: [upright(1), merged(closing(section, view), 87, { columns: 5 })] })]
  const isSchool = section.kind === 'edu'
  const organisation = { edu: 'school', proj: 'project' }[section.kind] ?? 'employer'
  const heads = [view.label('period'), view.label(organisation), view.label(isSchool ? 'major' : 'role')]
  const last = isSchool ? view.label('degree') : '证明人'
  const row = (cells: readonly string[], bold: boolean): TableCell[] => [
    merged([middle(cells[0] ?? '', bold)], 29, { columns: 2 }),
    merged([middle(cells[1] ?? '', bold)], 20, {}),
    merged([middle(cells[2] ?? '', bold)], 14, {}),
    merged([middle(cells[3] ?? '', bold)], 24, {}),
  ]
  const entries = section.entries.map((one) =>
    row([one.period, one.organisation, one.role, isSchool ? one.detail : '同事 孙某'], false),
  )
  const told = section.entries.flatMap((one) => one.lines)
  const note = told.length
    ? [
        new TableRow({
          children: [
            merged(
              told.map((text) => line(text)),
              87,
              { columns: 5 },
            ),
          ],
        }),
      ]
    : []
  const first = new TableRow({
    children: [upright(1 + entries.length + note.length), ...row([...heads, last], true)],
  })
  return [first, ...entries.map((children) => new TableRow({ children })), ...note]
}

/** The form most offices hand out: a photograph's cell over four rows, upright titles over as many rows as they need. */
export function wordMerged(view: View): Promise<Buffer> {
  const name: Fact = { key: 'name', label: view.label('name'), value: view.name, bare: view.name }
  const rows = [
    ...factRows([name, ...view.facts, ...view.intent], '（照片）'),
    ...view.sections.flatMap((one) => sectionRows(one, view)),
  ]
  return pack(
    view,
    [middle('应  聘  登  记  表', true), table(rows, true, WIDTHS), line(view.slogan)],
    'Liberation Serif',
    'AR PL UMing CN',
    20,
  )
}

/** The cadre's sheet of a state firm: facts in a ruled table, the whole life as dated lines in one cell, schools among the jobs. */
export function wordRecord(view: View): Promise<Buffer> {
  const name: Fact = { key: 'name', label: view.label('name'), value: view.name, bare: view.name }
  const facts = [name, ...view.facts, ...view.intent]
  const rows: TableRow[] = []
  for (let at = 0; at < facts.length; at += 3) {
    const three = [facts[at], facts[at + 1], facts[at + 2]]
    rows.push(
      new TableRow({
        children: three.flatMap((fact) => [
          cell([middle(fact?.label ?? '', true)], 12),
          cell([middle(fact?.value ?? '')], 21),
        ]),
      }),
    )
  }
  const tabbed = (one: Entry): Paragraph =>
    new Paragraph({
      tabStops: [{ type: TabStopType.LEFT, position: 2600 }],
      children: [
        new TextRun(one.period),
        new TextRun({ children: [new Tab()] }),
        new TextRun(
          one.kind === 'edu'
            ? `${one.organisation}${one.role && `${one.role}专业`}${one.detail && `（${one.detail}）`}学习`
            : [one.organisation, one.detail, one.role].filter(Boolean).join(' '),
        ),
      ],
    })
  const life = view.sections.flatMap((one) => [
    ...one.entries.flatMap((each) => [tabbed(each), ...each.lines.map((text) => line(`　　（${text}）`))]),
  ])
  const rest = view.sections.filter((one) => one.entries.length === 0)
  const wide = (title: string, children: Paragraph[]): TableRow =>
    new TableRow({ children: [cell([middle(title, true)], 12), cell(children, 88, { span: 5 })] })
  const body = [wide('简历', life), ...rest.map((one) => wide(one.title, closing(one, view)))]
  return pack(
    view,
    [
      middle('人 员 基 本 情 况 表', true),
      table([...rows, ...body], true, [12, 21, 12, 21, 12, 22]),
      line(view.slogan),
    ],
    'Liberation Serif',
    '仿宋',
    22,
  )
}
