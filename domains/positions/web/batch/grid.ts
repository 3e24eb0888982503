import { pastedCells, type WrittenColumn, type WrittenRow, writtenColumns } from '@bole/positions/model'

/** A row of the grid: what is typed in its cells, and what the server found wrong with which. */
export interface GridRow {
  readonly key: number
  readonly cells: WrittenRow
  readonly faults: Readonly<Partial<Record<WrittenColumn, string>>>
}

/** As many rows as one call takes. */
export const rowsAtMost = 500

/** As many empty rows as an empty grid shows. */
const emptyRows = 8

export type GridChange =
  | { readonly kind: 'type'; readonly key: number; readonly column: WrittenColumn; readonly text: string }
  | {
      readonly kind: 'paste'
      readonly key: number
      readonly column: WrittenColumn
      readonly text: string
      readonly titles: ReadonlyMap<string, WrittenColumn>
    }
  | { readonly kind: 'remove'; readonly key: number }
  | { readonly kind: 'add' }
  /** Rows of a table, in place of what stands there. */
  | { readonly kind: 'fill'; readonly rows: readonly Omit<GridRow, 'key'>[] }
  /** What is wrong with which row; rows that were made leave the grid. */
  | {
      readonly kind: 'settle'
      readonly faults: ReadonlyMap<number, GridRow['faults']>
      readonly made: ReadonlySet<number>
    }

export const isFilled = ({ cells }: GridRow): boolean =>
  Object.values(cells).some((text) => text.trim() !== '')

export const isFaulty = ({ faults }: GridRow): boolean => Object.keys(faults).length > 0

/** An empty grid, its rows numbered from `key`. */
export function emptyGrid(key = 1): readonly GridRow[] {
  return Array.from({ length: emptyRows }, (_, index) => ({ key: key + index, cells: {}, faults: {} }))
}

/** The grid after a change. */
export function changedGrid(rows: readonly GridRow[], change: GridChange): readonly GridRow[] {
  const next = Math.max(0, ...rows.map(({ key }) => key)) + 1
  switch (change.kind) {
    case 'type':
      return rows.map((row) =>
        row.key === change.key ? withCells(row, { [change.column]: change.text }) : row,
      )
    case 'paste':
      return pasted(rows, change, next)
    case 'remove': {
      const left = rows.filter(({ key }) => key !== change.key)
      return left.length > 0 ? left : emptyGrid(next)
    }
    case 'add':
      return rows.length < rowsAtMost ? [...rows, { key: next, cells: {}, faults: {} }] : rows
    case 'fill':
      return change.rows.map((row, index) => ({ ...row, key: next + index }))
    case 'settle': {
      const left = rows
        .filter(({ key }) => !change.made.has(key))
        .map((row) => ({ ...row, faults: change.faults.get(row.key) ?? {} }))
      return left.some(isFilled) ? left : emptyGrid(next)
    }
  }
}

/** A cell that is typed into is at fault no more until the server says so. */
function withCells(row: GridRow, cells: WrittenRow): GridRow {
  const typed = Object.keys(cells)
  const faults = Object.entries(row.faults).filter(([column]) => !typed.includes(column))
  return { ...row, cells: { ...row.cells, ...cells }, faults: Object.fromEntries(faults) }
}

/** Cells that were copied out of a spreadsheet, laid down from one cell on; under their titles where those were copied with them. */
function pasted(
  rows: readonly GridRow[],
  { key, column, text, titles }: Extract<GridChange, { kind: 'paste' }>,
  next: number,
): readonly GridRow[] {
  const [first = [], ...rest] = pastedCells(text)
  const named = first.map((title) => titles.get(title.trim().toLowerCase()))
  const isTitled = first.length > 1 && named.every((one) => one !== undefined)
  const lines = isTitled ? rest : [first, ...rest]
  const from = rows.findIndex((row) => row.key === key)
  const at = writtenColumns.indexOf(column)
  const columns = isTitled ? named : writtenColumns.slice(at)
  const cellsOf = (line: readonly string[]): WrittenRow =>
    Object.fromEntries(
      line.flatMap((value, index) => (columns[index] ? [[columns[index], value.trim()]] : [])),
    )
  const needed = Math.min(rowsAtMost, Math.max(rows.length, from + lines.length))
  const added = Array.from({ length: needed - rows.length }, (_, index) => ({
    key: next + index,
    cells: {},
    faults: {},
  }))
  return [...rows, ...added].map((row, index) => {
    const line = lines[index - from]
    return line && index >= from ? withCells(row, cellsOf(line)) : row
  })
}
