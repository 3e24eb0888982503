import { describe, expect, test } from 'vitest'
import { factNames, type PersonFacts } from './facts-of.ts'
import { hearCandidate, saysTheSame } from './hear-candidate.ts'
import type { Corrections } from './resume-fields.ts'

const nothing: PersonFacts = {
  name: '王小明',
  gender: null,
  phone: '13800000001',
  email: 'ming@example.com',
  birth_date: null,
  city: null,
  expected_places: [],
  expected_position: null,
  degree: null,
  school: null,
  major: null,
  graduated_at: null,
  employer: null,
  job_title: null,
}

const byStaff = (...paths: string[]): Corrections =>
  Object.fromEntries(paths.map((path) => [path, [{ value: 'x', was: null, by: 1, at: '2026-01-01' }]]))

const none = byStaff()

describe('a candidate says something of', () => {
  test.each<
    [
      string,
      Partial<PersonFacts>,
      Corrections,
      Partial<PersonFacts>,
      'followed' | 'differing' | 'agreed' | null,
    ]
  >([
    // What nobody of ours corrected follows, whether it was read from a résumé or typed by the candidate before.
    ['a fact nobody knows yet', {}, none, { city: '北京' }, 'followed'],
    ['a fact that was read or typed before', { city: '上海' }, none, { city: '北京' }, 'followed'],
    ['a fact while another was corrected', { city: '上海' }, byStaff('degree'), { city: '北京' }, 'followed'],
    [
      'a list that was read before',
      { expected_places: ['上海'] },
      none,
      { expected_places: ['北京'] },
      'followed',
    ],
    // What staff corrected stands.
    ['a corrected fact', { city: '上海' }, byStaff('city'), { city: '北京' }, 'differing'],
    ['a fact staff took away', { city: null }, byStaff('city'), { city: '北京' }, 'differing'],
    [
      'an employer corrected in the résumé',
      { employer: '甲' },
      byStaff('employers.2.title'),
      { employer: '乙' },
      'differing',
    ],
    [
      'a school corrected in the résumé',
      { major: '数学' },
      byStaff('schools.0.school'),
      { major: '物理' },
      'differing',
    ],
    [
      'a corrected list',
      { expected_places: ['上海'] },
      byStaff('expected_places.1'),
      { expected_places: ['北京'] },
      'differing',
    ],
    [
      'a corrected day, more precisely',
      { graduated_at: '2019' },
      byStaff('schools.0.end'),
      { graduated_at: '2019-06' },
      'differing',
    ],
    // What is left empty says nothing.
    ['a corrected fact, leaving it empty', { city: '上海' }, byStaff('city'), { city: '' }, null],
    ['a fact, leaving it out', { city: '上海' }, none, {}, null],
    ['a fact, as null', { city: '上海' }, none, { city: null }, null],
    ['a list, leaving it empty', { expected_places: ['上海'] }, none, { expected_places: [] }, null],
    // What means the same changes nothing.
    [
      'a corrected fact, in other letters',
      { employer: 'Acme  Ltd' },
      byStaff('employers.0.employer'),
      { employer: ' ＡＣＭＥ ltd' },
      'agreed',
    ],
    ['a name, with a space', {}, byStaff('name'), { name: '王 小明' }, 'agreed'],
    ['a phone, with its country', {}, byStaff('phone'), { phone: '+86 138-0000-0001' }, 'agreed'],
    ['a mail, in capitals', {}, byStaff('email'), { email: 'Ming@Example.com' }, 'agreed'],
    [
      'a corrected list, in another order',
      { expected_places: ['上海', '北京'] },
      byStaff('expected_places.0'),
      { expected_places: ['北京', '上海'] },
      'agreed',
    ],
    [
      'a corrected day, less precisely',
      { graduated_at: '2019-06' },
      byStaff('schools.0.end'),
      { graduated_at: '2019' },
      'agreed',
    ],
  ])('%s', (_, held, corrections, said, expected) => {
    const known = { ...nothing, ...held }
    const heard = hearCandidate(known, said, [none, corrections])
    const [field] = Object.keys(said)
    const found = {
      followed: [...heard.followed],
      differing: heard.differing.map((one) => one.field),
      agreed: [...heard.agreed],
    }
    expect(found).toEqual({
      followed: [],
      differing: [],
      agreed: [],
      ...(expected ? { [expected]: [field] } : {}),
    })
    for (const one of heard.differing)
      expect(one).toEqual({ field, held: known[one.field], said: said[one.field] })
  })

  test('every fact there is', () => expect([...factNames].sort()).toEqual(Object.keys(nothing).sort()))
})

test.each([
  ['city', null, null, true],
  ['city', null, '', true],
  ['city', '上海', null, false],
  ['graduated_at', '2019-06', '2019-0', false],
  ['graduated_at', '2019-06-30', '2019-06', true],
  ['birth_date', '1990', '1990', true],
] as const)('%s: %o and %o say the same: %o', (field, held, said, expected) =>
  expect(saysTheSame(field, held, said)).toBe(expected),
)
