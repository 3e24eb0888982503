import { inboxApi } from '@bole/inbox/contract'
import { notificationsApi } from '@bole/notifications/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { SmsPeer } from '@bole/sms/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const { listRecords, sendMessages, previewMessage, sendAgain, cancelRecords, listOptouts } = notificationsApi
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
    text: expect.stringContaining('Acme: Lin, you are invited to'),
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

test('who has no phone reads it on their page, once they have one, and a preview says so', async () => {
  const wu = await world.application(organisation, position, { name: 'Wu', email: 'wu@example.com' })
  const words = { subject: 'News', body: 'Dear {{candidate}}' }
  const occasion = { stage: 0, event: 'message', ...bySms } as const
  const shown = await admin.ask(previewMessage, { body: { ...occasion, applications: [lin, wu], words } })
  expect(shown).toMatchObject({
    goes: 2,
    without_address: [{ name: 'Wu', has_page: false }],
    has_sms_gateway: true,
  })
  expect(shown.first).toMatchObject({ recipient: '13812345678' })
  await admin.ask(sendMessages, { body: { ...bySms, applications: [lin, wu], words } })
  await expect.poll(async () => (await states()).toSorted(), soon).toEqual(['sent', 'waiting'])
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

const words = { subject: 'Open day', body: 'Dear {{candidate}}' }
const write = (who: Visitor, post_id: number) =>
  who.ask(sendMessages, { body: { ...bySms, applications: [post_id], words } })
const number = '8613812345678'

test('a general message says how to have no more; who answers so gets none, and stands on the list', async () => {
  await write(admin, lin)
  await expect.poll(states, soon).toEqual(['sent'])
  expect(peer.taken.at(-1)?.text).toBe('Dear Lin Reply STOP to unsubscribe.')
  expect(await peer.reply(number, ' stop. ')).toBe(0)
  const { list } = await admin.ask(listOptouts, { query: {} })
  expect(list).toMatchObject([
    { basic: { name: 'Lin' }, channel: 'sms', address: number, said_by: 'reply', subject: 'Open day' },
  ])
  expect(await write(admin, lin)).toMatchObject({ done: 0, refused: [{ name: 'Lin' }] })
  await invite()
  await expect.poll(async () => (await states())[0], soon).toBe('sent')
  expect(peer.taken.at(-1)?.text).not.toContain('STOP')
  await peer.reply(number, 'START')
  expect(await write(admin, lin)).toMatchObject({ done: 1 })
  expect((await admin.ask(listOptouts, { query: { state: 'standing' } })).list).toEqual([])
})

test('any other answer stands in the timeline, and calls whoever wrote where nobody owns the application', async () => {
  await write(admin, lin)
  await expect.poll(states, soon).toEqual(['sent'])
  await peer.reply(number, '好的，我准时到')
  const { list } = await admin.ask(pipelineApi.listHistory, { query: { post_id: lin } })
  expect(list[0]).toMatchObject({ action: 'candidate_wrote', actor: 'candidate', appraise: '好的，我准时到' })
  const told = await admin.ask(inboxApi.listNotices, { query: {} })
  expect(told.list).toMatchObject([
    { type: 'candidate_replied', link: `/candidate/detail/${lin}?tab=timeline`, facts: { name: 'Lin' } },
  ])
  // Who wants no more calls nobody: the list says it.
  await peer.reply(number, 'STOP')
  expect((await admin.ask(inboxApi.listNotices, { query: {} })).list).toHaveLength(1)
})

test('an answer is about the last message to its number, whichever organisation sent it', async () => {
  const there = await world.organisation()
  const other = await world.user(there, 'OrgAdmin2')
  const wu = await world.application(there, await world.position(there), { name: 'Wu', email: null })
  await world.rows(
    "update candidates set phone = '+86 138 1234 5678' where id = (select candidate_id from applications where id = $1)",
    wu,
  )
  await write(admin, lin)
  await expect.poll(states, soon).toEqual(['sent'])
  await write(other, wu)
  await expect
    .poll(async () => (await other.ask(listRecords, { query: {} })).list.map(({ state }) => state), soon)
    .toEqual(['sent'])
  await peer.reply(number, 'STOP')
  expect((await other.ask(listOptouts, { query: {} })).list).toMatchObject([{ basic: { name: 'Wu' } }])
  expect((await admin.ask(listOptouts, { query: {} })).list).toEqual([])
  // From somebody nobody wrote to it is for nobody, and is not brought again.
  expect(await peer.reply('8613900000000', 'STOP')).toBe(0)
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
