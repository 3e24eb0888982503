import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ArchiveEntry, archiveBounds, refusalOfArchive } from './archive-bounds.ts'
import { fileNameOf, pathsOf } from './entry-name.ts'
import { canRetry } from './item-reasons.ts'

const megabyte = 1024 * 1024
const entry = (unpacked: number, packed = unpacked / 4, more: Partial<ArchiveEntry> = {}): ArchiveEntry => ({
  name: 'a.pdf',
  packed,
  unpacked,
  isEncrypted: false,
  ...more,
})

describe('an archive', () => {
  test.each<[string, ArchiveEntry[], number, string | null]>([
    ['of résumés is unpacked', [entry(200_000), entry(3 * megabyte)], megabyte, null],
    ['of nothing is refused', [], 100, 'archive_empty'],
    ['with a password is refused', [entry(1000, 900, { isEncrypted: true })], 1000, 'password_protected'],
    [
      'of too many is refused',
      Array.from({ length: archiveBounds.entries + 1 }, () => entry(10)),
      9000,
      'archive_too_many',
    ],
    ['of zeros is suspicious', [entry(30 * megabyte, 30_000)], 31_000, 'archive_suspicious'],
    ['of small zeros is not', [entry(500_000, 500)], 900, null],
    [
      'whose entries share their bytes is suspicious',
      Array.from({ length: 400 }, () => entry(megabyte, megabyte / 2)),
      megabyte,
      'archive_suspicious',
    ],
    [
      'past the whole is too large',
      Array.from({ length: 100 }, () => entry(6 * megabyte)),
      19 * megabyte,
      'archive_too_large',
    ],
  ])('%s', (_, entries, bytes, refusal) => expect(refusalOfArchive(entries, bytes)).toBe(refusal))
})

