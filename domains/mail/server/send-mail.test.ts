import { mailApi } from '@bole/mail/contract'
import { handingOverAtMost } from '@bole/mail/model'
import { closeTransports, sendMail, writeMail } from '@bole/mail/server'
import { MailPeer } from '@bole/mail/testing'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { NewMail } from './write-mail.ts'

let world: World
let peer: MailPeer
let organisation: number
let admin: Visitor

beforeAll(async () => {
  world = await startWorld()
  peer = await MailPeer.start()
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin')
  await admin.ask(mailApi.createMailServer, {
    body: { host: '127.0.0.1', port: peer.port, security: 'none', sender_address: 'jobs@acme.test' },
  })
})
afterEach(() => {
  peer.temper = {}
  peer.received.length = 0
})
afterAll(async () => {
  await peer.stop()
  await world.end()
})

const partsOf = () => ({ database: world.server.database, publish: world.server.announcer.publish })
const written = (more: Partial<NewMail> = {}, of = organisation) =>
  inTransaction(partsOf(), of, (tx) =>
    writeMail(tx, {
      to: 'he@acme.test',
      language: 'en-US',
      subject: '面试 invitation',
      text: 'Come at ten.',
      about: 'test',
      ...more,
    }),
  )
const context = (id: number, now: Date, of = organisation) => ({
  payload: { mail_id: id },
  organisationId: of,
  store: world.store,
  now,
  log: () => undefined,
  inTransaction: <Result>(work: Parameters<typeof inTransaction<Result>>[2]) =>
    inTransaction(partsOf(), of, work),
})
const run = (id: number, now = new Date(), of = organisation) => sendMail.run(context(id, now, of))
const stored = async (id: number) => (await world.rows('select * from mails where id = $1', id))[0]
const planned = async (id: number) =>
  world.rows(`select run_at from graphile_worker._private_jobs where key = $1`, `mail ${id}`)

describe('a message', () => {
  test('is handed over with who it is from and for, and is kept as sent in the server’s words', async () => {
    const id = await written()
    expect(await stored(id)).toMatchObject({ state: 'waiting', attempts: 0 })
    expect(await planned(id)).toHaveLength(1)
    await run(id)
    expect(peer.received).toMatchObject([{ to: ['he@acme.test'], from: 'jobs@acme.test' }])
    const { message_key: key } = (await stored(id)) ?? {}
    expect(peer.received[0]?.raw).toContain(`Message-ID: <${key}@jobs.acme.test>`)
    expect(peer.received[0]?.raw).toContain('Auto-Submitted: auto-generated')
    expect(await stored(id)).toMatchObject({
      state: 'sent',
      attempts: 1,
      said: expect.stringContaining('queued as 7F3'),
      sent_at: expect.any(Date),
      plain: 'Come at ten.',
    })
    await run(id)
    expect(peer.received).toHaveLength(1)
  })

  test('that was never committed never leaves', async () => {
    const failing = inTransaction(partsOf(), organisation, async (tx) => {
      await writeMail(tx, { to: 'x@acme.test', language: 'en-US', subject: 's', text: 't', about: 'lost' })
      throw new Error('changed its mind')
    })
    await expect(failing).rejects.toThrow('changed its mind')
    expect(await world.rows(`select 1 from mails where about = 'lost'`)).toEqual([])
  })

  test('with a link for its reader alone is forgotten once it has left', async () => {
    const id = await written({ isSecret: true, text: 'https://…/secret', html: '<a href="…">' })
    await run(id)
    expect(peer.received[0]?.raw).toContain('multipart/alternative')
    expect(await stored(id)).toMatchObject({ state: 'sent', plain: '', html: null })
  })

  test('goes to one address, whatever stands in it', async () => {
    const id = await written({ to: 'he@acme.test,lin@acme.test' })
    await run(id)
    expect(peer.received.flatMap(({ to }) => to)).not.toContain('lin@acme.test')
  })
})

