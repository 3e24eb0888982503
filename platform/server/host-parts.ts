import type { FieldGroupName } from '@bole/platform/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller } from './caller.ts'
import type { Database } from './database.ts'
import type { DiskRoom } from './files/disk-room.ts'
import type { FileStore } from './files/file-store.ts'
import type { Routes } from './handler.ts'
import type { Patience } from './network/open-connections.ts'
import type { Announcement } from './transaction.ts'

/** What the host stands on; each is a port that the composition fills. */
export interface HostParts {
  readonly database: Database
  readonly routes: readonly Routes[]
  readonly store: FileStore
  /** The disk space that uploads must leave free; absent where files go to a bucket. */
  readonly room?: DiskRoom
  /** Who asks, by the request's session cookie. */
  readonly authenticate: (request: FastifyRequest) => Promise<Caller | null>
  /** Tells all browsers of the organisation what was committed. */
  readonly publish: (organisationId: number, announcements: readonly Announcement[]) => void
  /** Holds every answer against its schema: on in tests and development. */
  readonly checksReplies: boolean
  readonly logLevel: string
  /** Reverse proxies whose X-Forwarded-For is believed: how many in a row, or their addresses; false: nobody's. */
  readonly trustedProxies: false | number | string[]
  /** What one address may ask for within ten seconds without being signed in; absent or 0: as much as it likes. */
  readonly requestsPerAddress?: number
  /** Makes words unreadable that may hold what is kept from somebody; absent: all words are. */
  readonly mask?: (text: string, hides: ReadonlySet<FieldGroupName>) => string
  readonly isSecure: boolean
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly now?: () => Date
  readonly patience?: Patience
}
