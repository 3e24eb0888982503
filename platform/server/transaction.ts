import type { EntityName, EventKind } from '@bole/platform/contract'
import type pg from 'pg'
import type * as z from 'zod'
import { reactTo, type Told } from '../reaction/reactions.ts'
import type { Statement } from './batch.ts'
import {
  type Database,
  isConnectionLost,
  patience,
  prepared,
  type Query,
  type RowsOf,
  send,
} from './database.ts'

const enter = prepared<object>(`select set_config('app.organisation_id', $1, true)`)
const addJob = prepared<object>('select enqueue_job($1, $2::json, $3, $4, $5)')
const begin: Statement = { sql: 'begin', parameters: [] }
const commit: Statement = { sql: 'commit', parameters: [] }
const rollback: Statement = { sql: 'rollback', parameters: [] }

/** A change others should hear about once it is committed: names, never rows. */
export interface Announcement {
  readonly entity: EntityName
  readonly id: number | null
}

/** A job's name and what it is given, apart from its work: whoever enqueues it needs no more. */
export interface JobName<Payload = unknown> {
  readonly name: string
  readonly payload: z.ZodType<Payload>
}

/** Names a job `domain.verb_noun`, with what it is given when it runs. */
export function declareJob<Payload>(name: string, payload: z.ZodType<Payload>): JobName<Payload> {
  return { name, payload }
}

/**
 * One organisation's transaction. `load` asks now; `save` holds a statement back until the end, where all of them leave
 * together with COMMIT: a write costs two round trips, a read one. Nothing is sent before the first `load`.
 */
export class Transaction {
  readonly organisationId: number
  readonly announcements: Announcement[] = []
  readonly #database: Database
  readonly #isReadOnly: boolean
  /** Committed, or cut off on the way there, when nobody can know: what a saved row names must stay. */
  mayHaveCommitted = false
  #client: pg.PoolClient | null = null
  #patience: number
  #pending: Statement[] = []
  #afterCommit: (() => void)[] = []
  #told: Told[] = []

  constructor(
    database: Database,
    organisationId: number,
    options: { readonly readOnly: boolean; readonly patience?: number },
  ) {
    this.#database = database
    this.organisationId = organisationId
    this.#isReadOnly = options.readOnly
    this.#patience = options.patience ?? patience.request
  }

  /** Runs queries now, in one batch, after whatever was saved before them; answers the rows of each. */
  async load<const Queries extends readonly Query[]>(...queries: Queries): Promise<RowsOf<Queries>> {
    const asked = queries.map((query) => query.compile())
    const rows = await this.#send(asked, false)
    return rows.slice(rows.length - asked.length) as RowsOf<Queries>
  }

  /** The first row of one query, or undefined. */
  async find<Row>(query: Query<Row>): Promise<Row | undefined> {
    const [rows] = await this.load(query)
    return rows[0] as Row | undefined
  }

  /** Holds statements back to leave with COMMIT. Rows they would answer are not needed: ask with `load` for those. */
  save(...queries: readonly Query[]): void {
    if (this.#isReadOnly) throw new Error('a read call may not save')
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

  /** Tells every screen that shows the entity to refresh, once this transaction is committed. */
  announce(entity: EntityName, id: number | null = null): void {
    this.announcements.push({ entity, id })
  }

  /** Tells an event to the domains that react to it: they do so in this transaction, before it is committed. */
  emit<Payload>(kind: EventKind<Payload>, payload: NoInfer<Payload>): void {
    if (this.#isReadOnly) throw new Error('a read call has no news')
    this.#told.push({ kind, payload })
  }

  /** Something in memory that must follow the commit (forget a cached session …). */
  afterCommit(action: () => void): void {
    this.#afterCommit.push(action)
  }

  /** Lets other domains react to what was told, sends what was saved and commits. */
  async commit(): Promise<void> {
    await reactTo(this, () => this.#told.splice(0))
    if (this.#client || this.#pending.length > 0) await this.#send([], true)
    this.#release(false)
    for (const action of this.#afterCommit) action()
  }

  /** Undoes everything; safe to call at any time. */
  async rollback(): Promise<void> {
    this.#pending = []
    this.#told = []
    const client = this.#client
    if (!client) return
    this.#client = null
    await send(client, [rollback], Math.min(this.#patience, 1_000)).then(
      () => client.release(),
      () => client.release(true),
    )
  }

  async #send(asked: readonly Statement[], isLast: boolean): Promise<unknown[][]> {
    const entering = this.#client === null
    const began = performance.now()
    const client = this.#client ?? (await this.#database.acquire())
    if (!this.#isReadOnly) this.#client = client
    const statements = [...this.#pending, ...asked]
    this.#pending = []
    if (entering) statements.unshift(enter(String(this.organisationId)).compile())
    if (entering && !this.#isReadOnly) statements.unshift(begin)
    if (isLast) statements.push(commit)
    try {
      const rows = await send(client, statements, this.#patience - (performance.now() - began))
      this.mayHaveCommitted = isLast
      if (this.#isReadOnly) client.release()
      return rows
    } catch (error) {
      this.mayHaveCommitted = isLast && isConnectionLost(error)
      if (this.#isReadOnly) client.release(isConnectionLost(error))
      else if (isConnectionLost(error)) this.#release(true)
      throw error
    } finally {
      this.#patience -= performance.now() - began
    }
  }

  #release(isLost: boolean): void {
    this.#client?.release(isLost)
    this.#client = null
  }
}

export interface JobOptions {
  readonly runAt?: Date
  /** A job with the same key that has not started is replaced. */
  readonly key?: string
  readonly attempts?: number
}
