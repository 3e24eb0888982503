import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeTable from 'write-excel-file/node'
import { dumpOf } from '../../testing/dump.ts'
import { type ImportWorld, startImportWorld } from '../../testing/import-world.ts'

let given: ImportWorld
beforeAll(async () => {
  given = await startImportWorld()
})
afterAll(() => given.world.end())

const table = '姓名,手机\n王小明,13911110001\n李雷,13911110002\n'
const gb = Uint8Array.from([
  ...[0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xca, 0xd6, 0xbb, 0xfa, 0x0a],
  ...[0xcd, 0xf5, 0x2c, 0x31, 0x33, 0x39, 0x31, 0x31, 0x31, 0x31, 0x30, 0x30, 0x30, 0x31, 0x0a],
])
const person = { id: 1, first: 'Ann', last: 'Lee', phone: '13911110001' }

describe('what a file is', () => {
  test.each<[string, string, () => Uint8Array | string, string, number]>([
    ['a table of text', 'a.csv', () => table, 'csv', 2],
    ['the same under another name', 'people.dat', () => table, 'csv', 2],
    ['one of tabs', 'a.tsv', () => table.replaceAll(',', '\t'), 'csv', 2],
    ['one of semicolons', 'a.csv', () => table.replaceAll(',', ';'), 'csv', 2],
    ['one as Chinese Windows writes it', 'a.csv', () => gb, 'csv', 1],
    ['one of UTF-16', 'a.csv', () => Buffer.from(`\ufeff${table}`, 'utf16le'), 'csv', 2],
    ['one with a mark at its beginning', 'a.csv', () => `\ufeff${table}`, 'csv', 2],
    ['one that ends without an end of line', 'a.csv', () => table.trimEnd(), 'csv', 2],
    ['one with empty lines', 'a.csv', () => table.replaceAll('\n', '\r\n\r\n'), 'csv', 2],
    ['a dump', 'cats.sql', () => dumpOf([person], {}).sql, 'opencats', 1],
    ['a dump under another name', 'backup.txt', () => dumpOf([person], {}).sql, 'opencats', 1],
    ['an archive of a dump', 'backup.zip', () => dumpOf([person], {}).zip, 'opencats', 1],
    [
      'an archive whose dump lies in a folder, beside a small one',
      'backup.zip',
      () =>
        zipSync({
          'x/schema.sql': strToU8('-- nothing'),
          'x/db/cats.sql': strToU8(dumpOf([person, { ...person, id: 2 }], {}).sql),
        }),
      'opencats',
      2,
    ],
  ])('%s is known by what is in it', async (_, name, content, kind, rows) => {
    const one = await given.uploaded(name, content())
    expect(one).toMatchObject({ state: 'read', kind, rows_read: rows })
    if (kind === 'csv') expect(one.mapping).toEqual(['name', 'phone'])
    if (kind === 'csv') expect(one.columns[0]?.samples[0]?.startsWith('王')).toBe(true)
  })

  test('a workbook is one under whatever name', async () => {
    const bytes = await writeTable([
      ['Name', 'Phone'].map((value) => ({ value })),
      [{ value: 'Ann Lee' }, { value: 13911110001, type: Number }],
    ]).toBuffer()
    const one = await given.uploaded('people.zip', new Uint8Array(bytes))
    expect(one).toMatchObject({ kind: 'xlsx', rows_read: 1, mapping: ['name', 'phone'] })
    expect(one.columns[1]?.samples).toEqual(['13911110001'])
  })

  test.each<[string, string, () => Uint8Array | string, string]>([
    ['an archive of pictures', 'a.zip', () => zipSync({ 'a.png': strToU8('x') }), 'unknown_kind'],
    ['an empty archive', 'a.zip', () => zipSync({}), 'no_rows'],
    [
      'a dump of another system',
      'a.sql',
      () => 'CREATE TABLE `t` (`a` int);\nINSERT INTO `t` VALUES (1);',
      'no_rows',
    ],
    ['a dump that ends before its rows', 'a.sql', () => dumpOf([person], {}).sql.slice(0, 200), 'no_rows'],
    ['an archive of zeros', 'a.zip', () => zipSync({ 'a.sql': new Uint8Array(40_000_000) }), 'suspicious'],
    ['nothing', 'a.csv', () => '', 'no_rows'],
    ['spaces', 'a.csv', () => ' \n \n', 'no_rows'],
  ])('%s is told why it cannot be', async (_, name, content, reason) => {
    expect(await given.uploaded(name, content())).toMatchObject({ state: 'unreadable', reason, rows_read: 0 })
  })
})
