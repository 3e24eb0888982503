import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealingKeyIn } from './sealing-key.ts'
import { WrongSettings } from './settings.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bole-key-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('is made once, for this user alone, and is the same for whoever begins beside it or later', async () => {
  const data = join(folder, 'data')
  const [one, other] = await Promise.all([sealingKeyIn(data), sealingKeyIn(data)])
  expect(one).toHaveLength(32)
  expect(new Set(one).size).toBeGreaterThan(4)
  expect(other).toEqual(one)
  expect(await sealingKeyIn(data)).toEqual(one)
  expect((await stat(join(data, 'secret.key'))).mode & 0o777).toBe(0o600)
})

test('that was cut short is no key: nothing is encrypted with it', async () => {
  await writeFile(join(folder, 'secret.key'), 'abcd')
  await expect(sealingKeyIn(folder)).rejects.toThrow(WrongSettings)
})
