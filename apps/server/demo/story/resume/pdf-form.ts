import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Entry, ResumeText } from './resume-text.ts'

const label = (text: string): TableCell => ({
  text,
  bold: true,
  fillColor: '#eef1f5',
  alignment: 'center',
  margin: [0, 2, 0, 2],
})

// A mail address must stay on one line: broken, nobody can copy it.
const value = (text: string, colSpan = 1): TableCell => ({
  text,
  colSpan,
  margin: [2, 2, 2, 2],
  ...(text.includes('@') ? { fontSize: Math.min(10, 290 / text.length) } : {}),
})

const entryText = ({ when, title, detail, lines }: Entry): Content => ({
  stack: [
    { text: [{ text: title, bold: true }, `    ${detail}    `, { text: when, color: '#555555' }] },
    { ol: [...lines], margin: [6, 1, 0, 0] },
  ],
  margin: [2, 3, 2, 3],
})

const wide = (content: Content): TableCell[] => [{ stack: [content], colSpan: 4 }, '', '', '']

const band = (text: string): TableCell[] => [
  { text, bold: true, colSpan: 4, fillColor: '#d8e0ea', margin: [4, 3, 0, 3] },
  '',
  '',
  '',
]

/** Two facts a row; an odd last one spreads over the rest. */
function factRows(facts: ResumeText['facts']): TableCell[][] {
  return facts.flatMap(([name, text], index) => {
    if (index % 2 === 1) return []
    const next = facts[index + 1]
    return next === undefined
      ? [[label(name), value(text, 3), '', '']]
      : [[label(name), value(text), label(next[0]), value(next[1])]]
  })
}

/** The ruled form that Chinese offices know, every fact in its box. */
export function formPdf(resume: ResumeText, nameLabel: string): TDocumentDefinitions {
  const facts = [[nameLabel, resume.name] as const, ...resume.facts, ...resume.contact]
  const paragraph = (title: string, text: string) =>
    text === '' ? [] : [band(title), wide({ text, margin: [2, 3, 2, 3] })]
  return {
    pageSize: 'A4',
    pageMargins: [45, 45, 45, 45],
    defaultStyle: { font: 'Chinese', fontSize: 10, lineHeight: 1.3 },
    info: { title: resume.heading, author: resume.name },
    content: [
      {
        text: resume.heading,
        fontSize: 18,
        bold: true,
        alignment: 'center',
        characterSpacing: 4,
        margin: [0, 0, 0, 10],
      },
      {
        table: {
          widths: [70, '*', 70, '*'],
          body: [
            ...factRows(facts),
            ...resume.sections.flatMap(({ title, entries }) => [
              band(title),
              ...entries.map((each) => wide(entryText(each))),
            ]),
            ...paragraph(resume.skills.title, resume.skills.list.join('、')),
            ...paragraph(resume.languages.title, resume.languages.list.join('、')),
            ...paragraph(resume.about.title, resume.about.text),
          ],
        },
        layout: {
          hLineWidth: () => 0.6,
          vLineWidth: () => 0.6,
          hLineColor: () => '#7a8796',
          vLineColor: () => '#7a8796',
        },
      },
    ],
  }
}
