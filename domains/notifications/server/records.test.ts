import { careersApi } from '@bole/careers/contract'
import { mailApi } from '@bole/mail/contract'
import { MailPeer } from '@bole/mail/testing'
import { notificationsApi } from '@bole/notifications/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const { listRecords, sendMessages, cancelRecords, sendAgain, cancelInterview } = notificationsApi
const english = { language: 'en-US' } as const
const meets_at = '2999-03-02T02:00:00Z'

let world: World
let peer: MailPeer
let organisation: number
let admin: Visitor
let position: number
let lin: number

beforeAll(async () => {
  world = await startWorld({ role: 'all' })
  peer = await MailPeer.start()
})
beforeEach(async () => {
  peer.temper = {}
  peer.received.length = 0
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin2')
  position = await world.position(organisation)
  lin = await applied('Lin', 'lin@example.com')
})
afterAll(async () => {
  await peer.stop()
  await world.end()
})

const applied = (name: string, email: string | null) =>
  world.application(organisation, position, { name, email })
const nameServer = () =>
  admin.ask(mailApi.createMailServer, {
    body: { host: '127.0.0.1', port: peer.port, security: 'none', sender_address: 'jobs@acme.test' },
  })
const listed = (query: object = {}) => admin.ask(listRecords, { query })
const states = async () => (await listed()).list.map(({ state }) => state)
const soon = { timeout: 10_000 }
const invite = (more: object = {}) =>
  admin.ask(pipelineApi.move, {
    body: {
      ...{ post_id: lin, version: 1, stage: 12, meets_at, interviewer_ids: [admin.id] },
      ...{ message: english, ...more },
    },
  })
const standing = async () =>
  (await admin.ask(pipelineApi.getApplication, { query: { post_id: lin } })).application

test('rejected together, each hears of it in their own words; who has neither address nor page waits for one', async () => {
  await nameServer()
  const wu = await applied('Wu', null)
  const done = await admin.ask(pipelineApi.giveFeedbackToMany, {
    body: {
      applications: [lin, wu].map((post_id) => ({ post_id, version: 1 })),
      ...{ action: 'eliminate', text: 'not this time', message: english },
    },
  })
  await expect.poll(async () => (await states()).toSorted(), soon).toEqual(['sent', 'waiting'])
  expect(peer.received).toMatchObject([{ to: ['lin@example.com'] }])
  expect(peer.received[0]?.raw).toContain('Subject: Your application for Engineer')
  expect(peer.received[0]?.raw).toContain('Dear Lin,')
  expect(peer.received[0]?.raw).not.toContain('not this time')
  const { list, statistic, is_over_quota } = await listed()
  expect(list).toMatchObject([
    { post_id: wu, channel: 'page', recipient: '', event: 'eliminated', waits_for: 'page' },
    { post_id: lin, channel: 'mail', recipient: 'lin@example.com', basic: { name: 'Lin' } },
  ])
  expect(statistic).toEqual({ toBeSent: 1, hasBeenSent: 1, fail: 0, cancel: 0, total: 2 })
  expect(is_over_quota).toBe(false)
  const batches = await world.rows(
    'select distinct batch_id from notify_records where application_id = $1',
    lin,
  )
  expect(batches).toEqual([{ batch_id: done.batch_id }])
})

test('without a mail server it waits for one and says so, and leaves once there is one', async () => {
  await invite()
  await expect
    .poll(() => listed(), soon)
    .toMatchObject({ list: [{ state: 'waiting', waits_for: 'server' }], has_mail_server: false })
  await expect
    .poll(() => world.rows('select 1 from mails where organisation_id = $1', organisation))
    .toHaveLength(1)
  await nameServer()
  await expect.poll(states, soon).toEqual(['sent'])
})

