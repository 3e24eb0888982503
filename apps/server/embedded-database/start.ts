import { join, resolve } from 'node:path'
import pg from 'pg'
import { openCluster } from '../../../platform/server/embedded-postgres/cluster.ts'
import { findPlace } from '../../../platform/server/embedded-postgres/place.ts'
import { claim } from './claim.ts'
import { supervise } from './supervise.ts'
import { availableMemory, tuningFor } from './tuning.ts'

const database = 'bole'

/** Where to keep the cluster and whom to tell; `settings` override the tuning by PostgreSQL's own names. */
export type EmbeddedDatabaseOptions = {
  directory: string
  log(line: string): void
  onRestart?(): void
  settings?: Record<string, string>
}

/** A database that runs until `stop`, in `directory`. `ownerUrl` signs in as its superuser; `pid` changes when it restarts. */
export type EmbeddedDatabase = { ownerUrl: string; directory: string; pid(): number; stop(): Promise<void> }

const ensureDatabase = async (url: string) => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
}

/**
 * Runs the PostgreSQL that comes with Bole on `directory`, making it when missing, reachable over a local
 * socket by this user only, and starts it again whenever it ends unasked.
 *
 * @throws sentences that say what to do: another Bole runs on it, another version made it, it may not be written
 */
export const startEmbeddedDatabase = async (options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> => {
  const { log } = options
  const place = await findPlace(resolve(options.directory), log)
  const release = await claim(join(place.directory, 'supervisor.pid'))
  try {
    const settings = { ...tuningFor(availableMemory()), ...options.settings }
    const cluster = await openCluster(place, { settings, log })
    const running = await supervise(cluster.start, { log, onRestart: options.onRestart })
    let stopped: Promise<void> | undefined
    const stop = () => {
      stopped ??= running.stop().then(release)
      return stopped
    }
    await ensureDatabase(cluster.url('postgres')).catch(async (error: unknown) => {
      await stop()
      throw error
    })
    return { ownerUrl: cluster.url(database), directory: place.directory, pid: running.pid, stop }
  } catch (error) {
    await release()
    throw error
  }
}
