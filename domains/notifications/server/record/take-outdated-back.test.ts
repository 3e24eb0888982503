import { notificationsApi } from '@bole/notifications/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliverMessage } from './deliver.job.ts'

// Nothing leaves by itself here: it waits for its time, or in the outbox for a mail server.
let world: World
let organisation: number
let admin: Visitor
let lin: number

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin2')
  const position = await world.position(organisation)
  lin = await world.application(organisation, position, { name: 'Lin', email: 'lin@example.com' })
})
afterAll(() => world.end())

const message = { language: 'en-US', at: '2999-01-01T00:00:00Z' } as const
const told = () =>
  world.rows('select id, event, state from notify_records where application_id = $1 order by id', lin)
const versionOf = async () =>
  (await admin.ask(pipelineApi.getApplication, { query: { post_id: lin } })).application.version
const eliminate = async (more: object = {}) =>
  admin.ask(pipelineApi.giveFeedback, {
    params: { id: lin },
    body: { side: 'company', action: 'eliminate', version: await versionOf(), text: 'so', ...more },
  })
const meeting = { meets_at: '2999-03-02T02:00:00Z', is_online: false }
const invite = (more: object = {}) =>
  admin.ask(pipelineApi.move, {
    body: { post_id: lin, version: 1, stage: 12, ...meeting, interviewer_ids: [admin.id], message, ...more },
  })
const parts = () => ({ database: world.server.database, publish: world.server.announcer.publish })
const jobOf = (id: unknown, now = new Date()) => ({
  ...{ organisationId: organisation, store: world.store, now, log: () => undefined },
  payload: { record_id: Number(id) },
  inTransaction: <Result>(work: Parameters<typeof inTransaction<Result>>[2]) =>
    inTransaction(parts(), organisation, work),
})
const deliver = async (now?: Date) => {
  for (const { id } of await told()) await deliverMessage.run(jobOf(id, now))
}
const lastHappened = async () =>
  (
    await world.rows(
      'select action from application_history where application_id = $1 order by id desc limit 1',
      lin,
    )
  )[0]?.action

test('the rejection of a decision that is taken back does not leave', async () => {
  const { batch_id } = await eliminate({ message })
  expect(await told()).toMatchObject([{ event: 'eliminated', state: 'waiting' }])
  await admin.ask(pipelineApi.undo, { body: { batch_id } })
  expect(await told()).toMatchObject([{ state: 'cancelled' }])
  await deliver(new Date('2999-01-02T00:00:00Z'))
  expect(await world.rows('select 1 from mails where organisation_id = $1', organisation)).toEqual([])
})

test('nor where it waits in the outbox by now, nor where the application is restored', async () => {
  await eliminate({ message: { language: 'en-US' } })
  await deliver()
  const mails = () => world.rows('select state from mails where organisation_id = $1', organisation)
  expect(await mails()).toEqual([{ state: 'waiting' }])
  const version = await versionOf()
  await admin.ask(pipelineApi.restoreApplications, { body: { applications: [{ post_id: lin, version }] } })
  expect(await told()).toMatchObject([{ state: 'cancelled' }])
  expect(await mails()).toEqual([{ state: 'cancelled' }])
})

test('of an interview that is cancelled the candidate hears that alone', async () => {
  await invite()
  await admin.ask(pipelineApi.giveFeedback, {
    params: { id: lin },
    body: { side: 'company', action: 'cancel', version: await versionOf(), message },
  })
  expect(await told()).toMatchObject([
    { event: 'invited', state: 'cancelled' },
    { event: 'cancelled', state: 'waiting' },
  ])
})

test('of an appointment that is moved the candidate hears the new time alone, in the outbox too', async () => {
  await invite({ message: { language: 'en-US' } })
  await deliver()
  const move = async (more: object) =>
    admin.ask(pipelineApi.arrange, { body: { post_id: lin, version: await versionOf(), ...more } })
  // To name somebody besides changes nothing that a candidate reads.
  await move({ interviewer_ids: [admin.id] })
  expect(await told()).toMatchObject([{ event: 'invited', state: 'waiting' }])
  await move({ meets_at: '2999-03-05T02:00:00Z', message })
  expect(await told()).toMatchObject([
    { event: 'invited', state: 'cancelled' },
    { event: 'invited', state: 'waiting' },
  ])
  const outbox = () => world.rows('select state from mails where organisation_id = $1', organisation)
  expect(await outbox()).toEqual([{ state: 'cancelled' }])
  await move({ meets_at: null })
  expect(await told()).toMatchObject([{ state: 'cancelled' }, { state: 'cancelled' }])
})

test('nor is anybody invited to a step they have left, or offered what is offered otherwise', async () => {
  await invite()
  const on = async (more: { readonly stage: number; readonly offer_valid_until: string }) =>
    admin.ask(pipelineApi.move, { body: { post_id: lin, version: await versionOf(), message, ...more } })
  await on({ stage: 5, offer_valid_until: '2999-04-01' })
  expect(await told()).toMatchObject([
    { event: 'invited', state: 'cancelled' },
    { event: 'offered', state: 'waiting' },
  ])
  await admin.ask(pipelineApi.arrange, {
    body: { post_id: lin, version: await versionOf(), offer_valid_until: '2999-04-05', message },
  })
  expect((await told()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'waiting'])
})

test('whoever withdraws is not told that they go on, and gets general messages still', async () => {
  await invite()
  await admin.ask(notificationsApi.sendMessages, {
    body: { applications: [lin], ...message, words: { subject: 'News', body: 'Dear {{candidate}}' } },
  })
  await admin.ask(pipelineApi.giveFeedback, {
    params: { id: lin },
    body: { side: 'candidate', action: 'refuse', version: await versionOf() },
  })
  expect(await told()).toMatchObject([
    { event: 'invited', state: 'cancelled' },
    { event: 'message', state: 'waiting' },
  ])
})

test('what is said of the end goes with it, and what was said before of going on does not', async () => {
  await invite()
  await eliminate({ message })
  expect(await told()).toMatchObject([
    { event: 'invited', state: 'cancelled' },
    { event: 'eliminated', state: 'waiting' },
  ])
})

test('an invitation that could not be written is to the pipeline one that did not arrive', async () => {
  const words = { subject: 'Come', body: 'On {{time}} to {{place}}' }
  await invite({ message: { language: 'en-US', words } })
  expect(await told()).toMatchObject([{ event: 'invited', state: 'failed' }])
  const [planned] = await world.rows(
    "select count(*) as jobs from graphile_worker._private_jobs where key = 'notification ' || $1",
    Number((await told())[0]?.id),
  )
  expect(planned).toEqual({ jobs: 1 })
  await deliver()
  expect(await lastHappened()).toBe('not_delivered')
})

test('nor has one arrived whose delivery was given up', async () => {
  await invite()
  const [record] = await told()
  await deliverMessage.giveUp?.(jobOf(record?.id))
  expect(await told()).toMatchObject([{ state: 'failed' }])
  expect(await lastHappened()).toBe('not_delivered')
})
