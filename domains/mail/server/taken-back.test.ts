import { mailApi } from '@bole/mail/contract'
import { cancelMails, sendMail, takeArrival, writeMail } from '@bole/mail/server'
import { MailPeer } from '@bole/mail/testing'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

// The job is run by hand, against a server that takes its time.
let world: World
let peer: MailPeer
let organisation: number
let admin: Visitor

beforeAll(async () => {
  world = await startWorld()
  peer = await MailPeer.start()
})
beforeEach(async () => {
  peer.temper = { takesAfter: 400 }
  peer.received.length = 0
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin')
  await admin.ask(mailApi.createMailServer, {
    body: { host: '127.0.0.1', port: peer.port, security: 'none', sender_address: 'jobs@acme.test' },
  })
})
afterAll(async () => {
  await peer.stop()
  await world.end()
})

const work = <Result>(of: Parameters<typeof inTransaction<Result>>[2]) =>
  inTransaction(
    { database: world.server.database, publish: world.server.announcer.publish },
    organisation,
    of,
  )
const written = () =>
  work((tx) =>
    writeMail(tx, {
      ...{ to: 'he@acme.test', language: 'en-US', subject: 'News', text: 'Come at ten.', about: 'test' },
    }),
  )
const jobOf = (id: number) => ({
  ...{ organisationId: organisation, store: world.store, now: new Date(), log: () => undefined },
  ...{ payload: { mail_id: id }, inTransaction: work },
})
const states = async () =>
  (await world.rows('select state from mails where organisation_id = $1 order by id', organisation)).map(
    ({ state }) => state,
  )
const begun = async () => {
  const [row] = await world.rows(
    'select count(begun_at) as begun, count(handed_at) as handed from mails where organisation_id = $1',
    organisation,
  )
  return row
}

test('of a batch that was begun only what is on the wire leaves once it is taken back', async () => {
  const ids: number[] = []
  for (let amount = 0; amount < 6; amount++) ids.push(await written())
  const [first = 0] = ids
  const sending = sendMail.run(jobOf(first))
  await expect.poll(begun).toEqual({ begun: 6, handed: 2 })
  const leaving = await work((tx) => cancelMails(tx, ids))
  expect([...leaving]).toEqual(ids.slice(0, 2))
  expect(await admin.send(mailApi.cancelMail, { body: { id: first } })).toMatchObject({ code: 'is_leaving' })
  await sending
  expect(await states()).toEqual(['sent', 'sent', 'cancelled', 'cancelled', 'cancelled', 'cancelled'])
  expect(peer.received).toHaveLength(2)
  // Sent again, one leaves once, and at once.
  await admin.ask(mailApi.sendAgain, { body: { id: ids[3] ?? 0 } })
  await sendMail.run(jobOf(ids[3] ?? 0))
  expect((await states())[3]).toBe('sent')
  expect(peer.received).toHaveLength(3)
  expect(await begun()).toEqual({ begun: 0, handed: 0 })
})

test('what comes back before it is written down that it left is looked at again later', async () => {
  const id = await written()
  const bounced = {
    ...{ key: '', messageId: '<x@y>', subject: '', text: '', at: new Date() },
    report: { action: 'failed', said: '5.1.1 no such user' },
  }
  const sending = sendMail.run(jobOf(id))
  await expect.poll(begun).toEqual({ begun: 1, handed: 1 })
  await expect(work((tx) => takeArrival(tx, id, bounced))).rejects.toThrow('still being handed over')
  await sending
  await work((tx) => takeArrival(tx, id, bounced))
  expect(await states()).toEqual(['failed'])
})
