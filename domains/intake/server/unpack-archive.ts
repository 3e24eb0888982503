import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type ArchiveRefusal, archiveBounds, fileNameOf, pathsOf, refusalOfArchive } from '@bole/intake/model'
import { cleanFileName, type FileStore, receiveFile, type StoredFile } from '@bole/platform/server'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/** The most directory entries looked at, including folders and system files such as `__MACOSX`. */
const linesAtMost = 20_000

/** A file out of an archive; one that was too large has no stored content. */
export interface UnpackedFile {
  readonly name: string
  readonly stored: StoredFile | null
}

const partOfDocument = /^(?:\[Content_Types\]\.xml|mimetype|word\/document\.xml)$/

type Wanted = { readonly name: string; readonly entry: Entry }

/** Whether bytes are a ZIP of files rather than a document that happens to be zipped (Word, Excel, OpenDocument). */
export async function isArchive(bytes: Uint8Array): Promise<boolean> {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
  if (head !== 'PK\u0003\u0004' && head !== 'PK\u0005\u0006') return false
  try {
    const zip = await open(bytes)
    for await (const entry of zip.eachEntry())
      if (partOfDocument.test(entry.fileNameRaw.toString('latin1'))) return false
  } catch {
    // Damaged: unpacking it refuses with a reason.
  }
  return true
}

/** Unpacks an archive into a folder of the store, within its bounds; on a refusal nothing remains there. */
export async function unpackArchive(
  store: FileStore,
  folder: string,
  bytes: Uint8Array,
): Promise<{ readonly files: readonly UnpackedFile[] } | { readonly refusal: ArchiveRefusal }> {
  const listed = await listArchive(bytes).catch(() => null)
  if (!listed) return { refusal: 'archive_damaged' }
  const { zip, wanted } = listed
  const refusal = refusalOfArchive(
    wanted.map(({ name, entry }) => ({
      name,
      packed: entry.compressedSize,
      unpacked: entry.uncompressedSize,
      isEncrypted: entry.isEncrypted(),
    })),
    bytes.length,
  )
  if (refusal) return { refusal }
  const files: UnpackedFile[] = []
  for (const [place, { name, entry }] of wanted.entries()) {
    if (entry.uncompressedSize > archiveBounds.entryBytes) files.push({ name, stored: null })
    else {
      const content = await contentOf(zip, entry).catch(() => null)
      if (!content) {
        await sweepFolder(store, folder, place)
        return { refusal: 'archive_damaged' }
      }
      const key = keyAt(folder, place)
      const file = { name, content: Readable.from([content]) }
      files.push({ name, stored: await receiveFile(store, file, { key, bytes: archiveBounds.entryBytes }) })
    }
  }
  return { files }
}

/** Deletes what was unpacked into a folder of the store: so many files, or as many as there can be where the number is unknown. */
export async function sweepFolder(
  store: FileStore,
  folder: string,
  count: number = archiveBounds.entries,
): Promise<void> {
  for (let place = 0; place < count; place++) await store.remove(keyAt(folder, place))
}

function keyAt(folder: string, place: number): string {
  return `${folder}/${place}`
}

async function listArchive(bytes: Uint8Array) {
  const zip = await open(bytes)
  return { zip, wanted: await wantedOf(zip) }
}

async function wantedOf(zip: ZipFile): Promise<readonly Wanted[]> {
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) if (entries.push(entry) > linesAtMost) break
  const named = pathsOf(entries).map((path) => fileNameOf(path))
  const wanted = entries.flatMap((entry, at) => {
    const name = named[at]
    return name ? [{ name: cleanFileName(name), entry }] : []
  })
  return wanted.slice(0, archiveBounds.entries + 1)
}

/** The whole of an entry: the stream fails when more comes out than the directory promised, before anything is stored. */
async function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return buffer(await zip.openReadStreamPromise(entry))
}

function open(bytes: Uint8Array): Promise<ZipFile> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return fromBufferPromise(whole, { autoClose: false, decodeStrings: false, validateEntrySizes: true })
}
