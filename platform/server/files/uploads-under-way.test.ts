import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { UploadsUnderWay } from './uploads-under-way.ts'

const stranger = (sender: string, bytes: number) => ({ sender, bytes, isStranger: true })

test('uploads on their way count against the reserve until they are over', async () => {
  const { bavail, bsize } = await statfs(tmpdir())
  const third = Math.floor((bavail * bsize) / 3)
  const folders = [{ of: 'files', folder: tmpdir() } as const]
  const uploads = new UploadsUnderWay({ folders, reserveBytes: Math.floor(third / 2) })
  const one = await uploads.begin(stranger('203.0.113.1', third * 0.9))
  await uploads.begin(stranger('203.0.113.2', third * 0.9))
  await expect(uploads.begin(stranger('203.0.113.3', third * 0.9))).rejects.toMatchObject({
    code: 'storage_full',
  })
  one.end()
  one.end()
  await uploads.begin(stranger('203.0.113.3', third * 0.9))
  await expect(uploads.begin(stranger('203.0.113.4', third * 0.9))).rejects.toMatchObject({
    code: 'storage_full',
  })
})

test('one sender has a few at once, and others are not kept from theirs', async () => {
  const uploads = new UploadsUnderWay(undefined)
  const held = await Promise.all(Array.from({ length: 8 }, () => uploads.begin(stranger('203.0.113.1', 1))))
  await expect(uploads.begin(stranger('203.0.113.1', 1))).rejects.toMatchObject({ code: 'too_many' })
  await uploads.begin(stranger('203.0.113.2', 1))
  held[0]?.end()
  await uploads.begin(stranger('203.0.113.1', 1))
})
