import {
  AlignmentType,
  Document,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Entry, ResumeText } from './resume-text.ts'

const font = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: 'SimSun' }
const grey = { type: ShadingType.CLEAR, fill: 'EDEDED' }
const widths = { label: 1500, value: 3200 }

const paragraph = (text: string, bold = false) => new Paragraph({ children: [new TextRun({ text, bold })] })

const cell = (text: string, kind: 'label' | 'value', columnSpan = 1) =>
  new TableCell({
    columnSpan,
    width: { size: widths[kind] * columnSpan, type: WidthType.DXA },
    ...(kind === 'label' ? { shading: grey } : {}),
    margins: { top: 50, bottom: 50, left: 90, right: 90 },
    children: [paragraph(text, kind === 'label')],
  })

const full = (children: Paragraph[], isShaded = false) =>
  new TableRow({
    children: [
      new TableCell({
        columnSpan: 4,
        ...(isShaded ? { shading: grey } : {}),
        margins: { top: 60, bottom: 60, left: 90, right: 90 },
        children,
      }),
    ],
  })

const entry = ({ when, title, detail, lines }: Entry) =>
  full([
    paragraph([title, detail, when].filter((text) => text !== '').join('　'), true),
    ...lines.map((text, index) => paragraph(`${index + 1}. ${text}`)),
  ])

const block = (title: string, text: string) =>
  text === '' ? [] : [full([paragraph(title, true)], true), full([paragraph(text)])]

function factRows(facts: ResumeText['facts']): TableRow[] {
  return facts.flatMap(([name, text], index) => {
    if (index % 2 === 1) return []
    const next = facts[index + 1]
    const rest =
      next === undefined
        ? [cell(text, 'value', 3)]
        : [cell(text, 'value'), cell(next[0], 'label'), cell(next[1], 'value')]
    return [new TableRow({ children: [cell(name, 'label'), ...rest] })]
  })
}

/** A Word table as handed out by personnel departments and filled in by everybody. */
export function formDocx(resume: ResumeText, nameLabel: string): Document {
  const facts = [[nameLabel, resume.name] as const, ...resume.contact, ...resume.facts]
  return new Document({
    creator: resume.name,
    title: resume.heading,
    styles: { default: { document: { run: { font, size: 21 } } } },
    sections: [
      {
        properties: { page: { margin: { top: 1100, bottom: 1000, left: 1200, right: 1200 } } },
        children: [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            spacing: { after: 200 },
            children: [new TextRun({ text: resume.heading, bold: true, size: 36 })],
          }),
          new Table({
            width: { size: 9400, type: WidthType.DXA },
            columnWidths: [widths.label, widths.value, widths.label, widths.value],
            rows: [
              ...factRows(facts),
              ...resume.sections.flatMap(({ title, entries }) => [
                full([paragraph(title, true)], true),
                ...entries.map(entry),
              ]),
              ...block(resume.skills.title, resume.skills.list.join('; ')),
              ...block(resume.languages.title, resume.languages.list.join('; ')),
              ...block(resume.about.title, resume.about.text),
            ],
          }),
        ],
      },
    ],
  })
}
