import type { Announced, EntityName, EventKind } from '@bole/platform/contract'
import type pg from 'pg'
import { type PendingEvent, reactTo } from '../reaction/reactions.ts'
import type { Answered, Statement } from './batch.ts'
import {
  type Database,
  isConnectionLost,
  patience,
  prepared,
  type Query,
  type RowsOf,
  send,
} from './database.ts'
import { hold } from './hold.ts'
import type { JobName, JobOptions } from './queue/declare-job.ts'

const enterSql = `select set_config('app.organisation_id', $1, true)`
const enter = prepared<object>(enterSql)
const addJob = prepared<object>('select enqueue_job($1, $2::json, $3, $4, $5)')
const begin: Statement = { sql: 'begin', parameters: [] }
const commit: Statement = { sql: 'commit', parameters: [] }
const rollback: Statement = { sql: 'rollback', parameters: [] }

/** A change others should hear about once it is committed: names, never rows. */
export interface Announcement {
  readonly entity: EntityName
  readonly id: number | null
}

/**
 * The one transaction of a request or of a job's step, and its one connection: whoever held two could wait for another who
 * does, for ever. `load` asks now; `save` holds a statement back until the end, where all of them leave together with COMMIT: a
 * write costs two round trips, a read one. Nothing is sent before the first `load`.
 */
export class Transaction {
  /**
   * What was announced and committed, by the organisation it happened in; an organisation where rows were written and
   * nothing was announced has an empty list. Whoever passes it on clears it.
   */
  readonly committed = new Map<number, Announcement[]>()
  readonly #database: Database
  readonly #isReadOnly: boolean
  #organisationId: number
  /** Which organisation the connection is in once the statements held back have run; null before the first of them. */
  #entered: number | null = null
  /** Which organisation the connection was in when it last answered. */
  #lastEntered = 0
  /** The organisations of which this transaction has written rows. */
  readonly #written = new Set<number>()
  #announced: { readonly organisationId: number; readonly announcement: Announcement }[] = []
  /** True when the commit succeeded or its outcome is unknown; files that its rows name must then not be deleted. */
  mayHaveCommitted = false
  #client: pg.PoolClient | null = null
  #patience: number
  #pending: Statement[] = []
  #afterCommit: (() => void)[] = []
  #pendingEvents: PendingEvent[] = []

  constructor(
    database: Database,
    organisationId: number,
    options: { readonly readOnly: boolean; readonly patience?: number },
  ) {
    this.#database = database
    this.#organisationId = organisationId
    this.#isReadOnly = options.readOnly
    this.#patience = options.patience ?? patience.request
  }

  /** The organisation whose rows are seen, and which saved rows, jobs and announcements belong to. */
  get organisationId(): number {
    return this.#organisationId
  }

