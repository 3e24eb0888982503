import { describe, expect, test } from 'vitest'
import type { ParsedResume, Reading } from '../domains/parsing/model/index.ts'
import { type Expected, judgeDocument, scoreField } from './parse-score.ts'

const nobody: Expected = {
  language: 'zh',
  layout: 'classic',
  name: '王小明',
  gender: null,
  phone: null,
  email: null,
  birth_date: null,
  age: null,
  city: null,
  expected_places: [],
  expected_position: null,
  degree: null,
  schools: [],
  employers: [],
  skills: [],
  languages: [],
  projects: [],
}

function read<Value>(value: Value): Reading<Value> {
  return { value, confidence: 1, source: { page: 1, box: null, block: null, text: String(value) } }
}

const nothing: ParsedResume = {
  language: 'zh',
  expectedPlaces: [],
  schools: [],
  employers: [],
  skills: [],
  languages: [],
  projects: [],
  unplaced: [],
}

/** The verdicts on one field, short: what was expected, what was read, right or wrong. */
const judge = (field: string, expected: Partial<Expected>, parsed: Partial<ParsedResume>) =>
  judgeDocument({ ...nobody, ...expected }, { ...nothing, ...parsed })
    .filter((one) => one.field === field)
    .map((one) => [one.expected, one.read, one.isRight])

const job = (employer: string, title: string | null, start: string | null, end: string | null) => ({
  employer,
  title,
  start,
  end,
})
const readJob = (employer: string, title?: string, start?: string, end?: string) => ({
  employer: read(employer),
  ...(title === undefined ? {} : { title: read(title) }),
  ...(start === undefined ? {} : { start: read(start) }),
  ...(end === undefined ? {} : { end: read(end) }),
})

describe('one value', () => {
  test('that neither stands there nor was read is no verdict, neither for nor against', () => {
    expect(judgeDocument(nobody, nothing)).toEqual([
      { field: 'name', expected: '王小明', read: null, confidence: null, isRight: false },
    ])
  })

  test('that was read where nothing stands is wrong', () => {
    expect(judge('city', {}, { city: read('深圳') })).toEqual([[null, '深圳', false]])
  })

  test.each<[string, Partial<Expected>, Partial<ParsedResume>, boolean]>([
    ['name', { name: 'Ann Hayes' }, { name: read('ANN HAYES') }, true],
    ['name', { name: '王小明' }, { name: read('王 小明') }, true],
    ['name', { name: '王小明' }, { name: read('王小') }, false],
    ['name', { name: 'Wang', name_also: ['王小明'] }, { name: read('王小明') }, true],
    ['gender', { gender: 'male' }, { gender: read('female' as const) }, false],
    ['phone', { phone: '13800138000' }, { phone: read('+86 138-0013-8000') }, true],
    ['phone', { phone: '+442079460321' }, { phone: read('020 7946 0321') }, true],
    ['phone', { phone: '13800138000' }, { phone: read('13800138001') }, false],
    ['phone', { phone: '13800138000' }, { phone: read('8000') }, false],
    ['phone', { phone: '13800138000' }, { phone: read('138001380001') }, false],
    ['phone', { phone: '13800138000' }, { phone: read('3800138000') }, false],
    ['phone', { phone: '13800138000' }, { phone: read('+113800138000') }, false],
    ['phone', { phone: '+12025550190' }, { phone: read('(202) 555-0190') }, true],
    ['phone', { phone: '+12025550190' }, { phone: read('555-0190') }, false],
    ['phone', { phone: '+442079460321' }, { phone: read('+4402079460321') }, false],
    ['phone', { phone: '+442079460321' }, { phone: read('79460321') }, false],
    ['mail', { email: 'Wang@example.com' }, { email: read('wang@example.com') }, true],
    ['mail', { email: 'wang@example.com' }, { email: read('wang@example.co') }, false],
    ['birth', { birth_date: '1990-06' }, { birthDate: read('1990-06-21') }, true],
    ['birth', { birth_date: '1990-06-21' }, { birthDate: read('1990-06') }, false],
    ['age', { age: 28 }, { age: read(28) }, true],
    ['age', { age: 28 }, { age: read(82) }, false],
    ['city', { city: '深圳' }, { city: read('深圳市') }, true],
    ['city', { city: '深圳' }, { city: read('广州市') }, false],
    ['highest', { degree: 'master' }, { degree: read('master' as const) }, true],
    ['position', { expected_position: '前端 工程师' }, { expectedPosition: read('前端工程师') }, true],
  ])('%s: %j read as %j', (field, expected, parsed, isRight) =>
    expect(judge(field, expected, parsed).map(([, , right]) => right)).toEqual([isRight]),
  )

  test('C++ and C# are not C', () => {
    const skills = judge('skills', { skills: ['C++', 'C#'] }, { skills: [read('C'), read('c++')] })
    expect(skills).toEqual([
      ['C++', 'c++', true],
      ['C#', null, false],
      [null, 'C', false],
    ])
  })

  test('said once and read twice is right once', () => {
    const skills = judge('skills', { skills: ['Excel'] }, { skills: [read('Excel'), read('EXCEL')] })
    expect(skills).toEqual([
      ['Excel', 'Excel', true],
      [null, 'EXCEL', false],
    ])
  })
})

