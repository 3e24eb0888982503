import { expect, test } from 'vitest'
import { safeCell } from './safe-cell.ts'

test.each([
  ['=1+2', "'=1+2"],
  ['=cmd|"/c calc"!A1', '\'=cmd|"/c calc"!A1'],
  ['+SUM(A1)', "'+SUM(A1)"],
  ['-2+3+cmd', "'-2+3+cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['  =1', "'  =1"],
  ['＝1+1', "'＝1+1"],
  ['+86 138 0000 0001', '+86 138 0000 0001'],
  ['-12.5', '-12.5'],
  ['王小明', '王小明'],
  ['a=b', 'a=b'],
  ['', ''],
  ['\u0000bell\u0007', 'bell'],
  ['half \ud800', 'half \ufffd'],
])('%j stands in a cell as %j', (text, cell) => {
  expect(safeCell(text)).toBe(cell)
})

test('a cell holds as much as Excel takes', () => {
  expect(safeCell('x'.repeat(40_000))).toHaveLength(32_767)
})
