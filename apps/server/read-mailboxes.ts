import { MailboxesReader, mailboxesToRead } from '@bole/mailboxes/server'
import {
  type Announcer,
  type Database,
  inTransaction,
  ProcessLocks,
  storeContents,
} from '@bole/platform/host'
import type { FileStore } from '@bole/platform/server'

/** What reading mailboxes needs of the server it belongs to. */
interface Parts {
  readonly database: Database
  readonly announcer: Announcer
  readonly store: FileStore
  /** Of the database, for a connection of its own. */
  readonly url: string
  readonly log: (line: string) => void
}

interface ReadsMailboxes {
  readonly start: () => void
  readonly stop: () => Promise<void>
}

/** The mailboxes that companies have résumés sent to, each read by one of all the processes there are. */
export function readMailboxes({ database, announcer, store, url, log }: Parts): ReadsMailboxes {
  const transactions = { database, publish: announcer.publish }
  const locks = new ProcessLocks(url, () => reader.lost())
  const reader = new MailboxesReader({
    toRead: async () => (await database.run(mailboxesToRead()))[0],
    inTransaction: (organisationId, work) => inTransaction(transactions, organisationId, work),
    store: (contents) => storeContents({ ...transactions, store }, contents),
    take: (name) => locks.take(name),
    letGo: (name) => locks.letGo(name),
    log,
  })
  announcer.onChange((_, changed) => {
    if ('mailbox' in changed) reader.remind()
  })
  return {
    start: () => reader.start(),
    stop: async () => {
      await reader.stop()
      await locks.close()
    },
  }
}
