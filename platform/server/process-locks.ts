import pg from 'pg'

/** How long the database may take to answer, in milliseconds. */
const patience = 8_000

/**
 * Names that one process at a time holds, of all that work on the database: for what is done over hours and by one alone. They belong to a
 * connection of their own and go with it, however the process ends; so does whoever relied on them, by `onLost`.
 */
export class ProcessLocks {
  readonly #url: string
  readonly #onLost: () => void
  #client: Promise<pg.Client> | null = null
  #isClosed = false

  constructor(url: string, onLost: () => void) {
    this.#url = url
    this.#onLost = onLost
  }

  /** Whether the name is held from now on; false where another process holds it, or this one does already. */
  async take(name: string): Promise<boolean> {
    return this.#ask('select pg_try_advisory_lock(hashtextextended($1, 0)) as done', name)
  }

  async letGo(name: string): Promise<void> {
    if (this.#client) await this.#ask('select pg_advisory_unlock(hashtextextended($1, 0)) as done', name)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await (await this.#client?.catch(() => null))?.end().catch(() => undefined)
  }

  async #ask(sql: string, name: string): Promise<boolean> {
    this.#client ??= this.#connect()
    try {
      const { rows } = await (await this.#client).query(sql, [`process:${name}`])
      return rows[0]?.done === true
    } catch (error) {
      const client = this.#client
      this.#client = null
      void client?.then((one) => one.end()).catch(() => undefined)
      throw error
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      ...{ keepAlive: true, connectionTimeoutMillis: patience, query_timeout: patience },
    })
    client.on('error', () => undefined)
    await client.connect()
    client.once('end', () => {
      this.#client = null
      if (!this.#isClosed) this.#onLost()
    })
    return client
  }
}
