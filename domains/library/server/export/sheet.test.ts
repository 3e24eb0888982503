import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Cell, workbookOf } from '@bole/accounts/table'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { unpacked } from '../../testing/export-world.ts'

async function* some(...rows: readonly (readonly Cell[])[][]) {
  yield* rows
}
const bytesOf = (titles: readonly string[], ...rows: (readonly Cell[])[][]) =>
  buffer(Readable.from(workbookOf(titles, some(...rows)), { objectMode: false }))
const tableOf = async (titles: readonly string[], ...rows: (readonly Cell[])[][]) =>
  readSheet(await bytesOf(titles, ...rows))

test('titles and rows come back as they went in, text as text and numbers as numbers', async () => {
  const rows = [
    ['林岚', 88.5, '007', null],
    ['<b>&"', -1, '', 'João'],
  ]
  expect(await tableOf(['姓名', 'Score', 'Code', 'More'], rows)).toEqual([
    ['姓名', 'Score', 'Code', 'More'],
    ['林岚', 88.5, '007', null],
    ['<b>&"', -1, null, 'João'],
  ])
})

test('rows of several portions stand one below the other', async () => {
  const table = await tableOf(['n'], [[1], [2]], [], [[3]])
  expect(table).toEqual([['n'], [1], [2], [3]])
})

test('a table without rows has its titles', async () => {
  expect(await tableOf(['a', 'b'])).toEqual([['a', 'b']])
})

test('columns go past the twenty-sixth', async () => {
  const titles = Array.from({ length: 30 }, (_, at) => `c${at}`)
  const [head, row] = await tableOf(titles, [titles.map((_, at) => at)])
  expect(head).toEqual(titles)
  expect(row?.at(29)).toBe(29)
  const sheet = unpacked(await bytesOf(titles)).get('xl/worksheets/sheet1.xml')
  expect(sheet).toContain('r="Z1"')
  expect(sheet).toContain('r="AA1"')
  expect(sheet).toContain('r="AD1"')
})

test('spaces and lines within a cell stay', async () => {
  // The reader of the other tests trims what it reads.
  const sheet = unpacked(await bytesOf(['text'], [['  two\nlines  ']])).get('xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<t xml:space="preserve">  two\nlines  </t>')
})

test.each(['=1+1', '+cmd', '-1+1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x","y")'])(
  '%j is text with an apostrophe before it, and no cell holds a formula',
  async (text) => {
    const sheet = unpacked(await bytesOf(['x'], [[text]])).get('xl/worksheets/sheet1.xml') ?? ''
    expect(sheet).not.toContain('<f>')
    const [, row] = await tableOf(['x'], [[text]])
    expect(row?.[0]).toBe(`'${text}`)
  },
)

test('letters that no XML holds do not break the file', async () => {
  const [, row] = await tableOf(['x'], [['a\u0000b\u001fc\ud800d']])
  expect(row).toEqual(['abc\ufffdd'])
})

test('a workbook has the parts that programs look for', async () => {
  const parts = unpacked(await bytesOf(['x']))
  expect([...parts.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ])
  for (const [name, text] of parts) expect(text.startsWith('<?xml'), name).toBe(true)
})

test('of a long table no more is held than a portion', async () => {
  const portion = Array.from({ length: 500 }, (_, at) => [`name ${at}`, at])
  let [asked, most] = [0, 0]
  async function* many() {
    for (; asked < 100; asked += 1) yield portion
  }
  let [bytes, before] = [0, 0]
  for await (const part of workbookOf(['name', 'n'], many())) {
    bytes += part.length
    most = Math.max(most, asked - before)
    before = asked
  }
  expect(asked).toBe(100)
  expect(bytes).toBeGreaterThan(100_000)
  // What is packed leaves as it is made: rows are asked for as they are written, not all of them first.
  expect(most).toBeLessThan(20)
})
