import { setTimeout as pause } from 'node:timers/promises'
import { mailApi } from '@bole/mail/contract'
import { handingOverAtMost } from '@bole/mail/model'
import { closeTransports, sendMail, writeMail } from '@bole/mail/server'
import { MailPeer } from '@bole/mail/testing'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { beginSending, putBack } from './begin-sending.ts'
import { lockMail } from './mail-store.ts'
import { writeDown } from './write-down.ts'
import { planToSend } from './write-mail.ts'

// Jobs are run by hand here, as two workers would that take them at such moments.
let world: World
let peer: MailPeer
let organisation: number
let admin: Visitor
let server: number

const body = () => ({
  host: '127.0.0.1',
  port: peer.port,
  security: 'none' as const,
  sender_address: 'jobs@acme.test',
})

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  peer = await MailPeer.start()
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin')
  server = (await admin.ask(mailApi.createMailServer, { body: body() })).id
  return async () => {
    closeTransports()
    await peer.stop()
  }
})
afterAll(() => world.end())

const work = <Result>(of: Parameters<typeof inTransaction<Result>>[2]) =>
  inTransaction(
    { database: world.server.database, publish: world.server.announcer.publish },
    organisation,
    of,
  )
const written = (to: string) =>
  work((tx) => writeMail(tx, { to, language: 'en-US', subject: 'News', text: 't', about: 'test' }))
const writeMany = async (count: number) => {
  const ids = []
  for (let n = 0; n < count; n++) ids.push(await written(`p${n}@example.com`))
  return ids
}
const send = (id: number, now = new Date()) =>
  sendMail.run({
    ...{ organisationId: organisation, store: world.store, now, log: () => undefined },
    ...{ payload: { mail_id: id }, inTransaction: work },
  })
const states = () =>
  world.rows('select state, count(*)::int from mails where organisation_id = $1 group by 1', organisation)
const jobsOf = (ids: readonly number[]) =>
  world.rows(
    'select key, run_at from graphile_worker._private_jobs where key = any($1)',
    ids.map((id) => `mail ${id}`),
  )

test('messages one after the other go over one connection', async () => {
  for (let n = 0; n < 3; n++) await send(await written('lin@example.com'))
  expect(peer.received).toHaveLength(3)
  expect(peer.connections).toEqual({ made: 1, open: 1 })
})

test('a server of other settings is connected to anew, and the former connection ends', async () => {
  await send(await written('lin@example.com'))
  await admin.ask(mailApi.updateMailServer, {
    body: { id: server, version: 1, ...body(), sender_name: 'People' },
  })
  await expect.poll(() => peer.connections.open).toBe(0)
  await send(await written('lin@example.com'))
  expect(peer.connections.made).toBe(2)
  expect(peer.received.at(-1)?.raw).toContain('People')
})

test('of a server that is gone no connection is kept, and none when everything ends', async () => {
  await send(await written('lin@example.com'))
  await admin.ask(mailApi.removeMailServer, { body: { id: server } })
  await expect.poll(() => peer.connections.open).toBe(0)
  await admin.ask(mailApi.createMailServer, { body: body() })
  await send(await written('lin@example.com'))
  expect(peer.connections.open).toBe(1)
  closeTransports()
  await expect.poll(() => peer.connections.open).toBe(0)
})

test('what waits for its turn leaves with the first of it, over one connection, and its own jobs are over', async () => {
  const ids = await writeMany(10)
  await send(ids[0] ?? 0)
  expect(await states()).toEqual([{ state: 'sent', count: 10 }])
  expect(new Set(peer.received.flatMap(({ to }) => to)).size).toBe(10)
  expect(peer.connections.made).toBe(1)
  expect(await jobsOf(ids.slice(1))).toEqual([])
})

test('two workers that take from the same outbox hand each message over once', {
  tags: ['race'],
}, async () => {
  const ids = await writeMany(40)
  await Promise.all([send(ids[0] ?? 0), send(ids[39] ?? 0)])
  for (const id of ids) await send(id)
  expect(peer.received).toHaveLength(40)
  expect(await states()).toEqual([{ state: 'sent', count: 40 }])
})

test('whoever looks at a message while what became of it is written down waits for that, and both end', async () => {
  const [first = 0, second = 0] = await writeMany(2)
  const begun = await work((tx) => beginSending(tx, first, new Date()))
  const mail = begun?.mails.find(({ id }) => id === second)
  if (!mail) throw new Error('the second was not begun with the first')
  const held = Promise.withResolvers<void>()
  const looking = work(async (tx) => {
    await tx.load(lockMail(second))
    held.resolve()
    await pause(300)
    planToSend(tx, second, new Date())
  })
  await held.promise
  const taken = { isTaken: true, said: 'queued' } as const
  await work((tx) => writeDown(tx, mail, taken, { now: new Date(), askedFor: first }))
  await looking
  expect(await states()).toContainEqual({ state: 'sent', count: 1 })
})

test('of several begun together one that is refused fails alone, and one to come back to waits for its time', async () => {
  const ids = await writeMany(3)
  peer.temper = { refusalOf: { 'p1@example.com': '550 no such user', 'p2@example.com': '451 later' } }
  await send(ids[0] ?? 0)
  const rows = await world.rows(
    'select state, said from mails where organisation_id = $1 order by id',
    organisation,
  )
  expect(rows.map(({ state }) => state)).toEqual(['sent', 'failed', 'waiting'])
  expect(await jobsOf(ids.slice(1))).toMatchObject([{ key: `mail ${ids[2]}` }])
})

test('what a worker died over, with others that it had begun, is handed over again later', async () => {
  const ids = await writeMany(3)
  peer.temper = { takesAfter: 2_000 }
  const now = new Date()
  const dying = send(ids[0] ?? 0, now)
  await expect.poll(() => peer.connections.open).toBe(1)
  // Each of the others has a job of its own that looks again.
  const again = new Date(now.getTime() + handingOverAtMost)
  expect(await jobsOf(ids.slice(1))).toMatchObject([{ run_at: again }, { run_at: again }])
  await peer.stop()
  await dying
})

test('what was begun and has to wait after all is not counted as tried, and has its turn again', async () => {
  const [id = 0] = await writeMany(1)
  const begun = await work((tx) => beginSending(tx, id, new Date()))
  const row = () => world.rows('select attempts, begun_at from mails where id = $1', id)
  expect(await row()).toMatchObject([{ attempts: 1, begun_at: expect.any(Date) }])
  await work(async (tx) => putBack(tx, begun?.mails ?? []))
  expect(await row()).toEqual([{ attempts: 0, begun_at: null }])
  await send(id)
  expect(peer.received).toHaveLength(1)
})
