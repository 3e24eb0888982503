import { careersApi } from '@bole/careers/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { uploadAllowance } from '../model/upload-allowance.ts'
import { type Applying, startApplying } from './testing/applying.ts'

let given: Applying
beforeAll(async () => {
  given = await startApplying()
})
beforeEach(() => given.world.rows('delete from careers_uploads'))
afterAll(() => given.world.end())

const upload = () => {
  const form = new FormData()
  form.set('slug', given.slug)
  form.append('file', new File(['姓名：王芳\n电话：13800138000'], '王芳.txt'))
  return given.stranger.send(careersApi.readResume, { body: form })
}

/** What somebody left before, of so many bytes, for any organisation. */
const left = async (sender: string, bytes: number) => {
  const organisation = await given.world.organisation()
  await given.world.rows(
    `insert into careers_uploads
       (organisation_id, token_digest, storage_key, name, media_type, bytes, sha256, unreadable_reason, expires_at, sender)
     values ($1, sha256($2), 'none', 'a.txt', 'text/plain', $3, '00', 'no_text', now() + interval '1 day', $4)`,
    organisation,
    Buffer.from(`${sender}${bytes}`),
    bytes,
    sender,
  )
}
const waiting = () => given.world.rows('select sender, kept_bytes from careers_uploads order by id')

test('a résumé that waits counts for the address it came from', async () => {
  expect(await upload()).toMatchObject({ status: 'success' })
  expect(await waiting()).toEqual([{ sender: '127.0.0.1', kept_bytes: 100_000 }])
})

test('an address with too much waiting leaves no more, and others do', async () => {
  await left('127.0.0.1', uploadAllowance.ownBytes - 50_000)
  expect(await upload()).toMatchObject({ http: 200, code: 'uploads_waiting' })
  expect(await waiting()).toHaveLength(1)
  await given.world.rows(`update careers_uploads set sender = '203.0.113.7'`)
  expect(await upload()).toMatchObject({ status: 'success' })
})

test('nobody leaves more where too much waits altogether', async () => {
  for (let place = 0; place < 20; place++)
    await left(`203.0.113.${place}`, uploadAllowance.allBytes / 20 - place)
  expect(await upload()).toMatchObject({ http: 200, code: 'uploads_waiting' })
})
