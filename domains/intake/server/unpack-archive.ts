import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  type ArchiveRefusal,
  archiveBounds,
  decodeEntryName,
  fileNameOf,
  refusalOfArchive,
} from '@bole/intake/model'
import { type FileStore, receiveFile, type StoredFile } from '@bole/platform/server'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/** Directory lines looked at, folders and what systems leave behind included. */
const linesAtMost = 20_000

/** A file out of an archive; one that was too large has no stored content. */
export interface UnpackedFile {
  readonly name: string
  readonly stored: StoredFile | null
}

type Wanted = { readonly name: string; readonly entry: Entry }

/** Whether bytes are a ZIP of files rather than a document that happens to be zipped (Word, Excel, OpenDocument). */
export async function isArchive(bytes: Uint8Array): Promise<boolean> {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
  if (head !== 'PK\u0003\u0004' && head !== 'PK\u0005\u0006') return false
  try {
    const zip = await open(bytes)
    for await (const entry of zip.eachEntry())
      if (/^(?:\[Content_Types\]\.xml|mimetype|word\/document\.xml)$/.test(pathOf(entry))) return false
  } catch {
    // Damaged: the unpacking says so.
  }
  return true
}

/** Unpacks an archive into the store, within its bounds; on a refusal nothing remains there. */
export async function unpackArchive(
  store: FileStore,
  bytes: Uint8Array,
): Promise<{ readonly files: readonly UnpackedFile[] } | { readonly refusal: ArchiveRefusal }> {
  const files: UnpackedFile[] = []
  try {
    const zip = await open(bytes)
    const wanted = await wantedOf(zip)
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
    for (const one of wanted) files.push(await unpackOne(store, zip, one))
    return { files }
  } catch {
    await discard(store, files)
    return { refusal: 'archive_damaged' }
  }
}

/** Takes unpacked files out of the store again. */
export async function discard(store: FileStore, files: readonly UnpackedFile[]): Promise<void> {
  for (const { stored } of files) if (stored) await store.remove(stored.key)
}

async function wantedOf(zip: ZipFile): Promise<readonly Wanted[]> {
  const wanted: Wanted[] = []
  let lines = 0
  for await (const entry of zip.eachEntry()) {
    const name = fileNameOf(pathOf(entry))
    if (name) wanted.push({ name, entry })
    if (++lines > linesAtMost || wanted.length > archiveBounds.entries) break
  }
  return wanted
}

async function unpackOne(store: FileStore, zip: ZipFile, { name, entry }: Wanted): Promise<UnpackedFile> {
  if (entry.uncompressedSize > archiveBounds.entryBytes) return { name, stored: null }
  // The stream fails when more comes out than the directory promised: it is emptied before anything is stored.
  const unpacked = await buffer(await zip.openReadStreamPromise(entry))
  const content = Readable.from([unpacked])
  const bounds = { prefix: 'uploads', bytes: archiveBounds.entryBytes }
  return { name, stored: await receiveFile(store, { name, content }, bounds) }
}

function open(bytes: Uint8Array): Promise<ZipFile> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return fromBufferPromise(whole, { autoClose: false, decodeStrings: false, validateEntrySizes: true })
}

function pathOf(entry: Entry): string {
  return decodeEntryName(entry.fileNameRaw, (entry.generalPurposeBitFlag & 0x800) !== 0)
}
