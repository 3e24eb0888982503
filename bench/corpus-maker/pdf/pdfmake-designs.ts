import type { Content } from 'pdfmake'
import type { Fact, Section, View } from '../view.ts'

const colon = (view: View): string => (view.language === 'zh' ? '：' : ': ')
const comma = (view: View): string => (view.language === 'zh' ? '、' : ', ')
const pair = (view: View, fact: Fact): Content => ({
  text: [{ text: fact.label + colon(view), bold: true }, fact.value],
})

function below(section: Section, view: View): Content[] {
  const tags = section.tags.length ? [section.tags.join(comma(view))] : []
  const text = section.entries.length ? [] : section.lines
  return [...tags, ...(text.length > 1 ? [{ ul: text }] : text)]
}

function foot(view: View): Content {
  return { text: view.footer, fontSize: 8, color: '#888888', margin: [0, 10, 0, 0] }
}

/** One column; time, organisation and role in three columns of a row. */
export function simple(view: View): Content[] {
  const body = view.sections.flatMap((one): Content[] => [
    { text: one.title, fontSize: 13, bold: true, color: '#0f4c81', margin: [0, 9, 0, 3] },
    ...one.entries.flatMap((entry): Content[] => [
      {
        columns: [
          { width: 130, text: entry.period },
          { width: '*', text: entry.organisation, bold: true },
          { width: 150, text: [entry.role, entry.detail].filter(Boolean).join(' / '), alignment: 'right' },
        ],
        columnGap: 8,
      },
      ...(entry.lines.length ? [{ ul: entry.lines, margin: [8, 2, 0, 4] } satisfies Content] : []),
    ]),
    ...below(one, view),
  ])
  return [
    { text: view.name, fontSize: 22, bold: true },
    view.facts.map((fact) => fact.bare).join('  |  '),
    view.intent.map((fact) => fact.bare).join('  |  '),
    { text: view.slogan, color: '#666666' },
    ...body,
    foot(view),
  ]
}

/** A ruled table of label and value cells with one merged row per section. */
export function ruled(view: View): Content[] {
  const facts = [
    { key: 'name', label: view.label('name'), value: view.name, bare: view.name },
    ...view.facts,
    ...view.intent,
  ]
  const rows: Content[][] = []
  for (let at = 0; at < facts.length; at += 2) {
    const [a, b] = [facts[at], facts[at + 1]]
    rows.push([
      { text: a?.label ?? '', fillColor: '#eeeeee' },
      a?.value ?? '',
      { text: b?.label ?? '', fillColor: '#eeeeee' },
      b?.value ?? '',
    ])
  }
  const sections = view.sections.map((one): Content => {
    const entries = one.entries.flatMap((entry): Content[] => [
      {
        text: [entry.period, entry.organisation, entry.role, entry.detail].filter(Boolean).join('   '),
        bold: true,
      },
      ...(entry.lines.length ? [{ ul: entry.lines } satisfies Content] : []),
    ])
    return {
      table: {
        widths: ['*'],
        body: [
          [{ text: one.title, bold: true, fillColor: '#dddddd', alignment: 'center' }],
          [{ stack: [...entries, ...below(one, view)] }],
        ],
      },
      margin: [0, 6, 0, 0],
    }
  })
  return [
    {
      text: view.language === 'zh' ? '个人简历' : 'Curriculum Vitae',
      fontSize: 18,
      alignment: 'center',
      margin: [0, 0, 0, 8],
    },
    { text: view.slogan },
    { table: { widths: [70, '*', 70, '*'], body: rows } },
    ...sections,
    foot(view),
  ]
}

/** Facts at the left, sections at the right, drawn as two columns of the page. */
export function columns(view: View): Content[] {
  const side = view.sections.filter((one) => one.kind === 'skills' || one.kind === 'lang')
  const main = view.sections.filter((one) => !side.includes(one))
  const head = (text: string): Content => ({
    text,
    bold: true,
    fontSize: 12,
    color: '#7b2d26',
    margin: [0, 9, 0, 3],
  })
  const left: Content[] = [
    { text: view.name, fontSize: 20, bold: true },
    view.slogan,
    head(view.factsTitle),
    ...[...view.facts, ...view.intent].map((fact) => pair(view, fact)),
    ...side.flatMap((one): Content[] => [
      head(one.title),
      ...(one.tags.length ? [{ ul: one.tags } satisfies Content] : []),
      ...below({ ...one, tags: [] }, view),
    ]),
  ]
  const right = main.flatMap((one): Content[] => [
    head(one.title),
    ...one.entries.flatMap((entry): Content[] => [
      { text: [entry.role, entry.organisation].filter(Boolean).join(' @ '), bold: true },
      { text: [entry.period, entry.detail].filter(Boolean).join('  '), color: '#777777', fontSize: 9 },
      ...(entry.lines.length ? [{ ul: entry.lines, margin: [0, 2, 0, 5] } satisfies Content] : []),
    ]),
    ...below(one, view),
  ])
  return [
    {
      columns: [
        { width: 165, stack: left },
        { width: '*', stack: right },
      ],
      columnGap: 18,
    },
    foot(view),
  ]
}

/** Zebra rows: time left, everything else right. */
export function striped(view: View): Content[] {
  const tables = view.sections.flatMap((one): Content[] => {
    const rows = one.entries.map((entry): Content[] => [
      entry.period,
      {
        stack: [
          { text: [entry.organisation, entry.detail, entry.role].filter(Boolean).join(' · '), bold: true },
          ...entry.lines,
        ],
      },
    ])
    return [
      { text: one.title, fontSize: 12, bold: true, alignment: 'right', margin: [0, 8, 0, 2] },
      ...(rows.length
        ? [{ layout: 'lightHorizontalLines', table: { widths: [112, '*'], body: rows } } satisfies Content]
        : []),
      ...below(one, view),
    ]
  })
  return [
    {
      columns: [
        { text: view.name, fontSize: 24 },
        { stack: [...view.facts, ...view.intent].map((fact) => pair(view, fact)), alignment: 'right' },
      ],
    },
    { text: view.slogan, italics: false },
    ...tables,
    foot(view),
  ]
}
