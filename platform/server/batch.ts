import type { Connection, Submittable } from 'pg'
import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'

/** One SQL statement with its values. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

type Row = Record<string, unknown>
type Field = { readonly name: string; readonly dataTypeID: number }
type Parsed = { readonly name: string; fields: readonly Field[] | null; known: boolean }

/** Statements a connection keeps prepared; past this, further ones are sent unnamed. */
const preparedAtMost = 400

const preparedBy = new WeakMap<object, Map<string, Parsed>>()
let statementsNamed = 0

/**
 * Sends several statements before one Sync, so that a whole request costs one round trip. Without BEGIN among
 * them PostgreSQL runs them as one implicit transaction: the first error undoes them all. Resolves to the rows of each.
 * Node-postgres has no such thing; this speaks its Submittable protocol.
 */
export class Batch implements Submittable {
  readonly rows: Promise<Row[][]>
  readonly #statements: readonly Statement[]
  readonly #results: Row[][] = []
  readonly #parsed: Parsed[] = []
  #prepared = new Map<string, Parsed>()
  #current: Row[] = []
  #fields: readonly Field[] = []
  #parsers: ((value: string) => unknown)[] = []
  #failure: Error | null = null
  #resolve: (rows: Row[][]) => void = () => undefined
  #reject: (error: Error) => void = () => undefined

  constructor(statements: readonly Statement[]) {
    this.#statements = statements
    this.rows = new Promise((resolve, reject) => {
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
    if (!parsed) {
      const isKept = this.#prepared.size < preparedAtMost
      parsed = { name: isKept ? `bole${++statementsNamed}` : '', fields: null, known: false }
      if (isKept) this.#prepared.set(sql, parsed)
      connection.parse({ text: sql, name: parsed.name, types: [] }, true)
    }
    this.#parsed.push(parsed)
    connection.bind(
      { statement: parsed.name, values: parameters as unknown[], valueMapper: prepareValue } as never,
      true,
    )
    if (!parsed.known) connection.describe({ type: 'P', name: '' } as never, true)
    connection.execute({ portal: '', rows: 0 } as never, true)
  }

  #enter(index: number): void {
    this.#current = []
    const known = this.#parsed[index]
    this.#describe(known?.known ? (known.fields ?? []) : [])
  }

  #describe(fields: readonly Field[]): void {
    this.#fields = fields
    this.#parsers = fields.map(
      (field) => pg.types.getTypeParser(field.dataTypeID) as (value: string) => unknown,
    )
  }

  handleRowDescription(message: { fields: readonly Field[] }): void {
    const parsed = this.#parsed[this.#results.length]
    if (parsed) parsed.fields = message.fields
    this.#describe(message.fields)
  }

  handleDataRow(message: { fields: readonly (string | null)[] }): void {
    const row: Row = {}
    const values = message.fields
    for (let index = 0; index < values.length; index++) {
      const value = values[index]
      const field = this.#fields[index]
      const parse = this.#parsers[index]
      if (field && parse) row[field.name] = value === null || value === undefined ? null : parse(value)
    }
    this.#current.push(row)
  }

  handleCommandComplete(): void {
    const parsed = this.#parsed[this.#results.length]
    if (parsed) parsed.known = true
    this.#results.push(this.#current)
    this.#enter(this.#results.length)
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete()
  }

  handleError(error: Error): void {
    this.#forget()
    this.#reject(this.#failure ?? error)
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

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
// bigint[]
pg.types.setTypeParser(1016 as never, (value: string) =>
  value === '{}' ? [] : value.slice(1, -1).split(',').map(Number),
)
