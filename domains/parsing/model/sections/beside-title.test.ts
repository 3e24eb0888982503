import { describe, expect, it } from 'vitest'
import { prepareLines } from '../text/line.ts'
import { splitSections } from './split-sections.ts'

/** A line of words at their places: [left, text] each, as many hundredths of the page below the top. */
function line(y: number, ...words: [x: number, text: string][]) {
  const placed = words.map(([x, text]) => ({
    text,
    box: { x, y: y / 100, width: text.length * 0.008, height: 0.014 },
  }))
  const [first, last] = [placed[0], placed.at(-1)]
  if (!first || !last) throw new Error('a line has words')
  const box = { ...first.box, width: last.box.x + last.box.width - first.box.x }
  return {
    ...{ page: 1, block: null, size: 10, words: placed, box },
    text: words.map(([, text]) => text).join('\t'),
  }
}

const sectionsOf = (...lines: ReturnType<typeof line>[]) =>
  splitSections(prepareLines({ kind: 'pdf', pages: [], lines })).map(({ kind, lines: own }) => [
    kind,
    own.map(({ text }) => text),
  ])

describe('a title in the margin', () => {
  it('stands beside the second line of its first entry', () => {
    expect(
      sectionsOf(
        line(5, [0.1, 'Ola Brandt']),
        line(10, [0.3, 'Fjord Software AS'], [0.7, '2019 – 2023']),
        line(12, [0.1, 'EXPERIENCE'], [0.3, 'Senior Developer of billing']),
        line(14, [0.3, 'Built billing for four towns.']),
        line(20, [0.3, 'University of Oslo'], [0.7, '2011 – 2015']),
        line(22, [0.1, 'EDUCATION'], [0.3, 'Bachelor of Science, Informatics']),
        line(24, [0.3, 'Thesis on sorting']),
      ),
    ).toEqual([
      ['basics', ['Ola Brandt']],
      [
        'work',
        ['Fjord Software AS\t2019 – 2023', 'Senior Developer of billing', 'Built billing for four towns.'],
      ],
      [
        'education',
        ['University of Oslo\t2011 – 2015', 'Bachelor of Science, Informatics', 'Thesis on sorting'],
      ],
    ])
  })

  it('takes nothing from the section above where it stands beside its own first line', () => {
    expect(
      sectionsOf(
        line(5, [0.1, 'Ola Brandt']),
        line(10, [0.1, 'EXPERIENCE'], [0.3, 'Fjord Software AS, Oslo, Norway'], [0.7, '2019 – 2023']),
        line(12, [0.3, 'Senior Developer of billing']),
        line(16, [0.1, 'EDUCATION'], [0.3, 'University of Oslo, Faculty of Science'], [0.7, '2011 – 2015']),
        line(18, [0.3, 'Bachelor of Science, Informatics']),
      ).map(([kind, lines]) => [kind, lines?.length]),
    ).toEqual([
      ['basics', 1],
      ['work', 2],
      ['education', 2],
    ])
  })
})
