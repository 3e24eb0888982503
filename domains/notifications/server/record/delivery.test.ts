import { mailApi } from '@bole/mail/contract'
import { sendMail } from '@bole/mail/server'
import { MailPeer } from '@bole/mail/testing'
import { notificationsApi } from '@bole/notifications/contract'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { optOut } from '../unsubscribe/opt-out.ts'
import { deliverMessage } from './deliver.job.ts'

// Jobs are run by hand here: so often, and at such moments, as they would after a worker died.
let world: World
let peer: MailPeer
let organisation: number
let admin: Visitor
let lin: number

beforeAll(async () => {
  world = await startWorld()
  peer = await MailPeer.start()
})
beforeEach(async () => {
  peer.received.length = 0
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin')
  const position = await world.position(organisation)
  lin = await world.application(organisation, position, { name: 'Lin', email: 'lin@example.com' })
  await admin.ask(mailApi.createMailServer, {
    body: { host: '127.0.0.1', port: peer.port, security: 'none', sender_address: 'jobs@acme.test' },
  })
})
afterAll(async () => {
  await peer.stop()
  await world.end()
})

const parts = () => ({ database: world.server.database, publish: world.server.announcer.publish })
const context = (now: Date) => ({
  ...{ organisationId: organisation, store: world.store, now, log: () => undefined },
  inTransaction: <Result>(work: Parameters<typeof inTransaction<Result>>[2]) =>
    inTransaction(parts(), organisation, work),
})
const deliver = (id: number, now = new Date()) =>
  deliverMessage.run({ ...context(now), payload: { record_id: id } })
const mails = () => world.rows('select * from mails where organisation_id = $1', organisation)
const asked = async (at?: string) => {
  const words = { subject: 'News', body: 'Dear {{candidate}}: {{page}}' }
  const body = { applications: [lin], language: 'en-US' as const, words, ...(at ? { at } : {}) }
  await admin.ask(notificationsApi.sendMessages, { body })
  const [row] = await world.rows('select max(id) as id from notify_records where application_id = $1', lin)
  return Number(row?.id)
}

test('delivered twice, a message is one mail', async () => {
  const id = await asked()
  await deliver(id)
  await deliver(id)
  expect(await mails()).toMatchObject([{ recipient: 'lin@example.com', is_secret: true }])
})

test('two workers that deliver at once write one mail', { tags: ['race'] }, async () => {
  const id = await asked()
  await Promise.all([deliver(id), deliver(id)])
  expect(await mails()).toHaveLength(1)
})

test('what is planned does not leave before its time, whoever wakes it', async () => {
  const id = await asked('2999-01-01T00:00:00Z')
  await deliver(id)
  expect(await mails()).toEqual([])
  const [job] = await world.rows(
    'select run_at from graphile_worker._private_jobs where key = $1',
    `notification ${id}`,
  )
  expect(job).toEqual({ run_at: new Date('2999-01-01T00:00:00Z') })
  await deliver(id, new Date('2999-01-01T00:00:01Z'))
  expect(await mails()).toHaveLength(1)
})

test('what was taken back in the outbox is taken back, and sent again there it is sent', async () => {
  const id = await asked()
  await deliver(id)
  const [mail] = await mails()
  const state = async () => (await world.rows('select state from notify_records where id = $1', id))[0]?.state
  await admin.ask(mailApi.cancelMail, { body: { id: Number(mail?.id) } })
  expect(await state()).toBe('cancelled')
  await admin.ask(mailApi.sendAgain, { body: { id: Number(mail?.id) } })
  expect(await state()).toBe('waiting')
  await sendMail.run({ ...context(new Date()), payload: { mail_id: Number(mail?.id) } })
  expect(await state()).toBe('sent')
  expect(peer.received).toHaveLength(1)
})

test('taking a message back takes its mail back', async () => {
  const id = await asked()
  await deliver(id)
  await admin.ask(notificationsApi.cancelRecords, { body: { ids: [id] } })
  expect(await mails()).toMatchObject([{ state: 'cancelled' }])
})

test('in quiet hours it waits for their end, unless it is urgent', async () => {
  await admin.ask(notificationsApi.updateSettings, {
    body: {
      ...{ id: organisation, version: 0, language: 'en-US', acknowledges: true },
      ...{ quiet_from: 22, quiet_until: 8 },
    },
  })
  const id = await asked()
  const night = new Date(2031, 4, 5, 23, 30)
  await deliver(id, night)
  expect(await mails()).toEqual([])
  const [job] = await world.rows(
    'select run_at from graphile_worker._private_jobs where key = $1',
    `notification ${id}`,
  )
  expect(job).toEqual({ run_at: new Date(2031, 4, 6, 8) })
  await world.rows('update notify_records set is_urgent = true where id = $1', id)
  await deliver(id, night)
  expect(await mails()).toHaveLength(1)
})

test('what left in the batch of another job is not called failed by a job that gave up', async () => {
  const id = await asked()
  await deliver(id)
  const [mail] = await mails()
  const job = { ...context(new Date()), payload: { mail_id: Number(mail?.id) } }
  await sendMail.run(job)
  await sendMail.giveUp?.(job)
  expect(await world.rows('select state from notify_records where id = $1', id)).toEqual([{ state: 'sent' }])
})

test('whoever wants no more gets nothing that still waits, in the outbox too, and it is not sent again there', async () => {
  const [planned, waiting] = [await asked('2999-01-01T00:00:00Z'), await asked()]
  await deliver(waiting)
  const said = { wantsAgain: false, by: 'link' } as const
  await inTransaction(parts(), organisation, (tx) => optOut(tx, waiting, said))
  const records = () =>
    world.rows('select state, lacks from notify_records where id = any($1)', [planned, waiting])
  expect(await records()).toEqual([
    { state: 'failed', lacks: 'unsubscribed' },
    { state: 'failed', lacks: 'unsubscribed' },
  ])
  const [mail] = await mails()
  expect(mail).toMatchObject({ state: 'cancelled' })
  const again = { body: { id: Number(mail?.id) } }
  expect(await admin.send(mailApi.sendAgain, again)).toMatchObject({ code: 'reader_wants_none' })
  // Who wants them again gets what was left out.
  await inTransaction(parts(), organisation, (tx) => optOut(tx, waiting, { ...said, wantsAgain: true }))
  expect(await admin.ask(notificationsApi.sendAgain, { body: { ids: [waiting] } })).toMatchObject({ done: 1 })
})

test('what waits goes to the address that was put right meanwhile, and to nobody else', async () => {
  const id = await asked('2999-01-01T00:00:00Z')
  await world.rows(
    `update candidates set email = 'right@example.com'
     where id = (select candidate_id from applications where id = $1)`,
    lin,
  )
  await deliver(id, new Date('2999-01-01T00:00:01Z'))
  expect(await mails()).toMatchObject([{ recipient: 'right@example.com' }])
  const sentTo = 'select sent_to from application_links where application_id = $1'
  expect(await world.rows(sentTo, lin)).toEqual([{ sent_to: 'right@example.com' }])
  const recipient = 'select recipient from notify_records where id = $1'
  expect(await world.rows(recipient, id)).toEqual([{ recipient: 'right@example.com' }])
})
