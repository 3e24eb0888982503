import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type ZipEntry, zipOf } from '@bole/accounts/table'
import { describe, expect, test } from 'vitest'
import { unpacked } from '../../testing/export-world.ts'
import { entryNames } from './entry-names.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const packed = (entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>) =>
  buffer(Readable.from(zipOf(entries), { objectMode: false }))

describe('an archive', () => {
  test('holds its entries by name, packed or as they are', async () => {
    const entries = [
      { name: '简历.txt', isPacked: false, content: [bytes('一'), bytes('二')] },
      { name: 'b.pdf', isPacked: true, content: [bytes('%PDF-')] },
      { name: 'empty', isPacked: true, content: [] },
    ]
    expect([...unpacked(await packed(entries))]).toEqual([
      ['简历.txt', '一二'],
      ['b.pdf', '%PDF-'],
      ['empty', ''],
    ])
  })

  test('without entries is an archive, too', async () => {
    expect([...unpacked(await packed([]))]).toEqual([])
  })

  test('takes content as it comes', async () => {
    async function* entries(): AsyncGenerator<ZipEntry> {
      yield { name: 'a', isPacked: true, content: Readable.from([Buffer.from('1'), Buffer.from('2')]) }
      yield { name: 'b', isPacked: false, content: Readable.from([Buffer.alloc(200_000, 'x')]) }
    }
    const archive = await packed(entries())
    expect(unpacked(archive).get('a')).toBe('12')
    expect(unpacked(archive).get('b')).toHaveLength(200_000)
    expect(archive.length).toBeLessThan(5_000)
  })

  test('breaks off where one of its entries does', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield bytes('begun')
      throw new Error('the store is away')
    }
    const entries = [{ name: 'a', isPacked: true, content: broken() }]
    await expect(packed(entries)).rejects.toThrow('the store is away')
  })
})

describe('names within an archive', () => {
  test.each<[string, string, string]>([
    ['王 / 强', '.pdf', '王 强.pdf'],
    ['a:b*c?', '.txt', 'a b c.txt'],
    ['..', '.txt', 'file.txt'],
    ['', '.pdf', 'file.pdf'],
    ['a\u202egpj', '.exe', 'agpj.exe'],
    ['x'.repeat(300), '.pdf', `${'x'.repeat(120)}.pdf`],
  ])('%j with %j is %j', (name, ending, shown) => {
    expect(entryNames()(name, ending)).toBe(shown)
  })

  test('come once each, whatever their case', () => {
    const nameOf = entryNames()
    expect([nameOf('A', '.pdf'), nameOf('a', '.pdf'), nameOf('a', '.doc'), nameOf('A', '.PDF')]).toEqual([
      'A.pdf',
      'a (2).pdf',
      'a.doc',
      'A (3).PDF',
    ])
  })
})
