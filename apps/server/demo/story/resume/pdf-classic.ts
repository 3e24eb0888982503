import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Entry, ResumeText } from './resume-text.ts'

const ink = '#1f3a5f'

const title = (text: string): Content => ({
  stack: [
    { text, bold: true, fontSize: 12, color: ink, margin: [0, 10, 0, 2] },
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 515, y2: 0, lineWidth: 0.8, lineColor: ink }] },
  ],
  margin: [0, 0, 0, 4],
})

const entry = ({ when, title: name, detail, lines }: Entry): Content => ({
  stack: [
    {
      columns: [
        { text: name, bold: true, width: '*' },
        { text: when, width: 'auto', color: '#555555' },
      ],
    },
    { text: detail, color: '#444444' },
    { ul: [...lines], margin: [0, 2, 0, 0] },
  ],
  margin: [0, 2, 0, 5],
  unbreakable: true,
})

/** One column under a centred name, sections ruled in dark blue. */
export function classicPdf(resume: ResumeText): TDocumentDefinitions {
  const line = (pairs: ResumeText['facts']) =>
    pairs.map(([label, value]) => `${label}: ${value}`).join('   |   ')
  return {
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 40],
    defaultStyle: { font: 'Chinese', fontSize: 10.5, lineHeight: 1.35 },
    info: { title: `${resume.heading} ${resume.name}`, author: resume.name },
    content: [
      { text: resume.name, fontSize: 22, bold: true, alignment: 'center', color: ink },
      { text: resume.headline, alignment: 'center', color: '#555555', margin: [0, 0, 0, 4] },
      { text: line(resume.contact), alignment: 'center' },
      { text: line(resume.facts), alignment: 'center', fontSize: 9, color: '#555555' },
      ...resume.sections.flatMap(({ title: name, entries }) => [title(name), ...entries.map(entry)]),
      ...(resume.skills.list.length > 0
        ? [title(resume.skills.title), { text: resume.skills.list.join('  ·  ') }]
        : []),
      ...(resume.languages.list.length > 0
        ? [title(resume.languages.title), { text: resume.languages.list.join('  ·  ') }]
        : []),
      title(resume.about.title),
      { text: resume.about.text },
    ],
  }
}