test('an invitation that leaves is one to the pipeline, and its link leads to the page, where it is viewed', async () => {
  await nameServer()
  await invite()
  await expect.poll(states, soon).toEqual(['sent'])
  expect((await standing()).status).toMatchObject({ process_status: 60, process_detail_status: 0 })
  const [, token = ''] =
    /careers\/application\/([\w-]+)/.exec(peer.received[0]?.raw.replaceAll('=\r\n', '') ?? '') ?? []
  const stranger = world.stranger()
  const page = await stranger.ask(careersApi.getApplication, { query: { token } })
  expect(page.messages).toMatchObject([{ subject: 'Interview at Acme: Engineer', is_unread: true }])
  expect(page.messages[0]?.text).not.toContain('{{')
  expect(page.is_unread).toBe(true)
  const seen = await stranger.ask(careersApi.markViewed, { body: { token } })
  expect(seen).toMatchObject({ is_unread: false, messages: [{ is_unread: false }] })
  expect(await states()).toEqual(['viewed'])
  expect((await standing()).status).toMatchObject({ process_status: 60, process_detail_status: 61 })
  const [mail] = await world.rows('select plain from mails where organisation_id = $1', organisation)
  expect(mail?.plain).toBe('')
})

test('a link in a message takes none away, and a page that is made anew takes all of them', async () => {
  await nameServer()
  const { path } = await admin.ask(pipelineApi.makeCandidatePage, { body: { post_id: lin } })
  const first = path.split('/').at(-1) ?? ''
  await invite({ version: 2 })
  await expect.poll(states, soon).toEqual(['sent'])
  const open = (token: string) => world.stranger().send(careersApi.getApplication, { query: { token } })
  expect(await open(first)).toMatchObject({ status: 'success' })
  const links = () => world.rows('select 1 from application_links where application_id = $1', lin)
  expect(await links()).toHaveLength(1)
  await admin.ask(pipelineApi.makeCandidatePage, { body: { post_id: lin } })
  expect(await links()).toEqual([])
  expect(await open(first)).toMatchObject({ http: 404 })
})

test('what is refused fails in the server’s words, is not delivered to the pipeline, and is sent again', async () => {
  peer.temper = { refusal: '550 no such mailbox' }
  await nameServer()
  await invite({ makes_page: true })
  expect((await standing()).status).toMatchObject({ process_status: 60 })
  await expect.poll(states, soon).toEqual(['failed'])
  const [record] = (await listed()).list
  expect(record).toMatchObject({ said: expect.stringContaining('no such mailbox'), can: { again: true } })
  expect((await standing()).status).toMatchObject({ process_status: 10, process_detail_status: 16 })
  peer.temper = {}
  const ids = [record?.id ?? 0]
  expect(await admin.ask(sendAgain, { body: { ids } })).toEqual({ done: 1, refused: [] })
  await expect.poll(states, soon).toEqual(['sent'])
  expect(await admin.ask(sendAgain, { body: { ids } })).toMatchObject({ done: 0, refused: [{ id: ids[0] }] })
  expect(await admin.ask(cancelRecords, { body: { ids } })).toMatchObject({ done: 0 })
})

test('what is planned waits for its time, and is taken back; what names something unknown fails and says what', async () => {
  await invite({ message: { ...english, at: meets_at } })
  expect((await listed()).list).toMatchObject([
    { state: 'waiting', waits_for: 'time', can: { cancel: true } },
  ])
  const ids = (await listed()).list.map(({ id }) => id)
  expect(await admin.ask(cancelRecords, { body: { ids } })).toMatchObject({ done: 1 })
  const words = { subject: 'Hello', body: '{{time}}, {{place}}' }
  await admin.ask(pipelineApi.arrange, {
    body: { post_id: lin, version: 2, meets_at, is_online: false, message: { ...english, words } },
  })
  const { list, statistic } = await listed()
  expect(list).toMatchObject([
    { state: 'failed', lacks: 'place', can: { again: false } },
    { state: 'cancelled' },
  ])
  expect(statistic).toEqual({ toBeSent: 0, hasBeenSent: 0, fail: 1, cancel: 1, total: 2 })
  expect((await listed({ state: 'fail' })).list).toHaveLength(1)
})

