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
const left = async (sender: string, bytes: number, name = 'a.txt', of: number | null = null) => {
  const organisation = of ?? (await given.world.organisation())
  await given.world.rows(
    `insert into careers_uploads
       (organisation_id, token_digest, storage_key, name, media_type, bytes, sha256, unreadable_reason, expires_at, sender)
     values ($1, sha256($2), 'none', $5, 'text/plain', $3, '00', 'no_text', now() + interval '1 day', $4)`,
    organisation,
    Buffer.from(`${sender}${bytes}${name}`),
    bytes,
    sender,
    name,
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

const names = async (where: string) =>
  (await given.world.rows(`select name from careers_uploads where ${where} order by id`)).map(
    ({ name }) => name,
  )

test('where too much waits altogether, the oldest of whoever holds most make room, and newcomers are taken', async () => {
  for (let place = 0; place < 10; place++)
    await left(
      `203.0.113.${place}`,
      uploadAllowance.allBytes / 10 - (place === 3 ? 0 : 2_000_000),
      `${place}.txt`,
    )
  await left('203.0.113.3', 500_000, 'newer of 3')
  await left('203.0.113.4', 17_450_000, 'newer of 4')
  expect(await upload()).toMatchObject({ status: 'success' })
  expect(await names('expires_at <= now()')).toEqual(['4.txt'])
  expect(await names(`name = '王芳.txt'`)).toHaveLength(1)
  expect(
    await given.world.rows(
      `select t.identifier from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where (j.payload->>'upload_id')::bigint = (select id from careers_uploads where name = '4.txt') and j.run_at <= now()`,
    ),
  ).toEqual([{ identifier: 'careers.clear_upload' }])
  // What makes room once does not have to do so again.
  expect(await upload()).toMatchObject({ status: 'success' })
  expect(await names('expires_at <= now()')).toEqual(['4.txt'])
})

test('an organisation has its own bound: others are not touched for it', async () => {
  const { organisation } = given
  for (let place = 0; place < 4; place++)
    await left(`203.0.113.${place}`, uploadAllowance.organisationBytes / 4, `${place}.txt`, organisation)
  await left('203.0.113.9', 140_000_000, 'of another organisation')
  expect(await upload()).toMatchObject({ status: 'success' })
  expect(await names('expires_at <= now()')).toEqual(['0.txt'])
})
