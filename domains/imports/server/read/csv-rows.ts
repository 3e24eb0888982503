import { Readable } from 'node:stream'
import { bounds } from '@bole/imports/model'
import { parse } from 'csv-parse'
import { tidyCell } from './tidy-cell.ts'
import { Unreadable } from './unreadable.ts'

/** Letters of one record: of a file that has no end of line. */
const recordLetters = 1_000_000

const delimiters = [',', ';', '\t', '|'] as const

/** What divides the cells: the sign that stands most often in the first line, outside of quotes. */
export function delimiterOf(head: string): string {
  const line = head.replace(/"(?:[^"]|"")*"?/g, '').split(/\r?\n/, 1)[0] ?? ''
  const counts = delimiters.map((sign) => ({ sign, count: line.split(sign).length }))
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign
}

/** The rows of a table of text, one after the other; a formula is text like any other. */
export async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<string[]> {
  const pieces = text[Symbol.asyncIterator]()
  let head = ''
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    head += next.value
    if (head.length > 4096) break
  }
  async function* all() {
    yield head
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
  }
  const parser = parse({
    ...{ delimiter: delimiterOf(head), bom: true, relax_quotes: true, relax_column_count: true },
    max_record_size: recordLetters,
  })
  const source = Readable.from(all())
  source.on('error', (error) => parser.destroy(error))
  try {
    const records: AsyncIterable<string[]> = source.pipe(parser)
    for await (const record of records) {
      if (record.length > bounds.columns) throw new Unreadable('too_many_columns')
      yield record.map(tidyCell)
    }
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged')
  } finally {
    source.destroy()
  }
}