  /** Goes on in another organisation, in the same transaction: for calls that learn only on their way whose rows they need. */
  enter(organisationId: number): void {
    if (this.#pendingEvents.length > 0)
      throw new Error('cannot change organisation with undelivered events; commit first')
    this.#organisationId = organisationId
  }

  /** Runs queries now, in one batch, after whatever was saved before them; answers the rows of each. */
  async load<const Queries extends readonly Query[]>(...queries: Queries): Promise<RowsOf<Queries>> {
    this.#hold(queries)
    const answers = await this.#send(false)
    return answers.slice(answers.length - queries.length).map(({ rows }) => rows) as RowsOf<Queries>
  }

  /** The first row of one query, or undefined. */
  async find<Row>(query: Query<Row>): Promise<Row | undefined> {
    const [rows] = await this.load(query)
    return rows[0] as Row | undefined
  }

  /** Makes whoever holds one of these names too wait until this has ended. What is asked after it in a `load` sees what it waited for. */
  hold(...names: readonly string[]): Query<object> {
    return hold(this.#organisationId, names)
  }

  /** Holds a name in all organisations. */
  holdForAll(name: string): Query<object> {
    return hold(null, [name])
  }

  /** Holds statements back to leave with COMMIT. Rows they would answer are not needed: ask with `load` for those. */
  save(...queries: readonly Query[]): void {
    if (this.#isReadOnly) throw new Error('a read call may not save')
    this.#hold(queries)
  }

  /**
   * Saves an update or a delete that has to meet a row: `where` names the version that was seen. Where it meets none, the commit fails
   * with the error given, and nothing of the transaction stays.
   */
  saveOne(query: Query, orElse: Error = new Error('a row that was to be saved is not as it was seen')): void {
    if (this.#isReadOnly) throw new Error('a read call may not save')
    this.#hold([])
    const { sql, parameters } = query.compile()
    const met = `with met as (${sql} returning 1) select 1 / count(*) as one from met`
    this.#pending.push({ sql: met, parameters, orElse })
  }

  #hold(queries: readonly Query[]): void {
    if (this.#entered !== this.#organisationId) {
      this.#entered = this.#organisationId
      this.#pending.push(enter(String(this.#organisationId)).compile())
    }
    this.#pending.push(...queries.map((query) => query.compile()))
  }

  /** Enqueues a job that runs once this transaction is committed, and never if it is not. */
  enqueue<Payload extends object>(
    job: JobName<Payload>,
    payload: NoInfer<Payload>,
    options: JobOptions = {},
  ): void {
    const body = JSON.stringify({ ...payload, organisation_id: this.organisationId })
    this.save(addJob(job.name, body, options.runAt ?? null, options.key ?? null, options.attempts ?? 8))
  }

  /** Tells every screen that shows this record to refresh, or all of the entity without one, once this transaction is committed. */
  announce<Name extends EntityName>(entity: Name, which: Announced<Name> | null = null): void {
    const id: number | null =
      typeof which === 'object' && which ? (Object.values<number>(which)[0] ?? null) : which
    this.#announced.push({ organisationId: this.#organisationId, announcement: { entity, id } })
  }

  /** Tells an event to the domains that react to it: they do so in this transaction, before it is committed. */
  emit<Payload>(kind: EventKind<Payload>, payload: NoInfer<Payload>): void {
    if (this.#isReadOnly) throw new Error('a read-only call cannot emit events')
    this.#pendingEvents.push({ kind, payload })
  }

  /** Something in memory that must follow the commit (forget a cached session …). */
  afterCommit(action: () => void): void {
    this.#afterCommit.push(action)
  }

  /**
   * Delivers events to the domains that react to them, sends what was saved and commits; the connection is given back. The host does it at the end. A handler does it earlier only
   * where something must stay whatever follows, or before work that needs no database and takes long: what comes after begins anew.
   */
  async commit(): Promise<void> {
    this.mayHaveCommitted = false
    await reactTo(this, () => this.#pendingEvents.splice(0))
    if (this.#client || this.#pending.length > 0) await this.#send(true)
    this.#release(false)
    const [actions, announced] = [this.#afterCommit, this.#announced]
    this.#afterCommit = []
    this.#announced = []
    for (const { organisationId, announcement } of announced)
      this.#committedIn(organisationId).push(announcement)
    for (const organisationId of this.#written) this.#committedIn(organisationId)
    this.#written.clear()
    for (const action of actions) action()
  }

  #committedIn(organisationId: number): Announcement[] {
    const announcements = this.committed.get(organisationId) ?? []
    this.committed.set(organisationId, announcements)
    return announcements
  }

  /** Undoes everything since the last commit; safe to call at any time. */
  async rollback(): Promise<void> {
    this.#pending = []
    this.#pendingEvents = []
    this.#announced = []
    this.#written.clear()
    this.#afterCommit = []
    this.#entered = null
    const client = this.#client
    if (!client) return
    this.#client = null
    await send(client, [rollback], Math.min(this.#patience, 1_000)).then(
      () => client.release(),
      () => client.release(true),
    )
  }

  async #send(isLast: boolean): Promise<Answered[]> {
    const began = performance.now()
    const isBeginning = this.#client === null && !this.#isReadOnly
    if (isBeginning) this.#client = await this.#database.acquire()
    const statements = this.#pending
    this.#pending = []
    // What follows a read or a commit is on a connection that has not entered yet.
    if (this.#isReadOnly || isLast) this.#entered = null
    const client = this.#client ?? (await this.#database.acquire())
    if (isBeginning) statements.unshift(begin)
    if (isLast) statements.push(commit)
    try {
      const answers = await send(client, statements, this.#patience - (performance.now() - began))
      this.mayHaveCommitted = isLast
      if (this.#isReadOnly) client.release()
      this.#noteWritten(statements, answers)
      return answers
    } catch (error) {
      this.mayHaveCommitted = isLast && isConnectionLost(error)
      if (this.#isReadOnly) client.release(isConnectionLost(error))
      else if (isConnectionLost(error)) this.#release(true)
      throw orElseOf(error, statements)
    } finally {
      this.#patience -= performance.now() - began
    }
  }

  #noteWritten(statements: readonly Statement[], answers: readonly Answered[]): void {
    let organisationId = this.#lastEntered
    for (const [place, { sql, parameters }] of statements.entries()) {
      if (sql === enterSql) organisationId = Number(parameters[0])
      else if (answers[place]?.hasWritten) this.#written.add(organisationId)
    }
    this.#lastEntered = organisationId
  }

  #release(isLost: boolean): void {
    this.#client?.release(isLost)
    this.#client = null
    this.#entered = null
  }
}

/** What is to be said where a row that had to be met was not: its statement then divides by none. */
function orElseOf(error: unknown, statements: readonly Statement[]): unknown {
  const { code, place } = error as { readonly code?: unknown; readonly place?: number }
  return (code === '22012' && place !== undefined && statements[place]?.orElse) || error
}
