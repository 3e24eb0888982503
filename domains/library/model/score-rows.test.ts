import { expect, test } from 'vitest'
import { type ScoreColumn, scoreOf, scoreRowsOf, takenOn } from './score-rows.ts'

const titles: Record<ScoreColumn, readonly string[]> = {
  name: ['Name', '姓名'],
  phone: ['Phone', '手机'],
  email: ['Email'],
  exam: ['Test'],
  score: ['Score', '分数'],
  taken_on: ['Day'],
}

test('rows are read by their titles, in any order and language', () => {
  const table = [
    ['分数', 'test', '手机', '姓名'],
    ['88', 'Java', '13800000001', '林岚'],
    ['', ' ', '', ''],
    ['x'],
  ]
  expect(scoreRowsOf(table, titles)).toEqual([
    { row: 2, name: '林岚', phone: '13800000001', email: '', exam: 'Java', score: '88', taken_on: '' },
    { row: 4, name: '', phone: '', email: '', exam: '', score: 'x', taken_on: '' },
  ])
})

test.each([[[['Name', 'Score']]], [[['Test', 'Score', 'Name']]], [[]]])(
  'titles %j are not enough',
  (table) => {
    expect(scoreRowsOf(table, titles)).toBeNull()
  },
)

test.each([
  ['88', 88],
  ['88.5', 88.5],
  ['88,5', 88.5],
  ['0', 0],
  ['10001', null],
  ['-1', null],
  ['good', null],
  ['', null],
])('%j is the score %j', (text, score) => {
  expect(scoreOf(text)).toBe(score)
})

test.each([
  ['', null],
  ['2026-02-28', '2026-02-28'],
  ['2026/2/1', '2026-02-01'],
  ['2026.02.1', '2026-02-01'],
  ['2026-02-31', undefined],
  ['2026-13-01', undefined],
  ['1.2.2026', undefined],
  ['0026-02-01', undefined],
  ['yesterday', undefined],
])('%j is the day %j', (text, day) => {
  expect(takenOn(text)).toBe(day)
})