describe('a server that does not take a message', () => {
  test('for good: it fails at once, in the server’s words', async () => {
    peer.temper = { refusal: '550 5.1.1 no such user here' }
    const id = await written()
    await run(id)
    expect(await stored(id)).toMatchObject({
      state: 'failed',
      attempts: 1,
      said: expect.stringContaining('no such user here'),
    })
    peer.temper = { contentRefusal: '554 5.7.1 looks like spam' }
    const other = await written()
    await run(other)
    expect(await stored(other)).toMatchObject({ state: 'failed', said: expect.stringContaining('spam') })
  })

  test('for now: it waits, longer each time, and is sent when the server takes it', async () => {
    peer.temper = { refusal: '451 4.3.2 come back later' }
    const id = await written()
    const before = Date.now()
    await run(id)
    const after = Date.now()
    const row = await stored(id)
    expect(row).toMatchObject({ state: 'waiting', attempts: 1, begun_at: null })
    expect(String(row?.said)).toContain('come back later')
    // A minute after the server had said so.
    const saidAt = Number(row?.next_try_at) - 60_000
    expect(saidAt).toBeGreaterThanOrEqual(before)
    expect(saidAt).toBeLessThanOrEqual(after)
    expect(await planned(id)).toHaveLength(1)
    await run(id)
    expect(await stored(id)).toMatchObject({ state: 'waiting', attempts: 2 })
    peer.temper = {}
    await run(id)
    expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 3, next_try_at: null })
    expect(peer.received).toHaveLength(1)
  })

  test('for two days: it fails then', async () => {
    peer.temper = { refusal: '451 4.3.2 come back later' }
    const id = await written()
    await world.rows('update mails set attempts = 9 where id = $1', id)
    await run(id)
    expect(await stored(id)).toMatchObject({ state: 'failed', attempts: 10 })
  })

  test('because it is not there: it waits', async () => {
    const other = await world.organisation()
    const theirAdmin = await world.user(other, 'OrgAdmin')
    await theirAdmin.ask(mailApi.createMailServer, {
      body: { host: '127.0.0.1', port: 1, security: 'none', sender_address: 'a@b.test' },
    })
    const id = await written({}, other)
    await run(id, new Date(), other)
    expect(await stored(id)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      said: expect.stringContaining('ECONNREFUSED'),
    })
  })

  test('before it has greeted us for a while: it is waited for', async () => {
    closeTransports()
    peer.temper = { greetsAfter: 400 }
    const id = await written()
    await run(id)
    expect(await stored(id)).toMatchObject({ state: 'sent' })
  })
})

describe('a message is not sent twice', () => {
  test('by two workers at once', { tags: ['race'] }, async () => {
    peer.temper = { takesAfter: 300 }
    const id = await written()
    await Promise.all([run(id), run(id)])
    expect(peer.received).toHaveLength(1)
    expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 1 })
  })

  test('soon after a worker died over it; later it is, under the same Message-ID', async () => {
    const id = await written()
    const begun = new Date()
    await world.rows('update mails set begun_at = $2, attempts = 1 where id = $1', id, begun)
    await run(id)
    expect(peer.received).toEqual([])
    expect(await planned(id)).toHaveLength(1)
    await run(id, new Date(begun.getTime() + handingOverAtMost + 1))
    expect(peer.received).toHaveLength(1)
    expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 2 })
  })

  test('after it was taken back, and one that leaves this moment is not taken back', async () => {
    const id = await written()
    await admin.ask(mailApi.cancelMail, { body: { id } })
    await run(id)
    expect(peer.received).toEqual([])
    const taking = Promise.withResolvers<null>()
    peer.temper = { takesWhen: taking.promise }
    const late = await written()
    const running = run(late)
    await expect.poll(async () => (await stored(late))?.begun_at).not.toBeNull()
    const cancelled = await admin
      .send(mailApi.cancelMail, { body: { id: late } })
      .finally(() => taking.resolve(null))
    expect(cancelled).toMatchObject({ code: 'is_leaving' })
    await running
    expect(await stored(late)).toMatchObject({ state: 'sent' })
  })
})

test('a message whose link has run out is not sent, and what is written in it is forgotten', async () => {
  const id = await written({ usefulUntil: new Date('2020-01-01T00:00:00Z'), text: 'a link' })
  await run(id)
  expect(peer.received).toEqual([])
  expect(await stored(id)).toMatchObject({ state: 'failed', plain: '' })
})

test('one whose job broke every time is not left waiting', async () => {
  const id = await written()
  await sendMail.giveUp?.(context(id, new Date()))
  expect(await stored(id)).toMatchObject({ state: 'failed' })
})
