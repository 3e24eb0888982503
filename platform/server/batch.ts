import type { Connection, Submittable } from 'pg'
import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'

/** One SQL statement with its values. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** Of a statement that has to meet a row: what is to be thrown where it meets none. */
  readonly orElse?: Error
}

type Row = Record<string, unknown>

/** What one statement of a batch answered. */
export interface Answered {
  readonly rows: readonly Row[]
  /** Whether it inserted, updated or deleted at least one row; true also of a `with` that may have. */
  readonly hasWritten: boolean
}
type Field = { readonly name: string; readonly dataTypeID: number }

/** How a statement's rows are read; `empty` has every column, so that all its rows are objects of one shape. */
interface Columns {
  readonly names: readonly string[]
  readonly parsers: readonly ((value: string) => unknown)[]
  readonly empty: Row
}

const noColumns: Columns = { names: [], parsers: [], empty: {} }

type Parsed = { readonly sql: string; readonly name: string; columns: Columns; known: boolean }

/** Statements a connection keeps prepared; past this, the least recently used one goes. */
const preparedAtMost = 400

const preparedBy = new WeakMap<object, Map<string, Parsed>>()
let statementsNamed = 0

/**
 * Sends several statements before one Sync, so that a whole request costs one round trip. Without BEGIN among
 * them PostgreSQL runs them as one implicit transaction: the first error undoes them all. Resolves to the answer of each.
 * Node-postgres has no such thing; this speaks its Submittable protocol.
 */
export class Batch implements Submittable {
  readonly answers: Promise<Answered[]>
  readonly #statements: readonly Statement[]
  readonly #results: Answered[] = []
  readonly #parsed: Parsed[] = []
  #prepared = new Map<string, Parsed>()
  #current: Row[] = []
  #columns = noColumns
  #failure: Error | null = null
  #resolve: (answers: Answered[]) => void = () => undefined
  #reject: (error: Error) => void = () => undefined

  constructor(statements: readonly Statement[]) {
    this.#statements = statements
    this.answers = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  submit(connection: Connection): void {
    this.#prepared = preparedBy.get(connection) ?? new Map()
    preparedBy.set(connection, this.#prepared)
    connection.stream.cork()
    try {
      for (const statement of this.#statements) this.#send(connection, statement)
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error(String(error))
      this.#forget()
    } finally {
      connection.sync()
      connection.stream.uncork()
    }
    if (this.#statements.length > 0) this.#enter(0)
  }

  #send(connection: Connection, { sql, parameters }: Statement): void {
    let parsed = this.#prepared.get(sql)
    if (parsed) this.#prepared.delete(sql)
    else {
      if (this.#prepared.size >= preparedAtMost) this.#closeOldest(connection)
      parsed = { sql, name: `bole${++statementsNamed}`, columns: noColumns, known: false }
      connection.parse({ text: sql, name: parsed.name, types: [] }, true)
    }
    // A map keeps the order of insertion: what was used last stands last.
    this.#prepared.set(sql, parsed)
    this.#parsed.push(parsed)
    connection.bind(
      { statement: parsed.name, values: parameters as unknown[], valueMapper: prepareValue } as never,
      true,
    )
    if (!parsed.known) connection.describe({ type: 'P', name: '' } as never, true)
    connection.execute({ portal: '', rows: 0 } as never, true)
  }

  /** Has the database forget the statement that was not used for longest; what this batch has sent before it stays usable until then. */
  #closeOldest(connection: Connection): void {
    for (const [sql, { name }] of this.#prepared) {
      this.#prepared.delete(sql)
      connection.close({ type: 'S', name }, true)
      return
    }
  }

  #enter(index: number): void {
    this.#current = []
    this.#columns = this.#parsed[index]?.columns ?? noColumns
  }

  handleRowDescription(message: { fields: readonly Field[] }): void {
    this.#columns = columnsOf(message.fields)
    const parsed = this.#parsed[this.#results.length]
    if (parsed) parsed.columns = this.#columns
  }

  handleDataRow(message: { fields: readonly (string | null)[] }): void {
    const { names, parsers, empty } = this.#columns
    const row = { ...empty }
    const values = message.fields
    for (let index = 0; index < values.length; index++) {
      const value = values[index]
      const name = names[index]
      const parse = parsers[index]
      if (name !== undefined && parse) row[name] = value === null || value === undefined ? null : parse(value)
    }
    this.#current.push(row)
  }

  handleCommandComplete(message?: { readonly text: string }): void {
    const parsed = this.#parsed[this.#results.length]
    if (parsed) parsed.known = true
    this.#results.push({
      rows: this.#current,
      hasWritten: hasWritten(message?.text ?? '', parsed?.sql ?? ''),
    })
    this.#enter(this.#results.length)
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete()
  }

  handleError(error: Error): void {
    this.#forget()
    // With the place of the statement that failed.
    this.#reject(this.#failure ?? Object.assign(error, { place: this.#results.length }))
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.#reject(this.#failure)
    else this.#resolve(this.#results)
  }

  handlePortalSuspended(): void {}
  handleCopyInResponse(connection: Connection): void {
    ;(connection as unknown as { sendCopyFail(text: string): void }).sendCopyFail('not supported in a batch')
  }
  handleCopyData(): void {}

  /** After an error it is unknown which statements were parsed: they get new names the next time. */
  #forget(): void {
    for (const [sql, parsed] of this.#prepared) if (!parsed.known) this.#prepared.delete(sql)
  }
}

/** By PostgreSQL's word on a statement (`UPDATE 3`); a `with` that ends in a `select` is told as that `select`, so its text is looked at. */
function hasWritten(told: string, sql: string): boolean {
  const written = /^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)$/.exec(told)
  if (written) return Number(written[1]) > 0
  return (
    /^\s*with\b/i.test(sql) &&
    /\b(insert\s+into|(?<!\bfor\s+(no\s+key\s+)?)update|delete\s+from)\b/i.test(sql)
  )
}

function columnsOf(fields: readonly Field[]): Columns {
  return {
    names: fields.map(({ name }) => name),
    parsers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID) as (value: string) => unknown),
    empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
  }
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
// bigint[]
pg.types.setTypeParser(1016 as never, (value: string) =>
  value === '{}' ? [] : value.slice(1, -1).split(',').map(Number),
)
