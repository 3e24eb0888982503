import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { documentLimits } from '../document-limits.ts'
import { UnreadableDocument } from '../unreadable-document.ts'

const { packagePartBytes: PART_LIMIT, packageBytes, packageEntries } = documentLimits
const WANTED = /^word\/(?:document|styles|header\d{0,2}|footer\d{0,2})\.xml$/i
const ENCRYPTED = /^EncryptedPackage$/i

const open = (bytes: Uint8Array) =>
  new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      { lazyEntries: true },
      (error, zip) => (error || !zip ? reject(new UnreadableDocument('damaged_file')) : resolve(zip)),
    )
  })

function readEntry(zip: ZipFile, entry: Entry): Promise<string> {
  return new Promise((resolve, reject) => {
    if (entry.uncompressedSize > PART_LIMIT) return reject(new UnreadableDocument('too_large'))
    zip.openReadStream(entry, (error, stream) => {
      if (error || !stream) return reject(new UnreadableDocument('damaged_file'))
      const chunks: Buffer[] = []
      let size = 0
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length
        // The declared size may lie: what comes out is counted too.
        if (size > PART_LIMIT) stream.destroy(new UnreadableDocument('too_large'))
        else chunks.push(chunk)
      })
      stream.on('error', (cause: Error) =>
        reject(cause instanceof UnreadableDocument ? cause : new UnreadableDocument('damaged_file')),
      )
      stream.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    })
  })
}

/** The parts of a Word package that hold text, by lower-case name. Refuses bombs by declared and by real size. */
export async function openPackage(bytes: Uint8Array): Promise<Map<string, string>> {
  const zip = await open(bytes)
  const parts = new Map<string, string>()
  let seen = 0
  let letters = 0
  await new Promise<void>((resolve, reject) => {
    zip.on('error', () => reject(new UnreadableDocument('damaged_file')))
    zip.on('end', () => resolve())
    zip.on('entry', (entry: Entry) => {
      seen++
      const name = entry.fileName.replaceAll('\\', '/')
      if (seen > packageEntries || ENCRYPTED.test(name)) return reject(new UnreadableDocument('too_large'))
      if (!WANTED.test(name)) return zip.readEntry()
      readEntry(zip, entry).then((text) => {
        letters += text.length
        if (letters > packageBytes) return reject(new UnreadableDocument('too_large'))
        parts.set(name.toLowerCase(), text)
        zip.readEntry()
      }, reject)
    })
    zip.readEntry()
  }).finally(() => zip.close())
  return parts
}
