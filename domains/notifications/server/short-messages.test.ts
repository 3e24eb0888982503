import { notificationsApi } from '@bole/notifications/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { SmsPeer } from '@bole/sms/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const { listRecords, sendMessages, previewMessage, sendAgain, cancelRecords } = notificationsApi
const soon = { timeout: 10_000 }
const bySms = { channel: 'sms', language: 'en-US' } as const

let world: World
let peer: SmsPeer
let organisation: number
let admin: Visitor
let position: number
let lin: number

beforeAll(async () => {
  peer = await SmsPeer.start()
  world = await startWorld({ role: 'all', smsUrl: peer.url })
})
beforeEach(async () => {
  peer.refusal = 0
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin2')
  position = await world.position(organisation)
  lin = await world.application(organisation, position, { name: 'Lin', email: null })
  await world.rows(
    `update candidates set phone = '13812345678'
     where id = (select candidate_id from applications where id = $1)`,
    lin,
  )
})
afterAll(async () => {
  await world.end()
  await peer.stop()
})

const listed = () => admin.ask(listRecords, { query: {} })
const states = async () => (await listed()).list.map(({ state }) => state)
const invite = () =>
  admin.ask(pipelineApi.move, {
    body: { post_id: lin, version: 1, stage: 12, meets_at: '2999-03-02T02:00:00Z', message: bySms },
  })
const standing = async () =>
  (await admin.ask(pipelineApi.getApplication, { query: { post_id: lin } })).application.status

test('an invitation goes by short message in short words, and its receipt says that it was delivered', async () => {
  await invite()
  await expect.poll(states, soon).toEqual(['sent'])
  const taken = peer.taken.at(-1)
  expect(taken).toMatchObject({
    to: '8613812345678',
    text: expect.stringContaining('Acme: Lin, please come'),
  })
  expect(taken?.text).toMatch(/https:\/\/jobs\.acme\.test\/careers\/application\/[\w-]+/)
  expect(await standing()).toMatchObject({ process_status: 60 })
  const [kept] = await world.rows('select plain from short_messages where organisation_id = $1', organisation)
  expect(kept?.plain).toBe('')
  expect(await peer.receipt(taken?.id ?? '', 'DELIVRD')).toBe(0)
  const { list } = await listed()
  expect(list).toMatchObject([{ state: 'delivered', channel: 'sms', recipient: '13812345678' }])
  expect(list[0]?.said).toContain('stat:DELIVRD')
})

test('one that cannot be delivered failed in the provider’s words, is not delivered to the pipeline, and is sent again', async () => {
  await invite()
  await expect.poll(states, soon).toEqual(['sent'])
  await peer.receipt(peer.taken.at(-1)?.id ?? '', 'UNDELIV')
  const [record] = (await listed()).list
  expect(record).toMatchObject({ state: 'failed', said: expect.stringContaining('stat:UNDELIV') })
  expect(await standing()).toMatchObject({ process_status: 10, process_detail_status: 16 })
  await admin.ask(sendAgain, { body: { ids: [record?.id ?? 0] } })
  await expect.poll(states, soon).toEqual(['sent'])
})

test('what the provider refuses fails at once', async () => {
  peer.refusal = 0x0b
  await invite()
  await expect.poll(states, soon).toEqual(['failed'])
  expect((await listed()).list).toMatchObject([{ said: 'ESME_RINVDSTADR (0xb)' }])
})

test('who has no phone reads it on their page, and a preview says so', async () => {
  const wu = await world.application(organisation, position, { name: 'Wu', email: 'wu@example.com' })
  const words = { subject: 'News', body: 'Dear {{candidate}}' }
  const occasion = { stage: 0, event: 'message', ...bySms } as const
  const shown = await admin.ask(previewMessage, { body: { ...occasion, applications: [lin, wu], words } })
  expect(shown).toMatchObject({ goes: 2, without_address: [{ name: 'Wu' }], has_sms_gateway: true })
  expect(shown.first).toMatchObject({ recipient: '13812345678' })
  await admin.ask(sendMessages, { body: { ...bySms, applications: [lin, wu], words } })
  await expect.poll(states, soon).toEqual(['sent', 'sent'])
  expect((await listed()).list.map(({ channel }) => channel).toSorted()).toEqual(['page', 'sms'])
})

test('a template is worded for each channel by itself', async () => {
  const place = { stage: 12, event: 'invited', language: 'en-US' } as const
  const words = { subject: 's', body: 'short: {{time}}', process_id: null, seen_version: 0 }
  await admin.ask(notificationsApi.saveTemplate, { body: { ...place, channel: 'sms', ...words } })
  const of = async (channel: 'mail' | 'sms') =>
    (await admin.ask(notificationsApi.getTemplateContent, { query: { ...place, channel } })).body
  expect(await of('sms')).toBe('short: {{time}}')
  expect(await of('mail')).toContain('Dear {{candidate}}')
  const { list } = await admin.ask(notificationsApi.listTemplates, {
    query: { channel: 'sms', language: 'en-US', stage: 12 },
  })
  expect(list[0]).toMatchObject({ channel: 'sms', worded_by: 'organisation', body: 'short: {{time}}' })
})

test('without a gateway it waits for one, says so, and is taken back', async () => {
  const bare = await startWorld({ role: 'all' })
  const here = await bare.organisation()
  const keeper = await bare.user(here, 'OrgAdmin2')
  const wang = await bare.application(here, await bare.position(here), { name: 'Wang', email: null })
  await bare.rows(
    "update candidates set phone = '13812345678' where id = (select candidate_id from applications where id = $1)",
    wang,
  )
  const words = { subject: 'News', body: 'b' }
  await keeper.ask(sendMessages, { body: { ...bySms, applications: [wang], words } })
  const waiting = () => keeper.ask(listRecords, { query: {} })
  await expect.poll(() => bare.rows('select state from short_messages'), soon).toEqual([{ state: 'waiting' }])
  const { list } = await waiting()
  expect(list).toMatchObject([{ state: 'waiting', waits_for: 'gateway' }])
  await keeper.ask(cancelRecords, { body: { ids: list.map(({ id }) => id) } })
  expect(await bare.rows('select state from short_messages')).toEqual([{ state: 'cancelled' }])
  await bare.end()
})
