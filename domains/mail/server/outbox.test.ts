import { mailApi } from '@bole/mail/contract'
import { hasMailServer, writeMail } from '@bole/mail/server'
import { MailPeer } from '@bole/mail/testing'
import { inTransaction } from '@bole/platform/testing'
import { keepFrom, startWorld, type Visitor, type World } from '@bole/server/testing'
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

test('one that held a link for its reader alone is not sent again empty', async () => {
  const secret = await inTransaction(parts(), organisation, (tx) =>
    writeMail(tx, {
      ...{
        to: 'lin@acme.test',
        language: 'en-US',
        subject: 'Link',
        text: 't',
        about: 'test',
        isSecret: true,
      },
    }),
  )
  // It left, its words were forgotten, and it came back.
  await world.rows(`update mails set state = 'failed', plain = '' where id = $1`, secret)
  expect((await listed())[0]).toMatchObject({ id: secret, can: { again: false } })
  expect(await admin.send(mailApi.sendAgain, { body: { id: secret } })).toMatchObject({
    code: 'words_forgotten',
  })
})

test.each(['plain', 'recipient'])('one whose %s was erased is not sent again empty', async (what) => {
  const mail = await written(`erased-${what}@acme.test`)
  await world.rows(`update mails set state = 'failed', ${what} = '' where id = $1 returning id`, mail)
  expect(await admin.send(mailApi.sendAgain, { body: { id: mail } })).toMatchObject({ code: 'emptied' })
  expect((await listed()).find(({ id }) => id === mail)?.can).toEqual({ again: false, cancel: false })
})

test('whoever is kept from contacts reads no address in the outbox, and finds nothing by one', async () => {
  const id = await written('hidden@acme.test')
  await expect
    .poll(async () => (await listed({ keyword: 'hidden@' }))[0]?.state, { timeout: 5_000 })
    .toBe('sent')
  await world.rows(`update mails set said = '550 <hidden@acme.test>' where id = $1`, id)
  await keepFrom(world, organisation, 'OrgAdmin', ['contacts'])
  const kept = await world.user(organisation, 'OrgAdmin')
  const asked = async (keyword: string) => (await kept.ask(mailApi.listMails, { query: { keyword } })).list
  const shown = (await asked('Welcome')).find((one) => one.id === id)
  expect(shown).toMatchObject({ recipient: '', said: expect.stringContaining('550') })
  expect(shown?.said).not.toContain('hidden')
  expect(await asked('hidden@')).toEqual([])
})

test('the outbox of another organisation is not there', async () => {
  const id = await written('third@acme.test')
  const stranger = await world.user(await world.organisation(), 'SuperAdmin')
  expect(await stranger.ask(mailApi.listMails, { query: {} })).toEqual({ list: [] })
  for (const call of [mailApi.sendAgain, mailApi.cancelMail])
    expect(await stranger.send(call, { body: { id } })).toMatchObject({ http: 404 })
})
