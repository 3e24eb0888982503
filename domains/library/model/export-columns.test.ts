import { expect, test } from 'vitest'
import { columnsFor, exportColumns, groupOfColumn, isFreeColumn } from './export-columns.ts'

test.each([
  [['contact'], ['name', 'phone', 'email']],
  [
    ['work', 'education', 'status'],
    ['name', 'status', 'degree', 'school', 'major', 'employer', 'job_title'],
  ],
  [
    ['waiting', 'nothing we know'],
    ['name', 'status_since'],
  ],
  [[], ['name']],
])('the list’s columns %j are %j in a table', (shown, columns) => {
  expect(columnsFor(shown)).toEqual(columns)
})

test('every column is of one group or none, and contacts are never free words', () => {
  const grouped = exportColumns.filter((column) => groupOfColumn(column) !== null)
  expect(grouped).toEqual(['phone', 'email', 'birth_date'])
  expect(grouped.filter(isFreeColumn)).toEqual([])
})
