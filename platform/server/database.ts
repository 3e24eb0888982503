import {
  type BinaryOperationNode,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  OperatorNode,
  PostgresAdapter,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  ValueListNode,
} from 'kysely'
import pg from 'pg'
import { type Answered, Batch, type Statement } from './batch.ts'

/** A query of any builder that knows the rows it answers with. */
export interface Query<Row = unknown> {
  compile(): CompiledQuery<Row>
}

/** The rows of each query of a batch. */
export type RowsOf<Queries extends readonly Query[]> = {
  -readonly [Index in keyof Queries]: Queries[Index] extends Query<infer Row> ? Row[] : never
}

/** A list may be empty: nothing is in it, and everything is not. PostgreSQL knows no `in ()`. */
class QueryCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { operator, rightOperand: list } = node
    const isList = PrimitiveValueListNode.is(list) || ValueListNode.is(list)
    const isEmpty = isList && list.values.length === 0 && OperatorNode.is(operator)
    if (isEmpty && operator.operator === 'in') this.append('false')
    else if (isEmpty && operator.operator === 'not in') this.append('true')
    else super.visitBinaryOperation(node)
  }
}

/** Kysely over a domain's own tables, to write queries with; it has no connection: a `Transaction` runs them. */
export function tablesOf<Tables>(): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error('no introspection without a connection')
      },
      createQueryCompiler: () => new QueryCompiler(),
    },
  })
}

/** A statement written once as text, for the queries that run on every page view: nothing is built per request. */
export function prepared<Row>(sql: string): (...parameters: unknown[]) => Query<Row> {
  return (...parameters) => ({ compile: () => ({ sql, parameters }) as unknown as CompiledQuery<Row> })
}

/** Stands in a query that is built once for the value of the same place among those it is filled with. */
class Placeholder {
  readonly place: number

  constructor(place: number) {
    this.place = place
  }
}

/**
 * A query built at its first use and only filled in afterwards: building the text of a large one takes longer than all else
 * a server does for a page. `build` passes its values on as parameters and may not look at them.
 */
export function builtOnce<Values extends readonly unknown[], Row>(
  build: (...values: Values) => Query<Row>,
): (...values: Values) => Query<Row> {
  let built: CompiledQuery<Row> | null = null
  return (...values) => ({
    compile: () => {
      built ??= build(...(values.map((_, place) => new Placeholder(place)) as unknown as Values)).compile()
      const { parameters } = built
      return {
        ...built,
        parameters: parameters.map((value) => (value instanceof Placeholder ? values[value.place] : value)),
      }
    },
  })
}

/**
 * The most that is waited for the database, in milliseconds, over all of a request or of a job's transaction; past it the
 * connection is given up. PostgreSQL itself ends a statement after 30 seconds: a job hears that, a person would not wait.
 */
export const patience = { request: 8_000, job: 60_000 }

/** The database said nothing for as long as one may wait; whether it did what it was asked is not known. */
export class DatabaseSilent extends Error {}

/** The connection pool of the role that row-level security binds. */
export class Database {
  readonly #pool: pg.Pool

  constructor(
    url: string,
    options: { readonly connections: number; readonly onIdleError?: (error: Error) => void },
  ) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: options.connections,
      connectionTimeoutMillis: 5_000,
      // Not after ten seconds: on a new connection the first runs of each statement are planned anew, some milliseconds each.
      idleTimeoutMillis: 600_000,
      keepAlive: true,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
    })
    this.#pool.on('error', (error) => options.onIdleError?.(error))
    // A connection that is lost while a transaction holds it fails its next batch; unheard, it would end the process.
    this.#pool.on('connect', (client) => client.on('error', () => undefined))
  }

  /** A connection for one transaction; give it back with `release(client)`. */
  acquire(): Promise<pg.PoolClient> {
    return this.#pool.connect()
  }

  /** Statements outside any organisation, in one batch: rows of tenant tables stay invisible to them. */
  async run<const Queries extends readonly Query[]>(...queries: Queries): Promise<RowsOf<Queries>> {
    const until = performance.now() + patience.request
    const client = await this.acquire()
    try {
      const statements = queries.map((query) => query.compile())
      const answers = await send(client, statements, until - performance.now())
      client.release()
      return answers.map(({ rows }) => rows) as RowsOf<Queries>
    } catch (error) {
      client.release(isConnectionLost(error))
      throw error
    }
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }
}

/** Sends statements as one batch over a connection, which is of no more use when this throws `DatabaseSilent`. */
export async function send(
  client: pg.PoolClient,
  statements: readonly Statement[],
  milliseconds = patience.request,
): Promise<Answered[]> {
  const batch = new Batch(statements)
  const timer = setTimeout(() => batch.handleError(new DatabaseSilent()), milliseconds)
  client.query(batch)
  try {
    return await batch.answers
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the connection itself is gone, so that it must not return to the pool. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true
  return error.code?.startsWith('08') === true || error.code?.startsWith('57P') === true
}

/** How often a transaction begins anew that PostgreSQL ended, so that another one it waited for crosswise could go on. */
export const deadlockTries = 3

/** Whether PostgreSQL ended a transaction so that another could go on, each having waited for the other. */
export const isDeadlock = (error: unknown) => error instanceof pg.DatabaseError && error.code === '40P01'

/** A pattern for `like` that finds a text anywhere, its own signs taken as they are. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The row that an insert with `returning` answers; there is always one. */
export function inserted<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('an insert answered no row')
  return row
}
