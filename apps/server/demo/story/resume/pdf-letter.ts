import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Entry, ResumeText } from './resume-text.ts'

const heading = (text: string): Content => ({
  text: text.toUpperCase(),
  font: 'Helvetica',
  bold: true,
  fontSize: 8.5,
  characterSpacing: 1.4,
  color: '#8a2f2f',
  margin: [0, 12, 0, 4],
})

const row = (left: string, right: Content): Content => ({
  columns: [
    { text: left, width: 112, italics: true, color: '#666666', fontSize: 9.5 },
    { stack: [right], width: '*' },
  ],
  margin: [0, 0, 0, 6],
})

const entry = ({ when, title, detail, lines }: Entry): Content =>
  row(when, [
    {
      text: [
        { text: title, bold: true },
        { text: `, ${detail}`, italics: true },
      ],
    },
    { ul: [...lines], margin: [0, 2, 0, 0] },
  ])

/** A European one: serif, dates in the margin, no table and no box. Latin letters only. */
export function letterPdf(resume: ResumeText): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: [60, 56, 60, 50],
    defaultStyle: { font: 'Times', fontSize: 10.5, lineHeight: 1.18 },
    info: { title: `${resume.name} – ${resume.heading}`, author: resume.name },
    content: [
      { text: resume.name, fontSize: resume.name.length > 30 ? 18 : 25 },
      { text: resume.contact.map(([, value]) => value).join('  ·  '), margin: [0, 2, 0, 0] },
      heading(resume.about.title),
      { text: resume.about.text, italics: true },
      ...resume.sections.flatMap(({ title, entries }) => [heading(title), ...entries.map(entry)]),
      heading(resume.skills.title),
      { text: resume.skills.list.join(', ') },
      ...(resume.languages.list.length > 0
        ? [heading(resume.languages.title), { text: resume.languages.list.join(', ') }]
        : []),
      heading(resume.personal),
      ...resume.facts.map(([label, value]) => row(label, { text: value })),
    ],
  }
}
