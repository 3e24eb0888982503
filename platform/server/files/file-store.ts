import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Where originals are kept: a disk folder by default, S3 behind the same three verbs. */
export interface FileStore {
  write(key: string, content: Readable): Promise<void>
  read(key: string): Promise<Readable>
  remove(key: string): Promise<void>
}

/** A file that arrived with a call and lies in the store under `key`. */
export interface StoredFile {
  readonly key: string
  /** As the sender named it: shown, never used as a path. */
  readonly name: string
  readonly bytes: number
  /** Hex SHA-256 of the content. */
  readonly sha256: string
}

/** Thrown when an arriving file passes its bound. */
export class FileTooLarge extends Error {}

/** A new, unused key; never made from a name the sender gave. */
export function newFileKey(): string {
  return `uploads/${randomUUID()}`
}

/** Streams an arriving file into the store under a key, counting and hashing on the way; nothing remains of one that is too large. */
export async function receiveFile(
  store: FileStore,
  file: { readonly name: string; readonly content: Readable },
  { key, bytes: mostBytes }: { readonly key: string; readonly bytes: number },
): Promise<StoredFile> {
  const hash = createHash('sha256')
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length
      hash.update(chunk)
      next(bytes > mostBytes ? new FileTooLarge() : null, chunk)
    },
  })
  // The sender may hang up before the store listens; without a listener the error would end the process. `write` reports it.
  counter.on('error', () => undefined)
  const written = store.write(key, counter).catch((error: Error) => {
    // The store has given up and reads no more: without this the sender's stream would wait for ever.
    counter.destroy(error)
    throw error
  })
  // `pipeline` notices content that broke off before we looked at it; `pipe` would wait for its end for ever.
  const ends = await Promise.allSettled([written, pipeline(file.content, counter)])
  const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  if (reasons.length > 0) {
    file.content.resume()
    await store.remove(key).catch(() => undefined)
    throw reasons.find((reason) => reason instanceof FileTooLarge) ?? reasons[0]
  }
  return { key, name: file.name, bytes, sha256: hash.digest('hex') }
}

/** Files below a folder; keys are made by the server and never contain a sender's name. */
export class DiskFileStore implements FileStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async write(key: string, content: Readable): Promise<void> {
    const path = join(this.#folder, key)
    await mkdir(dirname(path), { recursive: true })
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  }

  async read(key: string): Promise<Readable> {
    const stream = createReadStream(join(this.#folder, key))
    await new Promise<void>((resolve, reject) => stream.once('open', () => resolve()).once('error', reject))
    return stream
  }

  async remove(key: string): Promise<void> {
    await rm(join(this.#folder, key), { force: true })
  }
}
