import { careersApi } from '@bole/careers/contract'
import { mailApi } from '@bole/mail/contract'
import { MailPeer } from '@bole/mail/testing'
import { notificationsApi } from '@bole/notifications/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Applying, startApplying } from './testing/applying.ts'

// Jobs run as they do in the product: what an applicant gets is what a mail server was handed.
const soon = { timeout: 20_000 }

let given: Applying
let peer: MailPeer

beforeAll(async () => {
  given = await startApplying({ role: 'all' })
  peer = await MailPeer.start()
})
beforeEach(async () => {
  peer.received.length = 0
  await given.world.rows('delete from notify_settings where organisation_id = $1', given.organisation)
})
afterAll(async () => {
  await peer.stop()
  await given.world.end()
})

const nameServer = () =>
  given.recruiter.ask(mailApi.createMailServer, {
    body: { host: '127.0.0.1', port: peer.port, security: 'none', sender_address: 'jobs@acme.test' },
  })
const records = (id: number) =>
  given.world.rows(
    'select event, stage, channel, state, is_urgent, asked_by, lacks from notify_records where application_id = $1',
    id,
  )
const saveSettings = (version: number, acknowledges = true) =>
  given.recruiter.ask(notificationsApi.updateSettings, {
    body: {
      ...{ id: given.organisation, version, acknowledges },
      ...{ language: 'en-US', quiet_from: 0, quiet_until: 23 },
    },
  })

test('whoever applies gets a mail with the way back to their page, which they have read before it left', async () => {
  const { id, token } = await given.applied()
  await given.stranger.ask(careersApi.markViewed, { body: { token } })
  expect(await records(id)).toMatchObject([{ event: 'applied', stage: 1, state: 'waiting', is_urgent: true }])
  await nameServer()
  await expect.poll(() => peer.received.length, soon).toBe(1)
  const [mail] = peer.received
  expect(mail?.to).toEqual(['ana0001@example.com'])
  const whole = (mail?.raw ?? '').replaceAll('=\r\n', '')
  const [, link] = /\/application\/([\w-]{20,})/.exec(whole) ?? []
  expect(link).not.toBe(token)
  const page = await given.page(String(link))
  expect(page.messages).toHaveLength(1)
  await expect.poll(() => records(id), soon).toMatchObject([{ state: 'viewed' }])
})

test('it leaves in quiet hours, and not where the organisation does not want it', async () => {
  await saveSettings(0)
  await given.applied()
  await expect.poll(() => peer.received.length, soon).toBe(1)
  await saveSettings(1, false)
  const { id } = await given.applied()
  expect(await records(id)).toEqual([])
})

test('a project that tells of no arrivals leaves no message that failed', async () => {
  await given.world.rows(
    "update projects set told_events = '{passed}' where organisation_id = $1",
    given.organisation,
  )
  const { id } = await given.applied()
  expect(await records(id)).toEqual([])
  await given.world.rows(
    'update projects set told_events = null where organisation_id = $1',
    given.organisation,
  )
})

test('with no message left people apply all the same, and read it on their page', async () => {
  await given.world.rows('update organisations set message_limit = 0 where id = $1', given.organisation)
  const { id } = await given.applied()
  expect(await records(id)).toMatchObject([{ event: 'applied', channel: 'page', lacks: null }])
  await given.world.rows('update organisations set message_limit = null where id = $1', given.organisation)
})

test('whoever is brought in by somebody else is not told', async () => {
  const id = await given.world.application(given.organisation, given.position, { email: 'wu@example.com' })
  expect(await records(id)).toEqual([])
})
