import { decodedAs, strictlyUtf8 } from './code-pages.ts'
import { guessEncoding } from './guess-encoding.ts'

/** A name as an archive's directory has it. */
export interface RawEntry {
  readonly fileNameRaw: Uint8Array
  readonly generalPurposeBitFlag: number
  readonly extraFields: readonly { readonly id: number; readonly data: Uint8Array }[]
}

const utf8Flag = 0x800
const unicodePath = 0x7075

/**
 * The paths of an archive, in its order. What says it is UTF-8 is (the flag, or Info-ZIP's Unicode Path, 4.6.9 of the APPNOTE), and so
 * is what can be nothing else; all others are read in the one encoding in which they look most like names.
 */
export function pathsOf(entries: readonly RawEntry[]): readonly string[] {
  const said = entries.map(saidPathOf)
  const unsaid = entries.filter((_, at) => said[at] === null).map(({ fileNameRaw }) => fileNameRaw)
  const encoding = unsaid.length === 0 ? 'gbk' : guessEncoding(unsaid)
  return entries.map(({ fileNameRaw }, at) => said[at] ?? decodedAs(encoding, fileNameRaw))
}

function saidPathOf(entry: RawEntry): string | null {
  const { fileNameRaw, generalPurposeBitFlag } = entry
  if ((generalPurposeBitFlag & utf8Flag) !== 0) return new TextDecoder().decode(fileNameRaw)
  return unicodePathOf(entry) ?? strictlyUtf8(fileNameRaw)
}

/** The name of the Unicode Path field: its version is 1, and its checksum that of the name beside it, else the name was changed since. */
function unicodePathOf({ fileNameRaw, extraFields }: RawEntry): string | null {
  const data = extraFields.find(({ id }) => id === unicodePath)?.data
  if (!data || data.length < 6 || data[0] !== 1) return null
  const checksum = new DataView(data.buffer, data.byteOffset).getUint32(1, true)
  return checksum === crc32(fileNameRaw) ? strictlyUtf8(data.subarray(5)) : null
}

function crc32(bytes: Uint8Array): number {
  let sum = -1
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

/** The file's own name without its folders; null for folders and for what systems leave behind. */
export function fileNameOf(path: string): string | null {
  const parts = path.replaceAll('\\', '/').split('/')
  const name = (parts.at(-1) ?? '').replace(/[\u0000-\u001f]/g, '').trim()
  if (name === '' || name.startsWith('.') || name.startsWith('~$')) return null
  if (parts.includes('__MACOSX') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name)) return null
  return [...name.toWellFormed()].slice(-200).join('')
}
