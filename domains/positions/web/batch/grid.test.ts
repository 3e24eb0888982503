import { describe, expect, test } from 'vitest'
import { changedGrid, emptyGrid, type GridRow, isFilled, rowsAtMost } from './grid.ts'

const titles = new Map([
  ['title', 'title'],
  ['cities', 'cities'],
] as const)
const paste = (rows: readonly GridRow[], text: string, column: 'title' | 'project' = 'title', key = 1) =>
  changedGrid(rows, { kind: 'paste', key, column, text, titles })
const cellsOf = (rows: readonly GridRow[]) => rows.filter(isFilled).map(({ cells }) => cells)

describe('what is pasted', () => {
  test('is laid down from the cell it is pasted into, with more rows where it needs them', () => {
    const rows = paste(
      emptyGrid(),
      Array.from({ length: 200 }, (_, at) => `P${at}\t上海`).join('\n'),
      'project',
    )
    expect([rows.length, cellsOf(rows).length]).toEqual([200, 200])
    expect(rows[199]?.cells).toEqual({ project: 'P199', cities: '上海' })
    expect(new Set(rows.map(({ key }) => key)).size).toBe(200)
  })

  test('goes under its titles where those were copied too', () => {
    expect(cellsOf(paste(emptyGrid(), 'Cities\tTitle\n上海\tEngineer', 'project', 3))).toEqual([
      { cities: '上海', title: 'Engineer' },
    ])
  })

  test('ends where the grid does, and where the columns do', () => {
    const many = paste(emptyGrid(), Array.from({ length: 600 }, (_, at) => `P${at}`).join('\n'))
    expect(many.length).toBe(rowsAtMost)
    const wide = changedGrid(emptyGrid(), { kind: 'paste', key: 1, column: 'state', text: 'open\tx', titles })
    expect(cellsOf(wide)).toEqual([{ state: 'open' }])
  })
})

test('a cell is at fault until it is typed into', () => {
  const [row] = emptyGrid()
  const faulty = [{ key: 1, cells: { ...row?.cells }, faults: { title: 'missing', cities: 'missing' } }]
  const typed = changedGrid(faulty, { kind: 'type', key: 1, column: 'title', text: 'Engineer' })
  expect(typed).toEqual([{ key: 1, cells: { title: 'Engineer' }, faults: { cities: 'missing' } }])
})

test('rows that were made leave the grid, and the rest keep what is wrong with them', () => {
  const rows = paste(emptyGrid(), 'A\nB\nC')
  const faults = new Map([[2, { title: 'taken' }]])
  const left = changedGrid(rows, { kind: 'settle', faults, made: new Set([1, 3]) })
  expect(left.filter(isFilled)).toEqual([{ key: 2, cells: { title: 'B' }, faults: { title: 'taken' } }])
  const none = changedGrid(rows, { kind: 'settle', faults: new Map(), made: new Set([1, 2, 3]) })
  expect([none.length > 0, none.some(isFilled)]).toEqual([true, false])
})

test('rows come and go, and one is always there', () => {
  const one = [{ key: 5, cells: { title: 'A' }, faults: {} }]
  expect(changedGrid(one, { kind: 'add' }).map(({ key }) => key)).toEqual([5, 6])
  expect(changedGrid(one, { kind: 'remove', key: 5 }).some(isFilled)).toBe(false)
  expect(cellsOf(changedGrid(one, { kind: 'fill', rows: [{ cells: { title: 'B' }, faults: {} }] }))).toEqual([
    { title: 'B' },
  ])
})