test('a message to several says who cannot get it', async () => {
  await nameServer()
  const wu = await applied('Wu', 'wu@example.com')
  const send = (words: object, applications = [lin, wu]) =>
    admin.send(sendMessages, {
      body: { ...english, applications, words: { subject: 'News', body: 'b', ...words } },
    })
  expect(await send({ body: '{{nobody}}' })).toMatchObject({ code: 'variable_unknown' })
  expect((await send({ body: 'Dear {{candidate}}' })).data).toMatchObject({ done: 2, refused: [] })
  await expect.poll(() => peer.received.length, soon).toBe(2)
  const stranger = await world.user(await world.organisation(), 'OrgAdmin')
  const body = { ...english, applications: [lin], words: { subject: 's', body: 'b' } }
  expect(await stranger.send(sendMessages, { body })).toMatchObject({ http: 404 })
})

test('who may not send messages sends none with a decision, which is not made then', async () => {
  const manager = await world.user(organisation, 'User')
  await world.rows(
    `insert into application_people (organisation_id, application_id, user_id, part) values ($1, $2, $3, 'approver')`,
    ...[organisation, lin, manager.id],
  )
  await admin.ask(pipelineApi.move, {
    body: { post_id: lin, version: 1, stage: 14, approver_ids: [manager.id] },
  })
  const body = { side: 'company', action: 'pass', version: 2, message: english } as const
  expect(await manager.send(pipelineApi.giveFeedback, { params: { id: lin }, body })).toMatchObject({
    http: 403,
  })
  expect((await standing()).version).toBe(2)
})

test('an interview is cancelled from its invitation, once, and told', async () => {
  await invite()
  expect((await listed()).list).toMatchObject([{ version: 2, can: { cancel_interview: true } }])
  await admin.ask(cancelInterview, { body: { post_id: lin, version: 2, language: 'en-US' } })
  expect((await listed()).list).toMatchObject([
    { event: 'cancelled', subject: 'Interview canceled: Engineer', can: { cancel_interview: false } },
    { event: 'invited', can: { cancel_interview: false } },
  ])
  expect((await standing()).status).toMatchObject({ process_status: 10, process_detail_status: 13 })
  expect(await admin.send(cancelInterview, { body: { post_id: lin, version: 2 } })).toMatchObject({
    code: 'stale',
  })
})

test('a message to a search goes to all it finds, after a preview of the same, and to nobody else', async () => {
  const wu = await applied('Wu Lin', 'wu@example.com')
  await applied('Zhao', 'zhao@example.com')
  const search = { origin: '2', keyword: 'Lin' }
  const words = { subject: 'News', body: 'Dear {{candidate}}' }
  const occasion = { stage: 0, event: 'message' } as const
  const asked = { body: { ...occasion, search, words } }
  expect(await admin.ask(notificationsApi.previewMessage, asked)).toMatchObject({ goes: 2, left_out: [] })
  const send = (more: object) => admin.send(sendMessages, { body: { words, search, ...more } })
  expect((await send({})).data).toMatchObject({ done: 2 })
  expect(new Set((await listed()).list.map(({ post_id }) => post_id))).toEqual(new Set([lin, wu]))
  expect(await send({ search: {} })).toMatchObject({ code: 'invalid' })
  expect(await send({ search: { origin: '7' } })).toMatchObject({ code: 'search_unknown' })
  expect(await send({ search: { ...search, keywords: 'Lin' } })).toMatchObject({ code: 'search_unknown' })
  expect(await send({ search: { keyword: 'nobody of this name' } })).toMatchObject({ code: 'nobody_found' })
  expect(await send({ applications: [lin] })).toMatchObject({ http: 422 })
})

test('messages are narrowed by what they go by, and the counts with them', async () => {
  await nameServer()
  const wu = await applied('Wu', null)
  await admin.ask(sendMessages, { body: { ...english, applications: [lin, wu] } })
  for (const [channel, names] of [
    ['mail', ['Lin']],
    ['page', ['Wu']],
    ['sms', []],
  ] as const) {
    const { list, statistic } = await listed({ channel })
    expect(list.map(({ basic }) => basic.name)).toEqual(names)
    expect(statistic.total).toBe(names.length)
  }
})
