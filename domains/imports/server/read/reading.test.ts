import { Readable } from 'node:stream'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { withArchive } from './archive.ts'
import { csvRows, delimiterOf } from './csv-rows.ts'
import { DumpReader } from './dump-reader.ts'
import { sheetRows } from './sheet-rows.ts'
import { encodingOf, textOf } from './text-of.ts'

const pieces = (bytes: Uint8Array, size = 3) => {
  const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )
  return Readable.from(parts.length > 0 ? parts : [new Uint8Array()])
}
const all = async <Row>(rows: AsyncIterable<Row>) => {
  const read: Row[] = []
  for await (const row of rows) read.push(row)
  return read
}
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

describe('a table of text', () => {
  test.each<[string, Uint8Array, string]>([
    ['UTF-8', Buffer.from('姓名,手机\n'), 'utf-8'],
    ['UTF-8 with its mark', Buffer.from('\ufeff姓名'), 'utf-8'],
    ['UTF-16', utf16('姓名,a'), 'utf-16le'],
    ['UTF-16 turned round', utf16('姓名,ab').swap16(), 'utf-16be'],
    ['UTF-16 without its mark', Buffer.from('name,phone', 'utf16le'), 'utf-16le'],
    ['GB18030', Uint8Array.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0x61]), 'gb18030'],
    [
      'GB18030 after a long English beginning',
      Buffer.concat([Buffer.alloc(5000, 'a'), Uint8Array.from([0xd0, 0xd5])]),
      'gb18030',
    ],
  ])('in %s is known as such', async (_, bytes, encoding) => {
    expect(await encodingOf(pieces(bytes, 2048))).toBe(encoding)
  })

  test('is read whatever way the pieces are cut', async () => {
    const text = '\ufeff姓名,备注\r\n王,"a, ""b""\n=1+1"\r\n\r\n李\n'
    for (const size of [1, 2, 5, 1000]) {
      const rows = await all(csvRows(textOf(pieces(Buffer.from(text), size), 'utf-8')))
      expect(rows).toEqual([['姓名', '备注'], ['王', 'a, "b"\n=1+1'], [''], ['李']])
    }
  })

  test.each([
    ['a;b;c\n1,2', ';'],
    ['a\tb', '\t'],
    ['"a;b;c;d",e', ','],
    ['alone', ','],
  ])('%j is divided by %j', (head, sign) => expect(delimiterOf(head)).toBe(sign))

  test('without an end of line is no table', async () => {
    const endless = Buffer.alloc(3_000_000, 'x')
    await expect(all(csvRows(textOf(pieces(endless, 65_536), 'utf-8')))).rejects.toThrow('damaged')
  })
})

describe('a dump', () => {
  const sql = `-- a 'comment;
/*!40101 SET NAMES utf8 */;
CREATE TABLE IF NOT EXISTS \`candidate\` (
  \`candidate_id\` int(11) NOT NULL COMMENT 'the ''number''; of, (it',
  \`first_name\` varchar(64) DEFAULT '',
  PRIMARY KEY (\`candidate_id\`)
);
INSERT INTO \`other\` VALUES (1,'x;),(y');
INSERT INTO \`candidate\` VALUES (1,'O\\'Brien; (a,b)'),(2,NULL),
 (3, _binary 'it''s');
insert into candidate (\`first_name\`, \`candidate_id\`) values ('line\\nbreak \\\\', 4);`
  const rows = [
    { candidate_id: '1', first_name: "O'Brien; (a,b)" },
    { candidate_id: '2', first_name: null },
    { candidate_id: '3', first_name: "it's" },
    { candidate_id: '4', first_name: 'line\nbreak \\' },
  ]

  test('gives the rows of the tables that are wanted, wherever the pieces are cut', () => {
    for (let size = 1; size < 80; size += 1) {
      const reader = new DumpReader(['candidate'])
      const read = []
      for (let at = 0; at < sql.length; at += size) read.push(...reader.read(sql.slice(at, at + size)))
      expect(read.map(({ row }) => row)).toEqual(rows)
    }
  })

  test('holds no more of an endless cell than a cell may have', () => {
    const reader = new DumpReader(['candidate'])
    reader.read(
      "CREATE TABLE `candidate` (\n `candidate_id` int,\n `first_name` text);INSERT INTO `candidate` VALUES (1,'",
    )
    for (let piece = 0; piece < 100; piece += 1) reader.read('x'.repeat(10_000))
    const [row] = reader.read("');")
    expect(row?.row.first_name?.length).toBeLessThanOrEqual(20_000)
  })

  test('that breaks off gives what was whole', () => {
    const reader = new DumpReader(['candidate'])
    expect(reader.read(sql.slice(0, sql.indexOf('(2,NULL') + 3)).map(({ row }) => row)).toEqual(
      rows.slice(0, 1),
    )
  })
})

describe('a workbook', () => {
  const text = (words: string) => new TextEncoder().encode(words)
  const workbook = (sheet: string, more: Record<string, Uint8Array> = {}) =>
    zipSync({
      'xl/workbook.xml': text('<workbook><sheets><sheet name="1" r:id="rId9"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': text(
        '<Relationships><Relationship Id="rId9" Target="worksheets/one.xml"/></Relationships>',
      ),
      'xl/styles.xml': text(
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;年&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>',
      ),
      'xl/sharedStrings.xml': text(
        '<sst><si><t>A</t></si><si><r><t>B</t></r><r><t>C</t></r><rPh><t>x</t></rPh></si></sst>',
      ),
      'xl/worksheets/one.xml': text(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
      ...more,
    })
  const read = (bytes: Uint8Array) => withArchive(pieces(bytes, 4096), (archive) => all(sheetRows(archive)))

  test('is read as it is shown: shared and own texts, numbers, days, gaps', async () => {
    const sheet =
      '<row><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row/>' +
      '<row><c r="A3" t="inlineStr"><is><t>=1+1</t></is></c><c r="B3"><v>13911110001</v></c><c r="C3" s="1"><v>33010</v></c><c r="D3" t="e"><v>#N/A</v></c></row>'
    expect(await read(workbook(sheet))).toEqual([
      ['A', '', 'BC'],
      ['=1+1', '13911110001', '1990-05-17', ''],
    ])
  })

  test.each<[string, string, string]>([
    ['a cell far out', '<row><c r="XFD1"><v>1</v></c></row>', 'too_many_columns'],
    ['what unfolds to very much', `<row><c r="A1"><v>1</v></c></row>${' '.repeat(30_000_000)}`, 'suspicious'],
  ])('with %s is refused', async (_, sheet, reason) => {
    await expect(read(workbook(sheet))).rejects.toThrow(reason)
  })

  test('without a sheet, or cut off, is none', async () => {
    await expect(read(zipSync({ 'xl/workbook.xml': text('<workbook/>') }))).rejects.toThrow('unknown_kind')
    await expect(read(workbook('<row/>').subarray(0, 300))).rejects.toThrow('damaged')
  })
})
