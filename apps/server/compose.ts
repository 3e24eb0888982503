import { setTimeout as pause } from 'node:timers/promises'
import { maskText } from '@bole/accounts/model'
import {
  type AccountSync,
  accountSync,
  type CompanyClock,
  companyClock,
  createAuthenticator,
  type PlatformAddresses,
  platformAddresses,
} from '@bole/accounts/server'
import { bubblewrapRunner, type CodeRunner, codeRunner } from '@bole/coding/server'
import { serverFacts } from '@bole/dashboard/server'
import {
  addressOfMailbox,
  closeTransports,
  type InstallationMail,
  installationMail,
  mailboxAddress,
  mailPerMinute,
} from '@bole/mail/server'
import {
  Announcer,
  appUrlOf,
  bindReactions,
  bindSlots,
  createHost,
  createRealtime,
  Database,
  sealingKey,
  startWorker,
} from '@bole/platform/host'
import { publicUrl } from '@bole/platform/links'
import { allowedInnerHosts } from '@bole/platform/outward'
import type { DiskRoom, FileStore } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { type MediaRelays, mediaRelays } from '@bole/rooms/server'
import { smsGateway } from '@bole/sms/server'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { connectSms } from './connect-sms.ts'
import { securityHeaders } from './content-security.ts'
import { jobs, providers, reactions, routes } from './domains.ts'
import { mayLook } from './may-look.ts'
import { pagesVersion } from './pages.ts'
import { readMailbox } from './read-mailbox.ts'
import { readMailboxes } from './read-mailboxes.ts'
import { serveFeeds } from './serve-feeds.ts'
import { serveHealth } from './serve-health.ts'
import { serveUnsubscribe } from './serve-unsubscribe.ts'
import { factsOf } from './server-facts.ts'

export interface Composition {
  readonly ownerUrl: string
  readonly store: FileStore
  readonly room?: DiskRoom
  readonly role: 'web' | 'worker' | 'all'
  readonly checksReplies: boolean
  readonly logLevel: string
  readonly trustedProxies: false | number | string[]
  /** What one address may ask for within ten seconds without being signed in; 0: as much as it likes. */
  readonly requestsPerAddress?: number
  readonly isSecure: boolean
  /** The address people use, as messages link to it. */
  readonly publicUrl: string
  readonly clock: CompanyClock
  /** Encrypts the secrets that are kept; 32 bytes. */
  readonly sealingKey: Uint8Array
  /** The installation's mail server; null: organisations name their own, or mail waits. */
  readonly mail: InstallationMail | null
  /** Where short messages are handed over; null: they wait. */
  readonly smsUrl?: string | null
  /** How many mails a minute go to one domain; 0, and unless said: as many as there are. */
  readonly mailPerMinute?: number
  /** The mailbox that answers and returned mail come to, and how often it is looked into, in milliseconds. */
  readonly mailboxUrl?: string | null
  readonly mailboxEvery?: number
  /** A service outside that is told of accounts; null where there is none. */
  readonly accountSync: AccountSync | null
  /** Where platforms are asked, where it is not their public service. */
  readonly platformAddresses?: PlatformAddresses
  /** What windows of interview rooms in different networks find each other with; none, unless said. */
  readonly mediaRelays?: MediaRelays
  /** What companies may have the server reach in networks that are not public. */
  readonly allowedInnerHosts: readonly string[]
  /** Runs what candidates write; bubblewrap, unless said. */
  readonly codeRunner?: CodeRunner
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
  /** Lets what is under way finish, within seven seconds, then lets go of everything. */
  readonly stop: () => Promise<void>
}

/** How long connections to the database may take to be given up, in milliseconds. */
const longestFarewell = 2_000

/** Puts the parts together: database, calls, sockets, jobs. It listens on no port yet. */
export async function compose(parts: Composition): Promise<RunningServer> {
  bindReactions(reactions)
  const database = new Database(appUrlOf(parts.ownerUrl), {
    connections: parts.connections,
    onIdleError: (error) => parts.log(`database connection lost: ${error.message}`),
  })
  const announcer = new Announcer(appUrlOf(parts.ownerUrl))
  const sms = parts.smsUrl ? connectSms(parts.smsUrl, { database, announcer, log: parts.log }) : null
  const mailbox = parts.mailboxUrl
    ? readMailbox(parts.mailboxUrl, { database, announcer, log: parts.log })
    : null
  bindSlots([
    ...providers,
    provide(serverFacts, factsOf(parts)),
    provide(companyClock, parts.clock),
    provide(publicUrl, parts.publicUrl),
    provide(sealingKey, parts.sealingKey),
    provide(allowedInnerHosts, parts.allowedInnerHosts),
    provide(installationMail, parts.mail),
    provide(smsGateway, sms),
    provide(mailboxAddress, parts.mailboxUrl ? addressOfMailbox(parts.mailboxUrl) : null),
    provide(mailPerMinute, parts.mailPerMinute ?? 0),
    provide(codeRunner, parts.codeRunner ?? bubblewrapRunner()),
    provide(accountSync, parts.accountSync),
    provide(platformAddresses, parts.platformAddresses ?? {}),
    provide(mediaRelays, parts.mediaRelays ?? { addresses: [], secret: null }),
  ])
  await announcer.connect()
  const authenticate = createAuthenticator(database, announcer)
  const headers = await securityHeaders(parts.isSecure)
  const { publish } = announcer
  const app = await createHost({ ...parts, database, routes, authenticate, publish, headers, mask: maskText })
  serveHealth(app, database)
  serveUnsubscribe(app, { database, announcer })
  serveFeeds(app, { database, announcer, publicUrl: parts.publicUrl })
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
  const mailboxes = readMailboxes({ database, announcer, store, url: appUrlOf(parts.ownerUrl), log })
  if (parts.role !== 'web') {
    sms?.start()
    mailboxes.start()
    mailbox?.start(parts.mailboxEvery)
  }
  const stop = async () => {
    // Each waits for what is under way, and not for ever: the host ends every connection, the worker leaves its jobs.
    await Promise.all([app.close(), io.close(), worker?.stop()])
    closeTransports()
    await Promise.all([sms?.stop(), mailbox?.stop(), mailboxes.stop()])
    const letGo = Promise.all([announcer.close(), ownerPool.end(), database.close()])
    // A job that was left may still hold a connection.
    await Promise.race([letGo, pause(longestFarewell, undefined, { ref: false })])
  }
  return { app, database, announcer, stop }
}
