import { bounds } from '@bole/imports/model'
import { Unreadable } from './unreadable.ts'

/** What a file of text is written in. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030'

type Bytes = AsyncIterable<Uint8Array>

/**
 * Which encoding a file is in: by the mark at its beginning, by the zeros of UTF-16, else UTF-8 where all of it is that, and GB18030 where it is not, as
 * Chinese Windows writes tables. Reads it to its end.
 */
export async function encodingOf(content: Bytes): Promise<Encoding> {
  let found: Encoding | null = null
  let isFirst = true
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of content) {
    if (isFirst) found = byBeginning(chunk)
    isFirst = false
    if (found !== null) continue
    try {
      decoder.decode(chunk, { stream: true })
    } catch {
      found = 'gb18030'
    }
  }
  return found ?? 'utf-8'
}

function byBeginning(chunk: Uint8Array): Encoding | null {
  const [one, two, three] = chunk
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8'
  const head = chunk.subarray(0, 1024)
  const zerosAt = (rest: number) => head.filter((byte, at) => byte === 0 && at % 2 === rest).length
  if (zerosAt(1) > head.length / 4) return 'utf-16le'
  return zerosAt(0) > head.length / 4 ? 'utf-16be' : null
}

/** The text of a file, piece by piece, and no more of it than any honest one has. */
export async function* textOf(content: Bytes, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes > bounds.textBytes) throw new Unreadable('too_large')
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}
