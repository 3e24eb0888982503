import { describe, expect, it } from 'vitest'
import type { PageWord } from './page-word.ts'
import { rowText } from './row-text.ts'

/** Words at given places, ten points high; `font` where it matters. */
const row = (...words: [text: string, x: number, width: number, font?: string][]) => ({
  baseline: 100,
  size: 10,
  words: words.map(
    ([text, x, width, font]): PageWord => ({
      ...{ text, x, width, baseline: 100, size: 10, isSpaced: false },
      ...(font ? { font } : {}),
    }),
  ),
})

const letters = (text: string, step: number, from = 0): [string, number, number][] =>
  [...text].map((letter, at) => [letter, from + at * step, 6])

describe('rowText', () => {
  it('joins letters set apart, and keeps the wider blank between their words', () => {
    const spaced = row(...letters('WORK', 8), ...letters('HISTORY', 8, 40))
    expect(rowText(spaced)).toBe('WORK HISTORY')
  })

  it('joins the digits of a year set apart as its month is', () => {
    expect(rowText(row(...letters('JULY', 8), ...letters('2019', 8, 40)))).toBe('JULY 2019')
  })

  it('tells names of spaced letters apart by their capitals where no blank does', () => {
    expect(rowText(row(...letters('JanKos', 8)))).toBe('Jan Kos')
  })

  it('leaves single letters between words alone', () => {
    expect(rowText(row(['Plan', 0, 20], ['A', 23, 6], ['and', 32, 16], ['B', 51, 6]))).toBe('Plan A and B')
  })

  it('parts a bold name from the plain post behind it', () => {
    const post = row(['Lanka', 0, 25, 'b'], ['Works', 28, 25, 'b'], ['Buyer', 58, 25, 'r'])
    expect(rowText(post)).toBe('Lanka Works\tBuyer')
  })

  it('takes a change of script or a word stressed in a sentence for no new fact', () => {
    expect(rowText(row(['Sta', 0, 12, 'a'], ['ﬀ', 12, 6, 'b'], ['Cook', 23, 20, 'a']))).toBe('Staﬀ Cook')
    expect(rowText(row(['使用', 0, 20, 'a'], ['Java', 23, 22, 'b'], ['开发', 48, 20, 'a']))).not.toContain(
      '\t',
    )
    const told = row(['Led', 0, 15, 'r'], ['five', 20, 15, 'b'], ['people.', 40, 30, 'r'])
    expect(rowText(told)).toBe('Led five people.')
  })

  it('takes the wide blanks of a typewriter that a picture shows for no cells', () => {
    const texts = ['Interlibrary', 'Loan', 'Coordinator', 'of', 'Vermont']
    const seen = row(...texts.map((text, at): [string, number, number] => [text, at * 60, 50]))
    const drawn = { ...seen, words: seen.words.map((word) => ({ ...word, drawnAt: 100 })) }
    expect(rowText(drawn)).toBe(texts.join(' '))
    expect(rowText(seen)).toBe(texts.join('\t'))
  })
})
