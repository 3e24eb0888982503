import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Entry, ResumeText } from './resume-text.ts'

const side = 175
const dark = '#2b4a45'
const accent = '#2f7d6d'

const sideTitle = (text: string): Content => ({
  text,
  bold: true,
  fontSize: 11,
  color: '#bfe3d8',
  margin: [0, 14, 0, 4],
})

// A mail address broken over two lines is one nobody can copy, and no parser finds.
const fitting = (value: string) => (value.includes('@') ? Math.min(9, 262 / value.length) : 9)

const sideFact = ([label, value]: readonly [string, string]): Content => ({
  stack: [
    { text: label, fontSize: 7.5, color: '#9fc4ba' },
    { text: value, color: '#ffffff', fontSize: fitting(value) },
  ],
  margin: [0, 0, 0, 4],
})

const entry = ({ when, title, detail, lines }: Entry): Content => ({
  stack: [
    { text: title, bold: true, fontSize: 11 },
    { text: [detail, when === '' ? '' : `   ${when}`], color: accent, fontSize: 9 },
    { ul: [...lines], margin: [0, 2, 0, 0], markerColor: accent },
  ],
  margin: [0, 2, 0, 6],
  unbreakable: true,
})

/** A dark column with contact and skills, the career beside it. */
export function sidebarPdf(resume: ResumeText): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: [24, 30, 30, 30],
    defaultStyle: { font: 'Chinese', fontSize: 9.8, lineHeight: 1.3 },
    info: { title: resume.name, author: resume.name },
    background: (_page, size) => ({
      canvas: [{ type: 'rect', x: 0, y: 0, w: side + 12, h: size.height, color: dark }],
    }),
    content: [
      {
        columns: [
          {
            width: side - 24,
            stack: [
              {
                text: resume.name,
                fontSize: resume.name.length > 24 ? 13 : 19,
                bold: true,
                color: '#ffffff',
              },
              { text: resume.headline, color: '#bfe3d8' },
              sideTitle(resume.personal),
              ...[...resume.contact, ...resume.facts].map(sideFact),
              ...(resume.skills.list.length > 0
                ? [sideTitle(resume.skills.title), { ul: [...resume.skills.list], color: '#ffffff' }]
                : []),
              ...(resume.languages.list.length > 0
                ? [sideTitle(resume.languages.title), { ul: [...resume.languages.list], color: '#ffffff' }]
                : []),
            ],
          },
          {
            width: '*',
            margin: [26, 0, 0, 0],
            stack: [
              { text: resume.about.title, bold: true, fontSize: 12.5, color: dark },
              { text: resume.about.text, margin: [0, 2, 0, 8] },
              ...resume.sections.flatMap(({ title, entries }): Content[] => [
                { text: title, bold: true, fontSize: 12.5, color: dark, margin: [0, 6, 0, 3] },
                ...entries.map(entry),
              ]),
            ],
          },
        ],
      },
    ],
  }
}
