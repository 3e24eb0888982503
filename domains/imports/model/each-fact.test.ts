import { expect, test } from 'vitest'
import { draftOfRow } from './draft-of-row.ts'
import type { Meaning } from './meanings.ts'

const none = { positions: new Map<string, number | null>(), standings: new Map() }
const draft = (meaning: Meaning, cell: string) => draftOfRow(['Ann Lee', cell], ['name', meaning], none)

test.each<[Meaning, string, string, unknown]>([
  ['phone', '+86 139 1111 0001', 'phone', '13911110001'],
  ['email', ' ann@x.org ', 'email', 'ann@x.org'],
  ['gender', '女', 'gender', 'female'],
  ['birth_date', '1990年5月', 'birth_date', '1990-05'],
  ['city', '杭州', 'city', '杭州'],
  ['degree', '本科', 'degree', 'bachelor'],
  ['school', '武汉大学', 'school', '武汉大学'],
  ['major', '数学', 'major', '数学'],
  ['graduated_at', '2012', 'graduated_at', '2012'],
  ['employer', '云帆科技', 'employer', '云帆科技'],
  ['job_title', '工程师', 'job_title', '工程师'],
  ['expected_position', '架构师', 'expected_position', '架构师'],
  ['expected_places', '上海、杭州', 'expected_places', ['上海', '杭州']],
  ['skills', 'Go|SQL', 'skills', ['Go', 'SQL']],
])('a column of %s with %j becomes the fact %s', (meaning, cell, fact, value) => {
  const { facts, faults } = draft(meaning, cell)
  expect(faults).toEqual([])
  expect(facts).toMatchObject({ name: 'Ann Lee', [fact]: value })
})

test.each<Meaning>([
  ...([
    'phone',
    'email',
    'gender',
    'birth_date',
    'city',
    'degree',
    'school',
    'major',
    'graduated_at',
  ] as const),
  ...(['employer', 'job_title', 'expected_position', 'position', 'status', 'applied_at', 'note'] as const),
])('an empty cell of %s says nothing, and is no fault', (meaning) => {
  for (const cell of ['', '   ']) {
    const { facts, faults, notes } = draft(meaning, cell)
    expect(faults).toEqual([])
    expect(notes).toEqual([])
    expect(Object.values(facts).filter((value) => typeof value === 'string' && value !== 'Ann Lee')).toEqual(
      [],
    )
  }
})

test.each<[Meaning, string, string]>([
  ['phone', 'ext. 5', 'invalid_phone'],
  ['phone', '12345', 'invalid_phone'],
  ['email', 'ann(at)x.org', 'invalid_email'],
  ['gender', 'x', 'invalid_gender'],
  ['degree', 'Black belt', 'invalid_degree'],
  ['birth_date', '31.02.1990', 'invalid_date'],
  ['graduated_at', 'soon', 'invalid_date'],
  ['applied_at', '2019-13-01', 'invalid_date'],
  ['city', 'x'.repeat(201), 'too_long'],
  ['school', 'x'.repeat(201), 'too_long'],
  ['major', 'x'.repeat(201), 'too_long'],
  ['employer', 'x'.repeat(201), 'too_long'],
  ['job_title', 'x'.repeat(201), 'too_long'],
  ['expected_position', 'x'.repeat(201), 'too_long'],
  ['position', 'Nobody knows', 'unknown_position'],
  ['status', 'Nobody knows', 'unknown_status'],
])('a cell of %s that is %j is refused as %s, and names its column', (meaning, cell, code) =>
  expect(draft(meaning, cell).faults).toEqual([{ code, column: 1 }]),
)

test.each<[string, string | null]>([
  ['2019-05-17', '2019-05-17'],
  ['2019-05', '2019-05-01'],
  ['2019', '2019-01-01'],
  ['', null],
])('who applied on %j applied on the day %j', (cell, day) =>
  expect(draft('applied_at', cell).applications[0]?.at).toEqual(day === null ? null : new Date(day)),
)

test('a note is kept as long as a note may be', () => {
  expect(draft('note', 'x'.repeat(5000)).notes[0]?.text).toHaveLength(4000)
})