describe('rows', () => {
  const expected = {
    employers: [job('甲公司', '编辑', '2014-07', '2018-01'), job('乙公司', '主编', '2018-02', 'present')],
  }

  test('are right in whatever order they were read', () => {
    const employers = [
      readJob('乙公司', '主编', '2018-02', 'present'),
      readJob('甲公司', '编辑', '2014-07', '2018-01'),
    ]
    const verdicts = judgeDocument({ ...nobody, ...expected }, { ...nothing, employers })
    expect(verdicts.filter(({ isRight }) => isRight)).toHaveLength(8)
  })

  test('pair with those they agree with most, so that one fault is counted once', () => {
    const employers = [
      readJob('丙公司', '编辑', '2014-07', '2018-01'),
      readJob('乙公司', '主编', '2018-02', 'present'),
    ]
    expect(judge('employer', expected, { employers })).toEqual([
      ['乙公司', '乙公司', true],
      ['甲公司', '丙公司', false],
    ])
    expect(judge('dates', expected, { employers }).every(([, , isRight]) => isRight)).toBe(true)
  })

  test('without a partner count against: what was missed, and what was made up', () => {
    const employers = [readJob('丁公司')]
    expect(judge('employer', { employers: [job('甲公司', null, null, null)] }, { employers })).toEqual([
      ['甲公司', null, false],
      [null, '丁公司', false],
    ])
  })

  test('that lost a column are wrong in that column only', () => {
    const employers = [readJob('甲公司', undefined, '2014-07', '2018-01')]
    const one = { employers: expected.employers.slice(0, 1) }
    expect(judge('title', one, { employers })).toEqual([['编辑', null, false]])
    expect(judge('employer', one, { employers })).toEqual([['甲公司', '甲公司', true]])
  })
})

describe('the score of a field', () => {
  const verdict = (expected: string | null, was: string | null, isRight: boolean) => ({
    field: 'x',
    expected,
    read: was,
    confidence: was === null ? null : 1,
    isRight,
  })

  test('weighs what was missed against what was made up', () => {
    const verdicts = [
      verdict('a', 'a', true),
      verdict('b', 'c', false),
      verdict('d', null, false),
      verdict(null, 'e', false),
    ]
    const { precision, recall, f1, count } = scoreField(verdicts)
    expect([precision, recall, f1, count]).toEqual([1 / 3, 1 / 3, 1 / 3, 3])
  })

  test('is full where nothing was to be read and nothing was, and nothing where all is wrong', () => {
    expect(scoreField([])).toEqual({ precision: 1, recall: 1, f1: 1, count: 0 })
    expect(scoreField([verdict('a', 'b', false)]).f1).toBe(0)
    expect(scoreField([verdict(null, 'b', false)])).toMatchObject({ precision: 0, recall: 1, f1: 0 })
  })
})
