import { Readable } from 'node:stream'
import type { TransactionParts } from '../queue/jobs.ts'
import type { Transaction } from '../transaction.ts'
import { arrivingKey, cancelCleanup, scheduleCleanup } from './arriving-files.ts'
import { type FileStore, receiveFile, type StoredFile } from './file-store.ts'

/** What is to be kept, in memory. */
interface Content {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Files that lie in the store, and are deleted in a day unless a transaction keeps them. */
interface Stored {
  readonly files: readonly StoredFile[]
  /** Keeps them if this transaction, which names them, commits. */
  readonly keep: (tx: Transaction) => void
}

/** Stores what came by no call. Whatever becomes of the transaction that is to name it, no file stays without a row. */
export async function storeContents(
  parts: TransactionParts & { readonly store: FileStore },
  contents: readonly Content[],
): Promise<Stored> {
  if (contents.length === 0) return { files: [], keep: () => undefined }
  const arrival = await scheduleCleanup(parts, contents.length)
  for (const [place, { name, bytes }] of contents.entries()) {
    const key = arrivingKey(arrival.key, place)
    const file = { name, content: Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)]) }
    arrival.files.push(await receiveFile(parts.store, file, { key, bytes: bytes.length }))
  }
  return { files: arrival.files, keep: (tx) => cancelCleanup(tx, arrival) }
}
