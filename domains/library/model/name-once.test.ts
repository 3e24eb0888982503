import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namedOnce } from './name-once.ts'

test.each<[string, [string, string][], string[]]>([
  [
    'a name that looks like a copy of the next',
    [
      ['简历 (2)', '.docx'],
      ['简历', '.docx'],
      ['简历', '.docx'],
    ],
    ['简历 (2).docx', '简历.docx', '简历 (3).docx'],
  ],
  [
    'case, also of letters that grow',
    [
      ['Straße', '.pdf'],
      ['STRASSE', '.PDF'],
      ['strasse', '.pdf'],
    ],
    ['Straße.pdf', 'STRASSE (2).PDF', 'strasse (3).pdf'],
  ],
  [
    'accents composed and decomposed',
    [
      ['Jo\u00e3o', '.pdf'],
      ['Joa\u0303o', '.pdf'],
    ],
    ['Jo\u00e3o.pdf', 'Joa\u0303o (2).pdf'],
  ],
  [
    'wide letters',
    [
      ['Ａ', '.pdf'],
      ['A', '.pdf'],
    ],
    ['Ａ.pdf', 'A (2).pdf'],
  ],
])('%s', (_, names, given) => {
  const nameOf = namedOnce()
  expect(names.map(([name, ending]) => nameOf(name, ending))).toEqual(given)
})

test('no two are alike, whatever they are called', () => {
  const stem = fc.constantFrom('a', 'A', 'a (2)', 'A (3)', 'a (2) (2)', 'ａ')
  fc.assert(
    fc.property(fc.array(stem, { maxLength: 12 }), (stems) => {
      const nameOf = namedOnce()
      const given = stems.map((one) => nameOf(one, '.pdf').normalize('NFKC').toLowerCase())
      expect(new Set(given).size).toBe(stems.length)
    }),
  )
})
