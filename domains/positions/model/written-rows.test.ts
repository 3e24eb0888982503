import { describe, expect, test } from 'vitest'
import {
  columnOfField,
  type KnownWords,
  readWritten,
  type WrittenRow,
  writtenCities,
  writtenNumber,
} from './written-rows.ts'

const known: KnownWords = {
  named: (_, word) => ({ 社招: 7, 平台组: 'several' as const })[word] ?? 'none',
  degreeOf: (word) => (word === '本科' ? 'bachelor' : null),
  stateOf: (word) => (word === '开放' ? 'open' : null),
}

test.each([
  ['15000', 15_000],
  ['15,000', 15_000],
  ['１５', 15],
  ['15k', 15_000],
  ['1.5万', 15_000],
  ['0.1', 0.1],
  ['many', null],
  ['-3', null],
  ['1e5', null],
  ['15 万元', null],
])('%s is the number %s', (text, value) => expect(writtenNumber(text)).toBe(value))

test.each([
  ['上海、北京', ['上海', '北京']],
  ['上海，上海; 深圳', ['上海', '深圳']],
  ['São Paulo / Rio', ['São Paulo', 'Rio']],
  [' 、', []],
])('%s are the cities %j', (text, cities) => expect(writtenCities(text)).toEqual(cities))

describe('a row as somebody wrote it', () => {
  test.each<[WrittenRow, object]>([
    [
      { title: '工程师', project: '社招', cities: '上海', head_count: '3', degree: '本科', state: '开放' },
      {
        title: '工程师',
        theme_id: 7,
        city_list: ['上海'],
        head_count: 3,
        degree: 'bachelor',
        state: 'open',
      },
    ],
    [
      { salary_from: '15k', salary_to: '2.5万' },
      { salary_from: 1_500_000, salary_to: 2_500_000 },
    ],
    [
      { salary_from: '300000', salary_currency: 'jpy' },
      { salary_from: 300_000, salary_currency: 'JPY' },
    ],
    [{ title: ' ', description: '\n' }, {}],
  ])('%j is %j', (row, fields) => expect(readWritten(row, known)).toEqual({ fields, faults: [] }))

  test.each<[WrittenRow, string]>([
    [{ project: '没有' }, 'project unknown_name'],
    [{ department: '平台组' }, 'department several_names'],
    [{ head_count: '三' }, 'head_count not_a_number'],
    [{ degree: '小学' }, 'degree unknown_word'],
    [{ state: 'maybe' }, 'state unknown_word'],
  ])('%j is at fault: %s', (row, said) => {
    const { fields, faults } = readWritten(row, known)
    expect([fields, faults.map(({ column, fault }) => `${column} ${fault}`)]).toEqual([{}, [said]])
  })
})

test('a field’s fault stands in the column that fills it', () => {
  expect(['theme_id', 'city_list.0', 'owner', 'salary'].map(columnOfField)).toEqual([
    'project',
    'cities',
    'owner',
    'title',
  ])
})
