import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { type FileStore, FileTooLarge, newFileKey, receiveFile } from '../server/files/file-store.ts'

const megabyte = 1024 * 1024

/** What every file store must do, whatever stands behind it; each test takes the store of its moment. */
export function testsOfFileStore(store: () => FileStore): void {
  const receive = (content: Readable, bytes = 20 * megabyte) => {
    const key = newFileKey()
    return { key, done: receiveFile(store(), { name: '简历.pdf', content }, { key, bytes }) }
  }
  const expectNothingUnder = (key: string) => expect(store().read(key)).rejects.toThrow()

  // Past five megabytes a bucket takes a file in parts.
  test.each([0, 1, 1000, 5 * megabyte, 12 * megabyte + 1])('keeps %i bytes as they came', async (size) => {
    const content = randomBytes(size)
    const pieces = Array.from({ length: Math.ceil(size / 60_000) }, (_, index) =>
      content.subarray(index * 60_000, (index + 1) * 60_000),
    )
    const { key, done } = receive(Readable.from(pieces))
    expect(await done).toMatchObject({ key, bytes: size })
    expect((await buffer(await store().read(key))).equals(content)).toBe(true)
  })

  test.each([
    ['at once', 10],
    ['after parts of it were sent', 12 * megabyte],
  ])('keeps nothing of a file that breaks off %s', async (_, size) => {
    async function* broken() {
      for (let sent = 0; sent < size; sent += 60_000) yield Buffer.alloc(Math.min(size, 60_000))
      throw new Error('connection reset')
    }
    const { key, done } = receive(Readable.from(broken()))
    await expect(done).rejects.toThrow('connection reset')
    await expectNothingUnder(key)
  })

  test.each([[1000], [8 * megabyte]])('keeps nothing of a file past its bound of %i', async (bound) => {
    const pieces = Array.from({ length: 200 }, () => Buffer.alloc(60_000))
    const { key, done } = receive(Readable.from(pieces), bound)
    await expect(done).rejects.toBeInstanceOf(FileTooLarge)
    await expectNothingUnder(key)
  })

  test('says when a file is gone, and removes what is gone without a word', async () => {
    await expectNothingUnder('uploads/none')
    await store().remove('uploads/none')
    const { key, done } = receive(Readable.from(['x']))
    await done
    await store().remove(key)
    await expectNothingUnder(key)
  })

  test('gives a file to several at once, and is not held up by one who stops reading', async () => {
    const content = randomBytes(3 * megabyte)
    const { key, done } = receive(Readable.from([content]))
    await done
    const leaving = await store().read(key)
    leaving.destroy()
    const readers = await Promise.all([store().read(key), store().read(key)])
    for (const read of await Promise.all(readers.map((reader) => buffer(reader))))
      expect(read.equals(content)).toBe(true)
  })
}
