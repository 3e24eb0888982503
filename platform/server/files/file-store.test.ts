import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testsOfFileStore } from '../../testing/file-store-cases.ts'
import { DiskFileStore, type FileStore, FileTooLarge, newFileKey, receiveFile } from './file-store.ts'

let folder: string
let store: DiskFileStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bole-store-'))
  store = new DiskFileStore(folder)
})
afterEach(() => rm(folder, { recursive: true }))

const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
const receive = (content: Readable, name = 'a.pdf', to: FileStore = store) =>
  receiveFile(to, { name, content }, { key: newFileKey(), bytes: 1000 })

describe('a file that arrives', () => {
  test('is kept whole under a key of ours, counted and hashed', async () => {
    const content = Buffer.from('简历'.repeat(100))
    const file = await receive(
      Readable.from([content.subarray(0, 7), content.subarray(7)]),
      '../../../etc/passwd',
    )
    expect(file).toEqual({
      key: expect.stringMatching(/^uploads\/[0-9a-f-]{36}$/),
      name: '../../../etc/passwd',
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    expect(await buffer(await store.read(file.key))).toEqual(content)
    expect(await readdir(join(folder, 'uploads'))).toHaveLength(1)
  })

  test('is for the server’s eyes only', async () => {
    const { key } = await receive(Readable.from(['secret']))
    expect((await stat(join(folder, key))).mode & 0o777).toBe(0o600)
  })

  test.each([
    [1000, true],
    [1001, false],
  ])('of %i bytes fits into 1000: %s', async (bytes, fits) => {
    const attempt = receive(Readable.from([Buffer.alloc(bytes)]))
    if (fits) expect((await attempt).bytes).toBe(bytes)
    else await expect(attempt).rejects.toBeInstanceOf(FileTooLarge)
    expect(await files()).toHaveLength(fits ? 1 : 0)
  })

  test('may be empty', async () => {
    expect((await receive(Readable.from([]))).bytes).toBe(0)
    expect(await files()).toHaveLength(1)
  })

  test('that breaks off leaves nothing', async () => {
    async function* broken() {
      yield Buffer.from('half')
      throw new Error('connection reset')
    }
    await expect(receive(Readable.from(broken()))).rejects.toThrow('connection reset')
    expect(await files()).toEqual([])
  })

  test('whose sender was gone before we looked leaves nothing', async () => {
    const gone = new Readable({ read: () => undefined })
    gone.on('error', () => undefined)
    gone.destroy(new Error('aborted'))
    await expect(receive(gone)).rejects.toThrow()
    expect(await files()).toEqual([])
  })

  test('is not waited for when the store gives up without reading on', async () => {
    const broken: FileStore = {
      read: (key) => store.read(key),
      remove: (key) => store.remove(key),
      write: async () => {
        throw new Error('the bucket is full')
      },
    }
    // More than the streams between would take in by themselves.
    const content = Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(10_000)))
    const file = { name: 'a.pdf', content }
    await expect(receiveFile(broken, file, { key: newFileKey(), bytes: 10_000_000 })).rejects.toThrow('full')
  })

  test('leaves nothing when the store is full', async () => {
    const full: FileStore = {
      read: (key) => store.read(key),
      remove: (key) => store.remove(key),
      write: async (key, content) => {
        await store.write(key, content)
        throw new Error('ENOSPC: no space left on device')
      },
    }
    await expect(receive(Readable.from(['text']), 'a.pdf', full)).rejects.toThrow('ENOSPC')
    expect(await files()).toEqual([])
  })
})

describe('the store', () => {
  testsOfFileStore(() => store)

  test('never writes over what is there', async () => {
    await store.write('kept/one', Readable.from(['first']))
    await expect(store.write('kept/one', Readable.from(['second']))).rejects.toThrow('EEXIST')
    expect(String(await buffer(await store.read('kept/one')))).toBe('first')
  })
})
