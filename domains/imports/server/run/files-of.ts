import { Readable } from 'node:stream'
import { bounds } from '@bole/imports/model'
import { cleanFileName, type FileStore, receiveFile, type StoredFile } from '@bole/platform/server'
import { mediaTypeOf } from '@bole/resumes/server'
import type { Archive } from '../read/archive.ts'
import type { Drafted } from '../words/drafts-of.ts'

export interface BroughtFile extends StoredFile {
  readonly mediaType: string
}

/** When rows are brought, and the files they have, by the places of the rows. */
export interface Bringing {
  readonly at: Date
  readonly files: ReadonlyMap<number, readonly BroughtFile[]>
}

/**
 * Lays the files of some rows into the store, by the places of the rows. Their keys follow from the row: a run that broke off before its commit writes the
 * same ones again, and leaves nothing behind.
 */
export async function filesOf(
  archive: Archive,
  store: FileStore,
  importId: number,
  drafted: readonly Drafted[],
): Promise<ReadonlyMap<number, readonly BroughtFile[]>> {
  const files = new Map<number, BroughtFile[]>()
  for (const { row, draft } of drafted) {
    const own: BroughtFile[] = []
    for (const [at, { path, name }] of draft.files.entries()) {
      const bytes = await archive.bytesOf(path, bounds.attachmentBytes)
      if (bytes === null) continue
      const key = `imports/${importId}/${row.place}-${at}`
      await store.remove(key)
      const file = { name: cleanFileName(name), content: Readable.from([bytes]) }
      const stored = await receiveFile(store, file, { key, bytes: bounds.attachmentBytes })
      own.push({ ...stored, mediaType: await mediaTypeOf(bytes) })
    }
    if (own.length > 0) files.set(row.place, own)
  }
  return files
}
