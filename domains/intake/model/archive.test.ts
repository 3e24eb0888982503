import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ArchiveEntry, archiveBounds, refusalOfArchive } from './archive-bounds.ts'
import { decodeEntryName, fileNameOf } from './entry-name.ts'
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
  test.each<[number[], boolean, string]>([
    [[0xd5, 0xc5, 0xc8, 0xfd], false, '张三'],
    [[0xe5, 0xbc, 0xa0], false, '张'],
    [[0xe5, 0xbc, 0xa0], true, '张'],
    [[0x61], false, 'a'],
  ])('%j (UTF-8 flag %s) reads %s', (bytes, isUtf8, text) =>
    expect(decodeEntryName(Uint8Array.from(bytes), isUtf8)).toBe(text),
  )
  test('never keeps a folder, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const name = fileNameOf(decodeEntryName(bytes, false))
        expect(name ?? 'x').not.toMatch(/[/\\\u0000]/)
      }),
    )
  })
})

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
