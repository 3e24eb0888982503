import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendFailure } from '../send-failure.ts'
import { DiskFileStore, newFileKey } from './file-store.ts'
import { receiveUpload } from './receive-upload.ts'

const app = Fastify()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bole-upload-'))
  const store = new DiskFileStore(folder)
  await app.register(multipart)
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply, 'en-US'))
  app.post('/', async (request) => {
    const arrival = { key: newFileKey(), files: [] }
    return {
      fields: await receiveUpload(request, store, { files: 2, bytes: 1000 }, arrival),
      files: arrival.files,
    }
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const part = (head: string, body: string) =>
  `--cut\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`
const file = (body: string) => part('name="file"; filename="a.txt"\r\ncontent-type: text/plain', body)

const send = (payload: string) =>
  app.inject({
    method: 'POST',
    url: '/',
    payload,
    headers: { 'content-type': 'multipart/form-data; boundary=cut' },
  })

const kept = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => /[\w-]{36}$/.test(name))

describe('an upload', () => {
  const whole = `${part('name="slug"', 'acme')}${file('hello')}--cut--\r\n`

  test('keeps its files and gives its fields', async () => {
    const answer = (await send(whole)).json()
    expect(answer).toMatchObject({ fields: { slug: 'acme' }, files: [{ name: 'a.txt', bytes: 5 }] })
    expect(await kept()).toHaveLength(1)
    await rm(join(folder, 'uploads'), { recursive: true })
  })

  test('whose part names no file keeps it under a name of ours', async () => {
    const nameless = part('name="file"\r\ncontent-type: application/octet-stream', 'hello')
    const answer = await send(`${nameless}--cut--\r\n`)
    expect([answer.statusCode, answer.json().files]).toMatchObject([200, [{ name: 'file', bytes: 5 }]])
    await rm(join(folder, 'uploads'), { recursive: true })
  })

  test('that breaks off anywhere is malformed, is answered at once, and leaves nothing half stored', async () => {
    for (let length = 1; length < whole.length - 4; length++) {
      const { statusCode } = await send(whole.slice(0, length))
      expect(statusCode, JSON.stringify(whole.slice(0, length).slice(-30))).toBe(400)
      expect((await kept()).length, 'only a file that came whole').toBeLessThanOrEqual(
        whole.slice(0, length).includes('hello\r\n--cut') ? 1 : 0,
      )
      await rm(join(folder, 'uploads'), { recursive: true, force: true })
    }
  })

  test('that is too large is told so, and nothing of it is stored', async () => {
    const { statusCode } = await send(`${file('x'.repeat(2000))}--cut--\r\n`)
    expect(statusCode).toBe(413)
    expect(await kept()).toEqual([])
  })
})
