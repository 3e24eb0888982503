import { Paragraph, Textbox, TextRun } from 'docx'
import type { Entry, Section, View } from '../view.ts'
import { bullet, closing, line, pack } from './blocks.ts'

/** Word's own chronological template: the dates in capitals, then the post in colour and the employer after a comma. */
export function wordChrono(view: View): Promise<Buffer> {
  const entry = (one: Entry): Paragraph[] => {
    const isSchool = one.kind === 'edu'
    const [bold, plain] = isSchool
      ? [
          [one.detail, one.role].filter(Boolean).join({ zh: ' ', en: ' in ', pt: ' em ' }[view.language]),
          one.organisation,
        ]
      : [one.role, [one.organisation, one.detail].filter(Boolean).join(', ')]
    const between = bold && plain ? (view.language === 'zh' ? '，' : ', ') : ''
    return [
      line(one.period.toUpperCase(), { size: 20, color: '595959', bold: true }),
      new Paragraph({
        children: [
          new TextRun({ text: `${bold}${between}`, bold: true, size: 26, color: '1D824C' }),
          new TextRun({ text: plain, size: 26, smallCaps: view.language !== 'zh' }),
        ],
      }),
      ...one.lines.map((text) => (one.lines.length > 1 ? bullet(text) : line(text))),
    ]
  }
  const body = view.sections.flatMap((one) => [
    line(one.title.toUpperCase(), { bold: true, size: 28, color: '262626' }),
    ...one.entries.flatMap(entry),
    ...closing(one, view),
  ])
  const contact = [...view.facts, ...view.intent].map((fact) => fact.bare).join(' · ')
  return pack(
    view,
    [
      line(view.name.toUpperCase(), { size: 66, center: true }),
      line(contact, { center: true }),
      line(view.slogan, { center: true }),
      ...body,
    ],
    'Carlito',
    'WenQuanYi Zen Hei',
    22,
  )
}

/** A template of the office suite: every part stands in a text box of its own, the side boxes after the main ones. */
export function wordBoxes(view: View): Promise<Buffer> {
  const box = (children: Paragraph[], left: number, top: number, width: number, height: number): Textbox =>
    new Textbox({
      alignment: 'left',
      children,
      style: {
        ...{
          position: 'absolute',
          width: `${width}pt`,
          height: `${height}pt`,
          marginLeft: `${left}pt`,
          marginTop: `${top}pt`,
        },
        wrapStyle: 'none',
      },
    })
  const colon = view.language === 'zh' ? '：' : ': '
  const heading = (text: string): Paragraph => line(text, { bold: true, size: 24, color: '2F5496' })
  const block = (one: Section): Paragraph[] => [
    heading(one.title),
    ...one.entries.flatMap((entry) => [
      line([entry.period, entry.organisation, entry.role, entry.detail].filter(Boolean).join('   '), {
        bold: true,
      }),
      ...entry.lines.map((text) => line(text)),
    ]),
    ...closing(one, view),
  ]
  const isSide = (one: Section): boolean => ['skills', 'lang', 'text'].includes(one.kind)
  const facts = [...view.facts, ...view.intent].map((fact) => line(`${fact.label}${colon}${fact.value}`))
  const main = view.sections.filter((one) => !isSide(one)).flatMap(block)
  const side = view.sections.filter(isSide).flatMap(block)
  return pack(
    view,
    [
      box(main, 165, 80, 330, 640),
      box([heading(view.factsTitle), ...facts], -10, 80, 160, 210),
      box(side, -10, 300, 160, 420),
      box([line(view.name, { bold: true, size: 44 }), line(view.slogan)], 0, 0, 480, 70),
    ],
    'Carlito',
    'Noto Sans CJK SC',
    19,
  )
}
