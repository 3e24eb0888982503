import type { Readings } from '@bole/resumes/model'
import { describe, expect, test } from 'vitest'
import { compareReadings, countDifferences } from './compare-readings.ts'

const reading = <Value>(value: Value, confidence = 0.9) => ({ value, confidence, source: null })
const correction = (value: string | null, was: string | null) => [
  { value, was, by: 1, at: '2026-11-20T02:00:00.000Z' },
]
const school = (name: string, major?: string) => ({
  school: reading(name),
  ...(major === undefined ? {} : { major: reading(major) }),
})
const job = (employer: string, title: string) => ({ employer: reading(employer), title: reading(title) })

const kindsOf = (before: Readings, after: Readings, corrections = {}) =>
  compareReadings(before, after, corrections).map(({ path, kind }) => [path, kind])

describe('two readings of one file', () => {
  test.each<[string, Readings, Readings, [string, string][]]>([
    ['nothing was read by either', {}, {}, []],
    ['a value that was not read before is found', {}, { name: reading('王小明') }, [['name', 'found']]],
    ['one that is no longer read is gone', { city: reading('北京') }, {}, [['city', 'gone']]],
    [
      'one that reads otherwise is changed',
      { city: reading('北京') },
      { city: reading('上海') },
      [['city', 'changed']],
    ],
    [
      'width, case and spaces are no difference',
      { email: reading('A@ｂ.com') },
      { email: reading('a@b.com ') },
      [['email', 'same']],
    ],
    [
      'the order of fields is that of a profile',
      {},
      { skills: [reading('Java')], phone: reading('13800000001'), name: reading('王小明') },
      [
        ['name', 'found'],
        ['phone', 'found'],
        ['skills.0', 'found'],
      ],
    ],
    [
      'an entry is told by its name, not by its number',
      { schools: [school('武汉大学', '数学')] },
      { schools: [school('北京大学'), school('武汉大学', '物理')] },
      [
        ['schools.0.school', 'found'],
        ['schools.1.school', 'same'],
        ['schools.1.major', 'changed'],
      ],
    ],
    [
      'an entry whose name reads otherwise is the one left over',
      { employers: [job('云帆科技', '工程师')] },
      { employers: [job('深圳云帆科技有限公司', '工程师')] },
      [
        ['employers.0.employer', 'changed'],
        ['employers.0.title', 'same'],
      ],
    ],
    [
      'an entry nobody finds any more is gone with all of it',
      { schools: [school('武汉大学', '数学'), school('北京大学')] },
      { schools: [school('北京大学')] },
      [
        ['schools.0.school', 'gone'],
        ['schools.0.school', 'same'],
        ['schools.0.major', 'gone'],
      ],
    ],
    [
      'a word of a list is there or not, and is no change of another',
      { skills: [reading('Java'), reading('SQL')] },
      { skills: [reading('SQL'), reading('Go')] },
      [
        ['skills.0', 'gone'],
        ['skills.0', 'same'],
        ['skills.1', 'found'],
      ],
    ],
  ])('%s', (_, before, after, expected) => {
    const sorted = (rows: (readonly string[])[]) => rows.map((row) => row.join(' ')).toSorted()
    expect(sorted(kindsOf(before, after))).toEqual(sorted(expected))
  })

  test('say what each says and how sure it is', () => {
    expect(compareReadings({ city: reading('北京', 0.4) }, { city: reading('上海', 0.8) }, {})).toEqual([
      {
        ...{ path: 'city', label: 'city', kind: 'changed', before: '北京', after: '上海' },
        ...{ beforeConfidence: 0.4, afterConfidence: 0.8 },
      },
    ])
  })
})

describe('what people corrected', () => {
  test('stands, whatever is read', () => {
    const corrections = { city: correction('珠海', '北京') }
    expect(kindsOf({ city: reading('北京') }, { city: reading('上海') }, corrections)).toEqual([
      ['city', 'corrected'],
    ])
  })

  test('keeps the whole list it stands in as it was', () => {
    const corrections = { 'schools.0.school': correction('武汉理工大学', '武汉大学') }
    const compared = compareReadings(
      { schools: [school('武汉大学')] },
      { schools: [school('北京大学')] },
      corrections,
    )
    expect(compared).toMatchObject([{ kind: 'corrected', before: '武汉大学', after: '武汉大学' }])
  })
})

test('differences are counted by their kind, and what stands is none', () => {
  const compared = compareReadings(
    { name: reading('王小明'), city: reading('北京'), degree: reading('master') },
    { name: reading('王小明'), city: reading('上海'), phone: reading('13800000001') },
    {},
  )
  expect(countDifferences(compared)).toEqual({ found: 1, changed: 1, gone: 1 })
})
