import { careersApi } from '@bole/careers/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayAllowance } from '../model/upload-allowance.ts'
import { type Applying, startApplying } from './testing/applying.ts'

let given: Applying
let made = 0
beforeAll(async () => {
  given = await startApplying()
})
beforeEach(() => given.world.rows('delete from careers_sent_uploads'))
afterAll(() => given.world.end())

const upload = () => {
  const form = new FormData()
  form.set('slug', given.slug)
  form.append('file', new File(['姓名：王芳\n电话：13800138000'], '王芳.txt'))
  return given.stranger.send(careersApi.readResume, { body: form })
}
const apply = (upload_token?: string) =>
  given.stranger.send(careersApi.apply, {
    body: {
      slug: given.slug,
      position_id: given.position,
      idempotency_key: `another-key-of-a-browser-${++made}`,
      name: `Bia ${made}`,
      phone: `+55 11 91234-${1000 + made}`,
      email: `bia${made}@example.com`,
      consent: true,
      ...(upload_token === undefined ? {} : { upload_token }),
    },
  })
const uploadAndSend = async () => {
  const { data } = await upload()
  expect(await apply(data?.upload_token)).toMatchObject({ status: 'success' })
}
const sent = () => given.world.rows('select sender, kept_bytes from careers_sent_uploads')
const make = (what: string) => given.world.rows(`update careers_sent_uploads set ${what}`)

test('what was sent counts for the address, which can send no more files that day but still its form', async () => {
  await uploadAndSend()
  expect(await sent()).toEqual([{ sender: '127.0.0.1', kept_bytes: 100_000 }])
  await make(`kept_bytes = ${dayAllowance.ownBytes - 50_000}`)
  expect(await upload()).toMatchObject({
    http: 200,
    code: 'uploads_of_day',
    message: expect.stringContaining('without a file'),
  })
  expect(await apply()).toMatchObject({ status: 'success' })
  await make(`sender = '203.0.113.7'`)
  expect(await upload()).toMatchObject({ status: 'success' })
  await make(`sender = '127.0.0.1', sent_at = now() - interval '24 hours'`)
  expect(await upload()).toMatchObject({ status: 'success' })
}, 90_000)

test('what was sent to an organisation counts for it, whoever sent it, and for no other', async () => {
  await uploadAndSend()
  await make(`kept_bytes = ${dayAllowance.organisationBytes}, sender = '203.0.113.7'`)
  expect(await upload()).toMatchObject({ http: 200, code: 'uploads_of_day' })
  await make(`organisation_id = ${await given.world.organisation()}`)
  expect(await upload()).toMatchObject({ status: 'success' })
}, 90_000)
