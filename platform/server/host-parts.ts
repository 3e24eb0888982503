import type { FastifyRequest } from 'fastify'
import type { Caller } from './caller.ts'
import type { Database } from './database.ts'
import type { DiskRoom } from './files/disk-room.ts'
import type { FileStore } from './files/file-store.ts'
import type { Routes } from './handler.ts'
import type { Patience } from './open-connections.ts'
import type { Announcement } from './transaction.ts'

/** What the host stands on; each is a port that the composition fills. */
export interface HostParts {
  readonly database: Database
  readonly routes: readonly Routes[]
  readonly store: FileStore
  /** What uploads leave free; absent where they go to no disk of ours. */
  readonly room?: DiskRoom
  /** Who asks, by the request's session cookie. */
  readonly authenticate: (request: FastifyRequest) => Promise<Caller | null>
  /** Passes on what was committed to everyone who looks at it. */
  readonly publish: (organisationId: number, announcements: readonly Announcement[]) => void
  /** Holds every answer against its schema: on in tests and development. */
  readonly checksReplies: boolean
  readonly logLevel: string
  /** Reverse proxies whose word for the visitor's address is taken: how many in a row, or their addresses; never anybody's. */
  readonly trustedProxies: false | number | string[]
  readonly isSecure: boolean
  /** Of every answer, whatever it is. */
  readonly headers: Readonly<Record<string, string>>
  readonly now?: () => Date
  readonly patience?: Patience
}
