import { phoneNumberOf } from '@bole/sms/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCorrection } from './check-correction.ts'
import { factsOf, type PersonFacts } from './facts-of.ts'
import { keepCorrectedLists, mergeFacts } from './merge-facts.ts'
import { type Corrections, fieldsOf, type Readings } from './resume-fields.ts'
import { isSameName } from './same-name.ts'

const source = { page: 1, box: null, block: 3, text: '姓名：王小明' }
const read = <Value>(value: Value, confidence = 0.9) => ({ value, confidence, source })
const corrected = (values: Readonly<Record<string, string | null>>): Corrections =>
  Object.fromEntries(
    Object.entries(values).map(([path, value]) => [path, [{ value, was: null, by: 7, at: '2026-01-01' }]]),
  )

const parsed: Readings = {
  language: 'zh',
  name: read('王小明'),
  phone: read('13800000001', 0.2),
  degree: read('master' as const),
  expectedPlaces: [read('深圳'), read('上海'), read('北京', 0.1)],
  schools: [
    {
      school: read('武汉大学'),
      degree: read('bachelor' as const),
      start: read('2011-09'),
      end: read('2015-06'),
    },
    {
      school: read('清华大学'),
      degree: read('master' as const),
      major: read('软件工程'),
      end: read('2018-06'),
    },
  ],
  employers: [
    { employer: read('新时代公司'), title: read('工程师'), start: read('2020-01'), end: read('present') },
    { employer: read('旧时光公司'), end: read('2019-12') },
  ],
  skills: [read('Java'), read('SQL')],
  languages: [],
  projects: [],
}

describe('facts of a résumé', () => {
  const { person, career } = factsOf(parsed, {})
  test('come from what was read with enough confidence', () => {
    expect(person).toEqual({
      name: '王小明',
      gender: null,
      phone: null,
      email: null,
      birth_date: null,
      city: null,
      expected_places: ['深圳', '上海'],
      expected_position: null,
      degree: 'master',
      school: '清华大学',
      major: '软件工程',
      graduated_at: '2018-06',
      employer: '新时代公司',
      job_title: '工程师',
    })
    expect(career.schools.map(({ school }) => school)).toEqual(['武汉大学', '清华大学'])
    expect(career.skills).toEqual(['Java', 'SQL'])
  })

  const cases: [string, Record<string, string | null>, Partial<PersonFacts>][] = [
    ['a correction wins over a reading', { name: '王晓明' }, { name: '王晓明' }],
    ['and over a reading nobody believed', { phone: '13900000000' }, { phone: '13900000000' }],
    ['a value taken away is nothing', { degree: null }, { degree: null }],
    ['an entry without its name is none', { 'schools.1.school': null }, { school: '武汉大学', major: null }],
    ['a school corrected to a later end is the last', { 'schools.0.end': '2021-06' }, { school: '武汉大学' }],
    [
      'an entry is added',
      { 'schools.2.school': '北京大学', 'schools.2.degree': 'doctor', 'schools.2.end': '2022-06' },
      { school: '北京大学', degree: 'doctor', graduated_at: '2022-06' },
    ],
    ['still studying is not graduated', { 'schools.1.end': 'present' }, { graduated_at: null }],
    ['a list loses a value', { 'expected_places.0': null }, { expected_places: ['上海'] }],
    ['a field that does not exist changes nothing', { nonsense: 'x' }, { name: '王小明' }],
  ]
  test.each(cases)('%s', (_, changes, expected) => {
    expect(factsOf(parsed, corrected(changes)).person).toMatchObject(expected)
  })
})

test.each([
  ['1990-02-31', null],
  ['1990-02-28', '1990-02-28'],
  ['1990-02', '1990-02'],
])('a birth date read as %s is %s', (written, known) => {
  expect(factsOf({ birthDate: read(written) }, {}).person.birth_date).toBe(known)
})

describe('fields of a résumé', () => {
  test('keep what was read, its place and every change beside what holds', () => {
    const changes = [
      { value: '王明', was: '王小明', by: 7, at: '2026-01-01' },
      { value: '王晓明', was: '王明', by: 8, at: '2026-01-02' },
    ]
    const [name] = fieldsOf(parsed, { name: changes })
    expect(name).toEqual({
      path: 'name',
      label: 'name',
      value: '王晓明',
      read: '王小明',
      confidence: 0.9,
      source,
      isCorrected: true,
      isTold: false,
      changes,
    })
  })
  test('stand in the order they are shown', () => {
    const paths = fieldsOf(parsed, corrected({ 'skills.2': 'Go', city: '广州' })).map(({ path }) => path)
    expect(paths.slice(0, 4)).toEqual(['name', 'phone', 'city', 'degree'])
    expect(paths.slice(-3)).toEqual(['skills.0', 'skills.1', 'skills.2'])
    expect(paths.indexOf('schools.0.school')).toBeLessThan(paths.indexOf('schools.0.degree'))
  })
  test('of nothing are none', () => expect(fieldsOf({}, {})).toEqual([]))
})

