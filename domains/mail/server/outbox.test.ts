import { mailApi } from '@bole/mail/contract'
import { hasMailServer, writeMail } from '@bole/mail/server'
import { MailPeer } from '@bole/mail/testing'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let peer: MailPeer
let organisation: number
let admin: Visitor

beforeAll(async () => {
  world = await startWorld({ role: 'all' })
  peer = await MailPeer.start()
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin2')
})
afterAll(async () => {
  await peer.stop()
  await world.end()
})

const parts = () => ({ database: world.server.database, publish: world.server.announcer.publish })
const written = (to: string) =>
  inTransaction(parts(), organisation, (tx) =>
    writeMail(tx, { to, language: 'en-US', subject: 'Welcome', text: 't', about: 'test' }),
  )
const listed = async (query: object = {}) => (await admin.ask(mailApi.listMails, { query })).list

test('mail waits for a server, leaves once there is one, fails for good, and is sent again or taken back', async () => {
  expect(await inTransaction(parts(), organisation, hasMailServer)).toBe(false)
  const first = await written('first@acme.test')
  const second = await written('second@acme.test')
  expect(await admin.ask(mailApi.getMailServer, {})).toMatchObject({ used: 'none', waiting: 2 })
  expect(await listed()).toMatchObject([
    { id: second, state: 'waiting', attempts: 0, can: { again: false, cancel: true } },
    { id: first, state: 'waiting' },
  ])
  await admin.ask(mailApi.cancelMail, { body: { id: second } })
  expect(await admin.send(mailApi.cancelMail, { body: { id: second } })).toMatchObject({
    code: 'not_waiting',
  })
  peer.temper = { refusal: '550 nobody of this name' }
  const heard = world.heard(organisation)
  await admin.ask(mailApi.createMailServer, {
    body: { host: '127.0.0.1', port: peer.port, security: 'none', sender_address: 'jobs@acme.test' },
  })
  await expect
    .poll(() => listed({ state: 'failed' }))
    .toMatchObject([
      { id: first, said: expect.stringContaining('nobody of this name'), can: { again: true } },
    ])
  await expect.poll(() => heard.some((changed) => changed.mail?.includes(first))).toBe(true)
  peer.temper = {}
  await admin.ask(mailApi.sendAgain, { body: { id: first } })
  await admin.ask(mailApi.sendAgain, { body: { id: second } })
  await expect.poll(async () => (await listed({ state: 'sent' })).length).toBe(2)
  expect(await admin.send(mailApi.sendAgain, { body: { id: first } })).toMatchObject({ code: 'is_under_way' })
  expect(await listed({ keyword: 'SECOND@' })).toMatchObject([{ id: second, send_time: expect.any(String) }])
})

test('a link that has run out is not sent again', async () => {
  const id = await written('late@acme.test')
  await world.rows(
    `update mails set state = 'failed', useful_until = now() - interval '1 hour' where id = $1`,
    id,
  )
  expect(await admin.send(mailApi.sendAgain, { body: { id } })).toMatchObject({ code: 'of_no_use' })
})

test('the outbox of another organisation is not there', async () => {
  const id = await written('third@acme.test')
  const stranger = await world.user(await world.organisation(), 'SuperAdmin')
  expect(await stranger.ask(mailApi.listMails, { query: {} })).toEqual({ list: [] })
  for (const call of [mailApi.sendAgain, mailApi.cancelMail])
    expect(await stranger.send(call, { body: { id } })).toMatchObject({ http: 404 })
})
