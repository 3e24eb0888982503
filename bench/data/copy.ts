import { once } from 'node:events'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** A value of a row as PostgreSQL's COPY takes it. */
export type Value = string | number | boolean | Date | null | readonly (string | number)[]

const chunkCharacters = 256 * 1024

const special = /[\\\t\n\r]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function escaped(text: string): string {
  return text.replace(special, (character) => escapes[character] ?? character)
}

function arrayOf(values: readonly (string | number)[]): string {
  const members = values.map((value) =>
    typeof value === 'number' ? value : `"${value.replace(/["\\]/g, (character) => `\\${character}`)}"`,
  )
  return escaped(`{${members.join(',')}}`)
}

function textOf(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return value instanceof Date ? value.toISOString() : arrayOf(value)
}

/** A row in COPY's text format, with its line's end. */
export function rowOf(values: readonly Value[]): string {
  let row = textOf(values[0] ?? null)
  for (let column = 1; column < values.length; column++) row += `\t${textOf(values[column] ?? null)}`
  return `${row}\n`
}

/** Pours rows into a table that this transaction has emptied, so that none of them is logged or looked at again; answers how many. */
export async function pourInto(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
): Promise<number> {
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin with (freeze)`))
  const ended = once(stream, 'finish')
  // Whoever waits for the end hears of the failure; without a listener it would end the process first.
  ended.catch(() => undefined)
  let chunk = ''
  let count = 0
  for (const row of rows) {
    chunk += rowOf(row)
    count++
    if (chunk.length < chunkCharacters) continue
    if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), ended])
    chunk = ''
  }
  stream.end(chunk)
  await ended
  return count
}
