import { BorderStyle, Document, Paragraph, TabStopType, TextRun } from 'docx'
import type { Entry, ResumeText } from './resume-text.ts'

const teal = '0F6674'
const font = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Microsoft YaHei' }

const heading = (text: string) =>
  new Paragraph({
    spacing: { before: 260, after: 100 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 8, color: teal, space: 2 } },
    children: [new TextRun({ text, bold: true, size: 26, color: teal })],
  })

const plain = (text: string, grey = false) =>
  new Paragraph({
    spacing: { after: 60 },
    children: [new TextRun({ text, ...(grey ? { color: '666666' } : {}) })],
  })

const entry = ({ when, title, detail, lines }: Entry) => [
  new Paragraph({
    spacing: { before: 100 },
    keepNext: true,
    tabStops: [{ type: TabStopType.RIGHT, position: 9400 }],
    children: [new TextRun({ text: title, bold: true }), new TextRun({ text: `\t${when}`, color: '666666' })],
  }),
  plain(detail, true),
  ...lines.map((text) => new Paragraph({ bullet: { level: 0 }, children: [new TextRun({ text })] })),
]

/** A Word file with coloured headings and dates at the right edge. */
export function modernDocx(resume: ResumeText): Document {
  const contact = [...resume.contact, ...resume.facts]
  const listed = ({ title, list }: ResumeText['skills']) =>
    list.length === 0 ? [] : [heading(title), plain(list.join(' · '))]
  return new Document({
    creator: resume.name,
    title: `${resume.heading} ${resume.name}`,
    styles: { default: { document: { run: { font, size: 21 } } } },
    sections: [
      {
        properties: { page: { margin: { top: 1000, bottom: 900, left: 1200, right: 1200 } } },
        children: [
          new Paragraph({ children: [new TextRun({ text: resume.name, bold: true, size: 44 })] }),
          new Paragraph({
            spacing: { after: 120 },
            children: [new TextRun({ text: resume.headline, size: 24, color: teal })],
          }),
          ...contact.map(([label, value]) => plain(`${label}: ${value}`)),
          heading(resume.about.title),
          plain(resume.about.text),
          ...resume.sections.flatMap(({ title, entries }) => [heading(title), ...entries.flatMap(entry)]),
          ...listed(resume.skills),
          ...listed(resume.languages),
        ],
      },
    ],
  })
}
