import { createAuthenticator } from '@bole/accounts/server'
import {
  Announcer,
  appUrlOf,
  bindReactions,
  bindSlots,
  createHost,
  createRealtime,
  Database,
  startWorker,
} from '@bole/platform/host'
import type { FileStore } from '@bole/platform/server'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { securityHeaders } from './content-security.ts'
import { fillings, jobs, reactions, routes } from './domains.ts'
import { mayLook } from './may-look.ts'
import { pagesVersion } from './pages.ts'
import { serveHealth } from './serve-health.ts'

export interface Composition {
  readonly ownerUrl: string
  readonly store: FileStore
  readonly role: 'web' | 'worker' | 'all'
  readonly checksReplies: boolean
  readonly logLevel: string
  readonly trustsProxy: boolean
  readonly isSecure: boolean
  readonly connections: number
  /** No other process works on the same database. */
  readonly isAlone: boolean
  readonly now?: () => Date
  readonly log: (line: string) => void
}

export interface RunningServer {
  readonly app: FastifyInstance
  readonly database: Database
  readonly announcer: Announcer
  /** Lets what is under way finish, then lets go of everything. */
  readonly stop: () => Promise<void>
}

/** Puts the parts together: database, calls, sockets, jobs. It listens on no port yet. */
export async function compose(parts: Composition): Promise<RunningServer> {
  bindReactions(reactions)
  bindSlots(fillings)
  const database = new Database(appUrlOf(parts.ownerUrl), {
    connections: parts.connections,
    onIdleError: (error) => parts.log(`database connection lost: ${error.message}`),
  })
  const announcer = new Announcer(appUrlOf(parts.ownerUrl))
  await announcer.connect()
  const authenticate = createAuthenticator(database, announcer)
  const headers = await securityHeaders(parts.isSecure)
  const { publish } = announcer
  const app = await createHost({ ...parts, database, routes, authenticate, publish, headers })
  serveHealth(app, database)
  const io = createRealtime({
    server: app.server,
    announcer,
    authenticate,
    version: pagesVersion,
    mayLook: (caller, looking) => mayLook(database, caller, looking),
  })
  const ownerPool = new pg.Pool({
    connectionString: parts.ownerUrl,
    max: 6,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  })
  ownerPool.on('connect', (client) => client.on('error', () => undefined))
  ownerPool.on('error', (error) => parts.log(`database connection lost: ${error.message}`))
  const { store, log } = parts
  const worker =
    parts.role === 'web'
      ? null
      : await startWorker({
          ownerPool,
          isAlone: parts.isAlone,
          database,
          store,
          jobs,
          publish: announcer.publish,
          log,
          concurrency: 4,
        })
  const stop = async () => {
    await io.close()
    await app.close()
    await worker?.stop()
    await announcer.close()
    await ownerPool.end()
    await database.close()
  }
  return { app, database, announcer, stop }
}
