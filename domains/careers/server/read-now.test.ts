import { careersApi } from '@bole/careers/contract'
import { unfoldingPdf } from '@bole/parsing/testing'
import { afterAll, expect, test } from 'vitest'
import { readNow } from './read-now.ts'
import { startApplying } from './testing/applying.ts'

const given = await startApplying()
afterAll(() => given.world.end())

/** Within every limit of a document, and seconds of work. */
const slow = unfoldingPdf(1, 1)
const honest = new TextEncoder().encode('姓名：王芳\n电话：13800138000')

test('whoever sends long documents to the site waits behind their own, and nobody else does', async () => {
  const ended: string[] = []
  const note = (name: string, reading: Promise<unknown>) => reading.then(() => ended.push(name))
  const read = (name: string, bytes: Uint8Array, sender: string) =>
    note(name, readNow({ name, bytes, sender }))
  const long = [read('first', slow, '127.0.0.1'), read('second', slow, '127.0.0.1')]
  const form = new FormData()
  form.set('slug', given.slug)
  form.append('file', new File([honest], '王芳.txt'))
  const answer = given.stranger.send(careersApi.readResume, { body: form })
  const sent = note('sent by the same address', answer)
  await read('of another', honest, '203.0.113.2')
  await Promise.all([...long, sent])
  expect(await answer).toMatchObject({ status: 'success' })
  expect(ended.indexOf('of another')).toBeLessThan(ended.indexOf('second'))
  expect(ended.indexOf('sent by the same address')).toBeGreaterThan(ended.indexOf('first'))
}, 60_000)
