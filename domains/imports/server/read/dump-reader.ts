import { bounds } from '@bole/imports/model'
import { tidyCell } from './tidy-cell.ts'

/** One row of a table of a dump, by its columns. */
export interface DumpedRow {
  readonly table: string
  readonly row: Readonly<Record<string, string | null>>
}

/** Letters of what is not a row: longer than any definition of a table. */
const headLetters = 200_000

const insert = /^insert\s+(?:ignore\s+)?into\s+[`"]?(\w+)[`"]?\s*(?:\(([^)]*)\))?\s*values\s*$/i
const create = /^create\s+table\s+(?:if\s+not\s+exists\s+)?[`"]?(\w+)[`"]?\s*\(/i

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '', b: '', Z: '' }

/**
 * Reads a dump of MySQL as it streams by: the rows of its INSERT statements, of the tables that are wanted. Of a row that is under way its cells are held,
 * each within its bound, and nothing else; a statement may be of any length.
 */
export class DumpReader {
  readonly #wanted: ReadonlySet<string>
  /** The columns of tables, as their definitions list them: an INSERT may leave them out. */
  readonly #columns = new Map<string, readonly string[]>()
  #state: 'head' | 'tuples' | 'value' | 'text' | 'escape' | 'comment' | 'line' = 'head'
  #quote = ''
  #head = ''
  #into: { readonly table: string; readonly columns: readonly string[] } | null = null
  #cells: (string | null)[] = []
  #value = ''
  #isText = false
  #last = ''

  constructor(wanted: Iterable<string>) {
    this.#wanted = new Set(wanted)
  }

  /** The rows that are whole with this piece. */
  read(piece: string): DumpedRow[] {
    const rows: DumpedRow[] = []
    for (let at = 0; at < piece.length; at += 1) {
      if (this.#state === 'text') at = this.#skipText(piece, at)
      const sign = piece[at]
      if (sign === undefined) break
      this.#take(sign, rows)
      this.#last = sign
    }
    return rows
  }

  /** Within a text most letters mean nothing: up to the next that may, they are taken at once. */
  #skipText(piece: string, from: number): number {
    let at = from
    while (at < piece.length && piece[at] !== '\\' && piece[at] !== this.#quote) at += 1
    this.#add(piece.slice(from, at))
    return at
  }

  #add(text: string): void {
    if (this.#into === null && this.#state !== 'value') this.#head = (this.#head + text).slice(0, headLetters)
    else if (this.#value.length < bounds.cellLetters) this.#value += text
  }

  #take(sign: string, rows: DumpedRow[]): void {
    switch (this.#state) {
      case 'text':
        if (sign === '\\') this.#state = 'escape'
        else this.#state = this.#into ? 'value' : 'head'
        return
      case 'escape':
        this.#state = 'text'
        this.#add(escapes[sign] ?? sign)
        return
      case 'comment':
        if (sign === '/' && this.#last === '*') this.#state = 'head'
        return
      case 'line':
        if (sign === '\n') this.#state = 'head'
        return
      case 'head':
        this.#takeHead(sign)
        return
      case 'tuples':
        if (sign === '(') {
          this.#state = 'value'
          this.#cells = []
          this.#begin()
        } else if (sign === ';') this.#endStatement()
        return
      case 'value':
        this.#takeValue(sign, rows)
    }
  }

  #takeHead(sign: string): void {
    const isBlank = this.#head.trim() === ''
    if (sign === '*' && this.#last === '/') {
      this.#head = this.#head.slice(0, -1)
      this.#state = 'comment'
    } else if (
      (sign === '-' && this.#last === '-' && this.#head.trim() === '-') ||
      (sign === '#' && isBlank)
    ) {
      this.#head = ''
      this.#state = 'line'
    } else if (sign === "'") {
      this.#quote = sign
      this.#state = 'text'
    } else if (sign === ';') this.#endStatement()
    else if (sign === '(' && this.#beginsRows()) {
      this.#state = 'value'
      this.#cells = []
      this.#begin()
    } else if (this.#head.length < headLetters) this.#head += sign
  }

  /** Whether what stands before this bracket begins the rows of an INSERT; of tables nobody wants they are passed over. */
  #beginsRows(): boolean {
    const found = this.#head.length < 20_000 ? insert.exec(this.#head.trim()) : null
    const table = found?.[1]?.toLowerCase()
    if (!table) return false
    const named = found?.[2]?.split(',').map((column) => column.replace(/[`"\s]/g, ''))
    this.#into = { table, columns: named ?? this.#columns.get(table) ?? [] }
    return true
  }

  #endStatement(): void {
    const table = create.exec(this.#head.trim())?.[1]?.toLowerCase()
    if (table && this.#wanted.has(table)) {
      const columns = [...this.#head.matchAll(/(?:\(|,)\s*[`"](\w+)[`"]\s/g)].map(([, column = '']) => column)
      this.#columns.set(table, columns)
    }
    this.#head = ''
    this.#into = null
    this.#state = 'head'
  }

  #begin(): void {
    this.#value = ''
    this.#isText = false
  }

  #takeValue(sign: string, rows: DumpedRow[]): void {
    if (sign === "'") {
      // A quote right after a text is one within it; `_binary` and the like before a text say how it is written.
      this.#value = this.#isText && this.#last === "'" ? `${this.#value}'` : ''
      this.#isText = true
      this.#quote = sign
      this.#state = 'text'
    } else if (sign === ',' || sign === ')') {
      const word = this.#value.trim()
      this.#cells.push(this.#isText ? this.#value : word.toUpperCase() === 'NULL' ? null : word)
      this.#begin()
      if (sign === ',') return
      this.#state = 'tuples'
      const { table = '', columns = [] } = this.#into ?? {}
      if (this.#wanted.has(table)) rows.push({ table, row: rowOf(columns, this.#cells) })
    } else if (!this.#isText) this.#add(sign)
  }
}

function rowOf(columns: readonly string[], cells: readonly (string | null)[]): Record<string, string | null> {
  return Object.fromEntries(
    columns.map((column, at) => {
      const cell = cells[at] ?? null
      return [column, cell === null ? null : tidyCell(cell)]
    }),
  )
}
