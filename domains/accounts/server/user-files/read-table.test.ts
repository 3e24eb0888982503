import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import writeTable from 'write-excel-file/node'
import { createTableReader, readTable } from './read-table.ts'
import { tableLimits } from './table-limits.ts'

/** A table whose cells all refer to one text. */
async function repeating(text: string, rows: number) {
  const cells = Array.from({ length: rows }, () => Array.from({ length: 26 }, () => 'x'))
  const parts = unzipSync(new Uint8Array(await writeTable(cells).toBuffer()))
  const name = 'xl/sharedStrings.xml'
  const shared = strFromU8(parts[name] ?? new Uint8Array()).replace('>x</t>', `>${text}</t>`)
  return zipSync({ ...parts, [name]: strToU8(shared) })
}

test('a small file that unfolds to very much holds up nobody, and is no table', async () => {
  const bytes = await repeating('x'.repeat(2_000_000), 290)
  let turns = 0
  const counting = setInterval(() => {
    turns += 1
  }, 1)
  expect(await readTable(bytes)).toBeNull()
  clearInterval(counting)
  // Where it were read here, nobody would have a turn meanwhile.
  expect(turns).toBeGreaterThan(20)
})

test('of a cell as much is read as tells that it is too long', async () => {
  const table = await readTable(await repeating('x'.repeat(20_000), 1))
  expect(table?.[0]?.[25]).toHaveLength(tableLimits.cellLetters)
})

test.each([
  ['time', { ...tableLimits, milliseconds: 1 }],
  ['memory', { ...tableLimits, memoryBytes: 20 * 1024 * 1024 }],
])('what takes more %s than a table has is none, and the next one has its turn', async (_, limits) => {
  const read = createTableReader(limits)
  const bytes = await repeating('x'.repeat(1_000_000), 290)
  expect(await Promise.all([read(bytes), read(bytes)])).toEqual([null, null])
})
