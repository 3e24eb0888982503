import type { StoredFile, Transaction } from '@bole/platform/server'

/** A mailbox that is to be read. */
export interface ToRead {
  readonly organisation_id: number
  readonly mailbox_id: number
  readonly version: number
  readonly asked: number
}

/** Files that are deleted again unless a transaction keeps them. */
interface Stored {
  readonly files: readonly StoredFile[]
  readonly keep: (tx: Transaction) => void
}

/** What reading mailboxes needs of the server it belongs to. */
export interface ReaderParts {
  readonly toRead: () => Promise<readonly ToRead[]>
  readonly inTransaction: <Result>(
    organisationId: number,
    work: (tx: Transaction) => Promise<Result>,
  ) => Promise<Result>
  readonly store: (contents: readonly { name: string; bytes: Uint8Array }[]) => Promise<Stored>
  /** Whether this process alone reads a mailbox from now on. */
  readonly take: (name: string) => Promise<boolean>
  readonly letGo: (name: string) => Promise<void>
  readonly log: (line: string) => void
}

/** Which mailbox is read, of which organisation. */
export interface Whose {
  readonly organisationId: number
  readonly mailboxId: number
}