describe('what is known meets what was read', () => {
  const known = { ...factsOf(parsed, {}).person, name: '王小明', city: '武汉', gender: null }
  const newer = {
    ...known,
    name: '王大明',
    employer: '未来公司',
    job_title: null,
    city: '深圳',
    gender: 'male' as const,
  }
  test('gaps are filled and what changes is replaced together, never the name', () => {
    expect(mergeFacts(known, newer, { replaces: 'changing', corrections: [] })).toMatchObject({
      name: '王小明',
      gender: 'male',
      employer: '未来公司',
      job_title: null,
      city: '深圳',
    })
  })
  test('where nothing may be replaced only gaps are filled', () => {
    expect(mergeFacts(known, newer, { replaces: 'nothing', corrections: [] })).toMatchObject({
      gender: 'male',
      employer: '新时代公司',
      job_title: '工程师',
      city: '武汉',
    })
  })
  test('what a person corrected on any résumé stands', () => {
    const corrections = [corrected({ 'employers.0.title': '主管', city: '武汉' })]
    expect(mergeFacts(known, newer, { replaces: 'changing', corrections })).toMatchObject({
      employer: '新时代公司',
      city: '武汉',
      gender: 'male',
    })
  })
  test('a list somebody corrected is kept as it was read then', () => {
    const fresh: Readings = { ...parsed, schools: [], skills: [read('Rust')] }
    const kept = keepCorrectedLists(parsed, fresh, corrected({ 'schools.1.major': '计算机' }))
    expect(kept.schools).toEqual(parsed.schools)
    expect(kept.skills).toEqual(fresh.skills)
  })
})

describe('a correction', () => {
  test.each([
    ['name', ' 王 ', { value: '王' }],
    ['name', '', { refusal: 'name_missing' }],
    ['name', null, { refusal: 'name_missing' }],
    ['email', 'a@b', { refusal: 'invalid_value' }],
    ['email', 'a@b.cn', { value: 'a@b.cn' }],
    ['email', '', { value: null }],
    ['phone', '+86 138-0000-0001', { value: '13800000001' }],
    ['phone', '12', { refusal: 'invalid_value' }],
    ['gender', 'other', { refusal: 'invalid_value' }],
    ['degree', 'doctor', { value: 'doctor' }],
    ['birth_date', '1990-13', { refusal: 'invalid_value' }],
    ['birth_date', '1990-12', { value: '1990-12' }],
    ['birth_date', '1990-02-31', { refusal: 'invalid_value' }],
    ['birth_date', '1992-02-29', { value: '1992-02-29' }],
    ['birth_date', '1900-02-29', { refusal: 'invalid_value' }],
    ['schools.0.end', 'present', { value: 'present' }],
    ['schools.0.start', 'present', { refusal: 'invalid_value' }],
    ['schools.0.degree', 'phd', { refusal: 'invalid_value' }],
    ['schools.0', 'x', { refusal: 'unknown_field' }],
    ['schools.60.school', 'x', { refusal: 'unknown_field' }],
    ['schools.01.school', 'x', { refusal: 'unknown_field' }],
    ['skills.3', 'Go', { value: 'Go' }],
    ['skills.3.name', 'Go', { refusal: 'unknown_field' }],
    ['__proto__', 'x', { refusal: 'unknown_field' }],
    ['constructor.0.name', 'x', { refusal: 'unknown_field' }],
  ])('%s ← %j', (path, value, expected) => expect(checkCorrection(path, value)).toEqual(expected))

  test('of anything is answered, and what is taken holds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('name', 'city', 'skills.0', 'schools.0.school'),
        fc.string(),
        (path, text) => {
          const checked = checkCorrection(path, text)
          if ('refusal' in checked) return
          const field = fieldsOf(parsed, corrected({ [path]: checked.value })).find(
            (one) => one.path === path,
          )
          expect(field?.value).toBe(checked.value)
        },
      ),
    )
  })
})

describe('the same person', () => {
  test.each([
    ['13800000001', '13800000001'],
    ['+86 138 0000 0001', '13800000001'],
    ['0086-13800000001', '13800000001'],
    ['１３８０００００００１', '13800000001'],
    ['+55 (11) 98765-4321', '+5511987654321'],
    ['0755-26991234', '075526991234'],
    ['call me', null],
    ['123', null],
  ])('phone %s is %s', (text, phone) => expect(phoneNumberOf(text)).toBe(phone))
  test.each([
    ['王 小明', '王小明', true],
    ['Ana  SOUZA', 'ana souza', true],
    ['João Araújo', 'Joao Araujo', true],
    ['阿依古丽·买买提', '阿依古丽买买提', true],
    ['王小明', '王晓明', false],
    ['Ana Souza', 'Anas Ouza', false],
  ])('%s and %s: %s', (one, other, same) => expect(isSameName(one, other)).toBe(same))
})
