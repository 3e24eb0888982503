import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isConnectionLost } from '../database.ts'
import type { Announcement } from '../transaction.ts'

/** Ids of one entity that changed; null when which ones is not known. */
export type ChangedEntities = Readonly<Record<string, readonly number[] | null>>

export type ChangeListener = (organisationId: number, changed: ChangedEntities) => void

/**
 * For how long announcements of one organisation are gathered to leave together, in milliseconds: a batch of a thousand moves is one
 * message. While changes keep coming each wait is twice the last, up to a second; after a quiet time of `calm` it is short again.
 */
const gather = { first: 40, longest: 1_000, calm: 1_500 }

/** How often the connection is asked whether it lives, as a network that swallows it says nothing; how long it may take to answer. */
const usual = { heartbeat: 15_000, answer: 5_000 }

/** Ids past this number are not worth naming; everything of the entity is refreshed instead. */
const idsNamedAtMost = 200

/** PostgreSQL takes messages of less than 8,000 bytes. */
const bytesAtMost = 7_500

/** The announcements of one organisation that have not left yet. */
interface Gathering {
  entities: Map<string, Set<number> | null>
  timer: NodeJS.Timeout | null
  /** How long the last were gathered for, and when they left. */
  waited: number
  leftAt: number
}

/**
 * Carries committed changes to the listeners of this process and, over PostgreSQL's NOTIFY, of every other one.
 * NOTIFY is sent after the commit on a connection of its own: inside the transaction it would make commits queue.
 */
export class Announcer {
  readonly #listeners: ChangeListener[] = []
  readonly #commitListeners: ((committed: readonly Announcement[]) => void)[] = []
  readonly #gathered = new Map<number, Gathering>()
  readonly #self = randomUUID()
  readonly #url: string
  readonly #answerMilliseconds: number
  readonly #heartbeat: NodeJS.Timeout
  readonly #gapListeners: (() => void)[] = []
  #client: pg.Client | null = null
  /** Over when the connection has answered all it was asked, one question at a time. */
  #answered: Promise<unknown> = Promise.resolve()
  #isClosed = false

  /** `waits` are in milliseconds. */
  constructor(url: string, waits = usual) {
    this.#url = url
    this.#answerMilliseconds = waits.answer
    this.#heartbeat = setInterval(() => this.#ask('select 1'), waits.heartbeat).unref()
  }

  onChange(listener: ChangeListener): void {
    this.#listeners.push(listener)
  }

  /** Called at once with what this process has committed, before it is gathered: for what may not lag behind an answer. */
  onCommit(listener: (committed: readonly Announcement[]) => void): void {
    this.#commitListeners.push(listener)
  }

  /** Called when others are heard again after they were not: what they changed meanwhile is not known. */
  onGap(listener: () => void): void {
    this.#gapListeners.push(listener)
  }

  /** Starts hearing other processes; connects again by itself whenever the connection is lost. */
  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: this.#answerMilliseconds,
      query_timeout: this.#answerMilliseconds,
    })
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    // Every loss ends in `end`.
    client.on('error', () => undefined)
    try {
      await client.connect()
      // Messages are told in a transaction each; nobody misses what a crash loses of them, so none waits for the disk.
      await client.query('set synchronous_commit = off')
      await client.query('listen bole_changed')
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
    client.once('end', () => void this.#reconnect())
    this.#client = client
    if (this.#isClosed) await client.end()
  }

  readonly publish = (organisationId: number, announcements: readonly Announcement[]): void => {
    if (announcements.length === 0) return
    for (const listener of this.#commitListeners) listener(announcements)
    const gathering = this.#gathered.get(organisationId) ?? {
      entities: new Map(),
      timer: null,
      waited: 0,
      leftAt: Number.NEGATIVE_INFINITY,
    }
    this.#gathered.set(organisationId, gathering)
    const { entities } = gathering
    for (const { entity, id } of announcements) {
      const ids = entities.get(entity)
      if (ids === null || id === null || (ids && ids.size >= idsNamedAtMost)) entities.set(entity, null)
      else entities.set(entity, (ids ?? new Set()).add(id))
    }
    // Sockets of a session that has ended are closed by its announcement: that waits for no other changes.
    const isUrgent = entities.has('session') && gathering.waited > gather.first
    if (gathering.timer && !isUrgent) return
    if (gathering.timer) clearTimeout(gathering.timer)
    gathering.waited = entities.has('session') ? gather.first : nextWait(gathering)
    gathering.timer = setTimeout(() => this.#flush(organisationId, gathering), gathering.waited)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#heartbeat)
    for (const [organisationId, gathering] of this.#gathered) {
      if (gathering.timer) clearTimeout(gathering.timer)
      this.#flush(organisationId, gathering)
    }
    await this.#answered
    await this.#client?.end()
  }

  #flush(organisationId: number, gathering: Gathering): void {
    const { entities } = gathering
    gathering.timer = null
    gathering.leftAt = performance.now()
    gathering.entities = new Map()
    if (entities.size === 0) return
    const changed = Object.fromEntries([...entities].map(([entity, ids]) => [entity, ids ? [...ids] : null]))
    for (const listener of this.#listeners) listener(organisationId, changed)
    this.#tellOthers(organisationId, changed)
  }

  #tellOthers(organisationId: number, changed: ChangedEntities): void {
    const message = messageOf({ from: this.#self, organisationId, changed })
    // A message lost with the connection costs nothing: `onGap` makes the others ask anew.
    this.#ask('select pg_notify($1, $2)', ['bole_changed', message])
  }

  #hear(payload: string): void {
    const { from, organisationId, changed } = JSON.parse(payload)
    if (from === this.#self) return
    for (const listener of this.#listeners) listener(organisationId, changed)
  }

  /** Asks when it is the question's turn; a connection that owes an answer is dropped, and what else it was to be asked with it. */
  #ask(sql: string, values: unknown[] = []): void {
    const client = this.#client
    if (!client) return
    this.#answered = this.#answered
      .then(() => client.query(sql, values))
      .catch((error) => (isConnectionLost(error) ? client.end() : null))
      .catch(() => undefined)
  }

  async #reconnect(): Promise<void> {
    this.#client = null
    await pause(500, undefined, { ref: false })
    if (this.#isClosed) return
    try {
      await this.connect()
    } catch {
      return this.#reconnect()
    }
    for (const listener of this.#gapListeners) listener()
  }
}

/** How long to gather before the next announcements leave. */
function nextWait({ waited, leftAt }: Gathering): number {
  if (performance.now() - leftAt > gather.calm) return gather.first
  return Math.min(gather.longest, Math.max(gather.first, waited * 2))
}

interface Message {
  readonly from: string
  readonly organisationId: number
  readonly changed: ChangedEntities
}

/** A message for the other processes; where it would be too long, the entity with most ids is told as a whole, then the next. */
function messageOf(message: Message): string {
  const text = JSON.stringify(message)
  if (Buffer.byteLength(text) <= bytesAtMost) return text
  const named = Object.entries(message.changed).flatMap(([entity, ids]) => (ids ? [{ entity, ids }] : []))
  const largest = named.toSorted((one, other) => other.ids.length - one.ids.length)[0]
  if (!largest) return text
  return messageOf({ ...message, changed: { ...message.changed, [largest.entity]: null } })
}