describe('a name in an archive', () => {
  test.each([
    ['批次/张三.pdf', '张三.pdf'],
    ['a\\b\\c.doc', 'c.doc'],
    ['../../etc/passwd', 'passwd'],
    ['folder/', null],
    ['__MACOSX/x.pdf', null],
    ['x/.DS_Store', null],
    ['Thumbs.db', null],
    ['~$简历.docx', null],
    ['a\u0000b.pdf', 'ab.pdf'],
  ])('%j is %j', (path, name) => expect(fileNameOf(path)).toBe(name))
  const raw = (
    bytes: Uint8Array | string,
    flag = 0,
    extraFields: { id: number; data: Uint8Array }[] = [],
  ) => ({
    fileNameRaw: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
    generalPurposeBitFlag: flag,
    extraFields,
  })
  const read = (...names: string[]) => pathsOf(names.map((name) => raw(name)))
  test.each<[string, string, string]>([
    ['GBK', '\xd5\xc5\xc8\xfd', '张三'],
    ['GBK with title', '\xbc\xf2\xc0\xfa_\xc0\xee\xc0\xf6.pdf', '简历_李丽.pdf'],
    ['UTF-8', '\xe5\xbc\xa0', '张'],
    ['ASCII', 'a', 'a'],
    ['Big5', '\xbci\xbe\xfa_\xb3\xaf\xa9\xc9\xa7g_\xa6\xe6\xbeP.txt', '履歷_陳怡君_行銷.txt'],
    ['Big5, a name alone', '\xb3\xaf\xa9\xc9\xa7g.txt', '陳怡君.txt'],
    ['cp850', 'Curr\xa1culo_Jo\xc6o_Concei\x87\xc6o.txt', 'Currículo_João_Conceição.txt'],
    ['cp850, capitals', 'CURR\xd6CULO \xb5LVARO.pdf', 'CURRÍCULO ÁLVARO.pdf'],
    ['cp437, a letter it shares', 'Stra\xe1e.pdf', 'Straße.pdf'],
    ['UTF-8 of two bytes a letter', '\xd0\x98\xd0\xb2\xd0\xb0\xd0\xbd.pdf', 'Иван.pdf'],
    ['GBK that could be UTF-8', '\xd6\xa3\xcb\xac.pdf', '郑爽.pdf'],
    ['cp437, as both pages have it', 'M\x81ller Jos\x82 \x80a\xa7\xa4o.pdf', 'Müller José Çaºño.pdf'],
    ['Shift-JIS', '\x97\x9a\x97\xf0\x8f\x91_\x8eR\x93c\x91\xbe\x98Y.pdf', '履歴書_山田太郎.pdf'],
    ['Shift-JIS, kana', '\x83^\x83i\x83J\x82\xb3\x82\xf1.pdf', 'タナカさん.pdf'],
    ['Windows', 'Jo\xe3o Concei\xe7\xe3o.pdf', 'João Conceição.pdf'],
  ])('of %s is read right', (_, bytes, text) => expect(read(bytes)).toEqual([text]))
  test('is read as the others of its archive, which tell more', () => {
    expect(read('\xa7g.txt', '\xb3\xaf\xa9\xc9\xa7g.txt', 'plain.txt')).toEqual([
      '君.txt',
      '陳怡君.txt',
      'plain.txt',
    ])
  })
  test('is the Unicode path beside it, unless that belongs to another name', () => {
    const old = 'Curr\xa1culo_In\x88s_Ara\xa3jo.txt'
    const path = Buffer.from('Currículo_Inês_Araújo.txt')
    const data = (checksum: string) => Buffer.concat([Buffer.from(`\x01${checksum}`, 'latin1'), path])
    const field = (checksum: string) => [{ id: 0x7075, data: data(checksum) }]
    expect(pathsOf([raw(old, 0, field('\xc0G\xd3\x9f'))])).toEqual(['Currículo_Inês_Araújo.txt'])
    const other = Buffer.from(`\x01\x00\x00\x00\x00${'other'}`, 'latin1')
    expect(pathsOf([raw(old, 0, [{ id: 0x7075, data: other }])])).toEqual(['Currículo_Inês_Araújo.txt'])
    expect(pathsOf([raw(old, 0, [{ id: 0x7075, data: Buffer.from([1]) }])])).toHaveLength(1)
  })
  test('that says it is UTF-8 is', () => {
    expect(pathsOf([raw('\xe5\xbc\xa0', 0x800)])).toEqual(['张'])
  })
  test('never keeps a folder, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const name = fileNameOf(pathsOf([raw(bytes)])[0] ?? '')
        expect(name ?? 'x').not.toMatch(/[/\\\u0000]/)
      }),
    )
  })
  test('of usual Chinese names is read back from either encoding', () => {
    const encoders: [string, string[]][] = [
      [
        'gbk',
        [
          '王芳',
          '李娜',
          '张伟',
          '刘洋',
          '陈静',
          '杨敏',
          '赵磊',
          '周杰',
          '吴桐',
          '郑爽',
          '林丽',
          '黄志明',
          '简历',
        ],
      ],
      [
        'big5',
        [
          '王芳',
          '李娜',
          '張偉',
          '劉洋',
          '陳靜',
          '楊敏',
          '趙磊',
          '林志玲',
          '黃志明',
          '吳宗憲',
          '蔡英文',
          '簡歷',
        ],
      ],
    ]
    for (const [encoding, names] of encoders)
      for (const name of names) expect(read(encodedAs(encoding, name)), encoding).toEqual([name])
  })
})

/** A name in the bytes of an encoding of two bytes a sign, each as a letter. */
function encodedAs(encoding: string, name: string): string {
  const decoder = new TextDecoder(encoding)
  const pairs = new Map<string, string>()
  for (let lead = 0x81; lead < 0xff; lead++)
    for (let trail = 0x40; trail < 0xff; trail++)
      pairs.set(decoder.decode(Uint8Array.of(lead, trail)), String.fromCharCode(lead, trail))
  return [...name].map((sign) => pairs.get(sign) ?? sign).join('')
}

describe('a file can be tried again', () => {
  const hour = 3_600_000
  test.each([
    ['failed', true, 0, true],
    ['failed', false, 0, false],
    ['waiting', true, 0, false],
    ['waiting', true, hour, false],
    ['waiting', true, hour + 1, true],
    ['waiting', false, 2 * hour, false],
    ['accepted', true, 2 * hour, false],
    ['duplicate', true, 2 * hour, false],
    ['unpacked', true, 2 * hour, false],
  ])('%s, kept %s, waiting for %i ms: %s', (state, hasFile, waited, may) =>
    expect(canRetry(state, hasFile, waited)).toBe(may),
  )
})
