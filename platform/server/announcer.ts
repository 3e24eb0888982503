import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Announcement } from './transaction.ts'

/** Ids of one entity that changed; null when which ones is not known. */
export type ChangedEntities = Readonly<Record<string, readonly number[] | null>>

export type ChangeListener = (organisationId: number, changed: ChangedEntities) => void

/** Announcements gathered for this long leave together: a batch of a thousand moves is one message. */
const gatherMilliseconds = 40

/** Ids past this number are not worth naming; everything of the entity is refreshed instead. */
const idsNamedAtMost = 200

/**
 * Carries committed changes to the listeners of this process and, over PostgreSQL's NOTIFY, of every other one.
 * NOTIFY is sent after the commit on a connection of its own: inside the transaction it would make commits queue.
 */
export class Announcer {
  readonly #listeners: ChangeListener[] = []
  readonly #gathered = new Map<number, Map<string, Set<number> | null>>()
  readonly #self = randomUUID()
  readonly #url: string
  #client: pg.Client | null = null
  #timer: NodeJS.Timeout | null = null
  #isClosed = false

  constructor(url: string) {
    this.#url = url
  }

  onChange(listener: ChangeListener): void {
    this.#listeners.push(listener)
  }

  /** Starts hearing other processes; connects again by itself whenever the connection is lost. */
  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true })
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    client.on('error', () => this.#reconnect(client))
    client.on('end', () => this.#reconnect(client))
    await client.connect()
    await client.query('listen bole_changed')
    this.#client = client
  }

  readonly publish = (organisationId: number, announcements: readonly Announcement[]): void => {
    if (announcements.length === 0) return
    const entities = this.#gathered.get(organisationId) ?? new Map<string, Set<number> | null>()
    this.#gathered.set(organisationId, entities)
    for (const { entity, id } of announcements) {
      const ids = entities.get(entity)
      if (ids === null || id === null || (ids && ids.size >= idsNamedAtMost)) entities.set(entity, null)
      else entities.set(entity, (ids ?? new Set()).add(id))
    }
    this.#timer ??= setTimeout(() => this.#flush(), gatherMilliseconds)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#timer) clearTimeout(this.#timer)
    this.#flush()
    await this.#client?.end()
  }

  #flush(): void {
    this.#timer = null
    for (const [organisationId, entities] of this.#gathered) {
      const changed = Object.fromEntries(
        [...entities].map(([entity, ids]) => [entity, ids ? [...ids] : null]),
      )
      for (const listener of this.#listeners) listener(organisationId, changed)
      this.#tellOthers(organisationId, changed)
    }
    this.#gathered.clear()
  }

  #tellOthers(organisationId: number, changed: ChangedEntities): void {
    const message = JSON.stringify({ from: this.#self, organisationId, changed })
    // Browsers refetch when their socket reconnects, so a message lost with the connection costs nothing.
    this.#client?.query('select pg_notify($1, $2)', ['bole_changed', message]).catch(() => undefined)
  }

  #hear(payload: string): void {
    const { from, organisationId, changed } = JSON.parse(payload)
    if (from === this.#self) return
    for (const listener of this.#listeners) listener(organisationId, changed)
  }

  #reconnect(lost: pg.Client): void {
    if (this.#isClosed || (this.#client !== null && this.#client !== lost)) return
    this.#client = null
    lost.removeAllListeners('end')
    setTimeout(() => {
      if (!this.#isClosed && !this.#client) this.connect().catch(() => undefined)
    }, 500).unref()
  }
}
