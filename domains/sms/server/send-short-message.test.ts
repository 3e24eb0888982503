import { inTransaction } from '@bole/platform/testing'
import { startWorld, type World } from '@bole/server/testing'
import { leftInDoubt } from '@bole/sms/model'
import { sendShortMessage, writeShortMessage } from '@bole/sms/server'
import { SmsPeer } from '@bole/sms/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

// The job is run by hand here: so often, and at such moments, as it would after a worker died.
let world: World
let peer: SmsPeer
let organisation: number

beforeAll(async () => {
  peer = await SmsPeer.start()
  world = await startWorld({ smsUrl: peer.url })
})
beforeEach(async () => {
  peer.refusal = 0
  peer.taken.length = 0
  organisation = await world.organisation()
})
afterAll(async () => {
  await world.end()
  await peer.stop()
})

const parts = () => ({ database: world.server.database, publish: world.server.announcer.publish })
const work = <Result>(of: Parameters<typeof inTransaction<Result>>[2]) =>
  inTransaction(parts(), organisation, of)
const written = () =>
  work((tx) => writeShortMessage(tx, { to: '13812345678', text: 'Come', about: 'a test', isSecret: false }))
const send = (id: number, now = new Date()) =>
  sendShortMessage.run({
    ...{ organisationId: organisation, store: world.store, now, log: () => undefined },
    ...{ payload: { short_message_id: id }, inTransaction: work },
  })
const row = async (id: number) => (await world.rows('select * from short_messages where id = $1', id))[0]

test('run twice, or by two workers at once, a message leaves once', { tags: ['race'] }, async () => {
  const id = await written()
  await Promise.all([send(id), send(id)])
  await send(id)
  expect(peer.taken).toHaveLength(1)
  expect(await row(id)).toMatchObject({ state: 'sent', attempts: 1, provider_id: peer.taken[0]?.id })
})

test('one that a worker died over may have left: it does not leave twice, and has failed after a while', async () => {
  const id = await written()
  const now = new Date()
  await world.rows('update short_messages set begun_at = $2, attempts = 1 where id = $1', id, now)
  await send(id, new Date(now.getTime() + 60_000))
  expect(peer.taken).toEqual([])
  await send(id, new Date(now.getTime() + 181_000))
  expect(peer.taken).toEqual([])
  expect(await row(id)).toMatchObject({ state: 'failed', said: leftInDoubt, begun_at: null })
})

test('what the provider has no room for is tried again later, and not for ever', async () => {
  peer.refusal = 0x58
  const id = await written()
  await send(id)
  expect(await row(id)).toMatchObject({ state: 'waiting', said: 'ESME_RTHROTTLED (0x58)' })
  await world.rows('update short_messages set attempts = 8 where id = $1', id)
  await send(id)
  expect(await row(id)).toMatchObject({ state: 'failed', next_try_at: null })
})
