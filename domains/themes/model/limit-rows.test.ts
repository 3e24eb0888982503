import { expect, test } from 'vitest'
import { limitableFields, limitOfKeys, readLimitRows } from './limit-rows.ts'

const words: Readonly<Record<string, string>> = {
  学校: 'school',
  School: 'school',
  性别: 'gender',
  姓名: 'name',
}

test.each([
  [
    ['学校', '性别'],
    [null, null],
  ],
  [
    ['学校', 'School'],
    [null, 'repeated'],
  ],
  [
    ['血型', '性别'],
    ['unknown_field', null],
  ],
  [['姓名'], ['always_asked']],
])('%j is read as %j', (fields, faults) => {
  const rows = fields.map((field, index) => ({ row: index + 2, field }))
  expect(readLimitRows(rows, (word) => words[word] ?? null).map(({ fault }) => fault)).toEqual(faults)
})

test('every field that can be limited stands in a part', () => {
  const { basic, expect: expected, education, evaluation } = limitOfKeys(limitableFields())
  expect([...basic, ...expected, ...education, ...evaluation].toSorted()).toEqual(
    [...limitableFields()].toSorted(),
  )
  expect(limitOfKeys(['school', 'gender'])).toEqual({
    basic: ['gender'],
    expect: [],
    education: ['school'],
    evaluation: [],
  })
})
