import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { bounds, isBomb } from '@bole/imports/model'
import { pathsOf } from '@bole/intake/model'
import { type Entry, openPromise, validateFileName, type ZipFile } from 'yauzl'
import { Unreadable } from './unreadable.ts'

/** The files of an archive, by their paths. */
export interface Archive {
  readonly entries: ReadonlyMap<string, Entry>
  readonly open: (entry: Entry) => Promise<Readable>
  /** The whole of a small file; null where there is none, or it is too large. */
  readonly bytesOf: (path: string, most: number) => Promise<Buffer | null>
}

/** Names are read here, as no flag says what encoding they are in. */
const reading = { autoClose: false, decodeStrings: false, validateEntrySizes: true }

/**
 * Works with an archive of the store, which is laid into a file of its own meanwhile: its directory stands at the end. What it promises to unpack is
 * held against its bounds before anything is, and what comes against that promise.
 */
export async function withArchive<Result>(
  content: Readable,
  work: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bole-import-'))
  let zip: ZipFile | null = null
  try {
    const path = join(folder, 'archive')
    await pipeline(content, createWriteStream(path, { mode: 0o600 }))
    zip = await openPromise(path, reading).catch(() => {
      throw new Unreadable('damaged')
    })
    return await work(archiveOf(zip, await entriesOf(zip)))
  } finally {
    zip?.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.length > bounds.entries) throw new Unreadable('too_large')
      if (isBomb(entry.uncompressedSize, entry.compressedSize)) throw new Unreadable('suspicious')
      entries.push(entry)
    }
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged')
  }
  const paths = pathsOf(entries).map((path) => path.replaceAll('\\', '/'))
  if (paths.some((path) => validateFileName(path) !== null)) throw new Unreadable('damaged')
  return new Map(
    entries.flatMap((entry, at) => {
      const path = paths[at] ?? ''
      return path.endsWith('/') ? [] : [[path, entry] as const]
    }),
  )
}

function archiveOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Archive {
  const open = (entry: Entry) => zip.openReadStreamPromise(entry)
  return {
    entries,
    open,
    bytesOf: async (path, most) => {
      const entry = entries.get(path)
      if (!entry || entry.uncompressedSize > most || entry.isEncrypted()) return null
      return buffer(await open(entry)).catch(() => null)
    },
  }
}
