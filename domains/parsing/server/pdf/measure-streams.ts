import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflate } from 'node:zlib'
import { documentLimits } from '../document-limits.ts'
import { UnreadableDocument } from '../unreadable-document.ts'

const KEYWORD = 'stream'
const END = 'endstream'
/** How far before its stream a dictionary is looked for. */
const DICTIONARY = 1000
const PIECE = 256 * 1024

/** RFC 1950: the method is 8, and the first two bytes divide by 31. */
const isPacked = (first = 0, second = 0) => (first & 15) === 8 && (first * 256 + second) % 31 === 0

/** The bytes something packed unfolds to, counted and thrown away; stops past `most`. */
async function unfoldedBytes(packed: Uint8Array, most: number): Promise<number> {
  let bytes = 0
  const counter = new Writable({
    write(piece: Buffer, _, done) {
      bytes += piece.length
      done(bytes > most ? new Error('enough') : null)
    },
  })
  const inflate = createInflate({ chunkSize: PIECE })
  inflate.end(packed)
  // What breaks off counts as far as it came.
  await pipeline(inflate, counter).catch(() => undefined)
  return bytes
}

/** A stream's dictionary, its names spelled out: any letter of a name may be written as its number. */
function dictionaryOf(file: Buffer, at: number): string {
  const before = file.toString('latin1', Math.max(0, at - DICTIONARY), at)
  const own = before.slice(before.lastIndexOf(' obj'))
  return own.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/**
 * Measures what the streams of a PDF unfold to before anything is made of them: the library that reads them has no limit.
 *
 * @throws UnreadableDocument `too_large` past {@link documentLimits}
 */
export async function measureStreams(bytes: Uint8Array): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const left = { pictures: documentLimits.pdfPictureBytes, others: documentLimits.pdfStreamBytes }
  let streams = 0
  for (let at = file.indexOf(KEYWORD); at >= 0; at = file.indexOf(KEYWORD, at + KEYWORD.length)) {
    if (file.toString('latin1', at - 3, at + KEYWORD.length) === END) continue
    let begin = at + KEYWORD.length
    if (file[begin] === 13) begin++
    if (file[begin] === 10) begin++
    if (!isPacked(file[begin], file[begin + 1])) continue
    const dictionary = dictionaryOf(file, at)
    // No writer of PDF packs twice; what comes out of the second unpacking is not to be known here.
    if (/\/Fl(?:ateDecode)?\b[^>]*\/Fl(?:ateDecode)?\b/.test(dictionary))
      throw new UnreadableDocument('too_large')
    const kind = /\/Subtype\s*\/Image\b/.test(dictionary) ? 'pictures' : 'others'
    left[kind] -= await unfoldedBytes(file.subarray(begin), left[kind])
    if (left[kind] < 0 || ++streams > documentLimits.pdfStreams) throw new UnreadableDocument('too_large')
  }
}
