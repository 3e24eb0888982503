import { mailApi } from '@bole/mail/contract'
import { MailPeer } from '@bole/mail/testing'
import { notificationsApi } from '@bole/notifications/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const { listRecords, sendMessages, sendAgain, previewMessage, listOptouts, endOptout } = notificationsApi
const english = { language: 'en-US' } as const
const words = { subject: 'News', body: 'Dear {{candidate}}' }
const soon = { timeout: 10_000 }

let world: World
let peer: MailPeer
let organisation: number
let admin: Visitor
let lin: number

beforeAll(async () => {
  world = await startWorld({ role: 'all' })
  peer = await MailPeer.start()
})
beforeEach(async () => {
  peer.received.length = 0
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin2')
  const position = await world.position(organisation)
  lin = await world.application(organisation, position, { name: 'Lin', email: 'Lin@example.com' })
  await admin.ask(mailApi.createMailServer, {
    body: { host: '127.0.0.1', port: peer.port, security: 'none', sender_address: 'jobs@acme.test' },
  })
})
afterAll(async () => {
  await peer.stop()
  await world.end()
})

const write = () => admin.ask(sendMessages, { body: { ...english, applications: [lin], words } })
const states = async () => {
  const { list } = await admin.ask(listRecords, { query: {} })
  return list.map(({ state, lacks }) => lacks ?? state)
}
const received = async (count: number) => {
  await expect.poll(() => peer.received.length, soon).toBe(count)
  return peer.received.at(-1)?.raw.replaceAll('=\r\n', '') ?? ''
}
const addressIn = (raw: string) =>
  /List-Unsubscribe:\s*<https:\/\/jobs\.acme\.test(\/unsubscribe\/[\w-]+)>/.exec(
    raw.replaceAll('\r\n ', ''),
  )?.[1] ?? ''
const visit = (path: string, method: 'GET' | 'POST', language = 'en-US') =>
  fetch(`${world.origin}${path}`, {
    method,
    headers: { 'accept-language': language, 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' ? { body: 'List-Unsubscribe=One-Click' } : {}),
  })

test('one click in a mail program ends general messages, and only those', async () => {
  await write()
  const raw = await received(1)
  expect(raw).toContain('No longer want messages like this? https://jobs.acme.test/unsubscribe/')
  const path = addressIn(raw)
  // Whoever only looks changes nothing.
  const page = await (await visit(path, 'GET')).text()
  expect(page).toContain('<button type="submit">Unsubscribe</button>')
  await expect.poll(states, soon).toEqual(['sent'])
  const posted = await visit(path, 'POST')
  expect([posted.status, await posted.text()]).toEqual([200, expect.stringContaining('Subscribe again')])
  expect((await visit(path, 'POST')).status).toBe(200)

  const shown = await admin.ask(previewMessage, {
    body: { stage: 0, event: 'message', ...english, applications: [lin], words },
  })
  expect(shown).toMatchObject({ goes: 0, left_out: [{ name: 'Lin', lacks: 'unsubscribed' }] })
  expect(await write()).toMatchObject({ done: 0, refused: [{ name: 'Lin' }] })
  expect(await states()).toEqual(['unsubscribed', 'sent'])

  const decision = { side: 'company', action: 'eliminate', version: 1, text: 'no', message: english } as const
  await admin.ask(pipelineApi.giveFeedback, { params: { id: lin }, body: decision })
  expect(await received(2)).not.toContain('List-Unsubscribe')
})

test('what comes with a decision is about somebody’s own application, and comes always', async () => {
  await write()
  await visit(addressIn(await received(1)), 'POST')
  const own = { subject: 'A word', body: 'The department has your papers.' }
  const body = { post_id: lin, version: 1, stage: 14, approver_ids: [admin.id] }
  await admin.ask(pipelineApi.move, { body: { ...body, message: { ...english, words: own } } })
  expect(await received(2)).not.toMatch(/List-Unsubscribe|No longer want/)
  await expect.poll(states, soon).toEqual(['sent', 'sent'])
  const shown = await admin.ask(previewMessage, {
    body: { stage: 0, event: 'message', ...english, applications: [lin], words: own, is_general: false },
  })
  expect(shown).toMatchObject({ goes: 1, left_out: [] })
})

test('who was left out as they wanted none gets it once they want it again, with its words filled in', async () => {
  await write()
  await visit(addressIn(await received(1)), 'POST')
  await write()
  const [left] = (await admin.ask(listRecords, { query: {} })).list
  const again = () => admin.ask(sendAgain, { body: { ids: [left?.id ?? 0] } })
  expect(left).toMatchObject({ lacks: 'unsubscribed', can: { again: false } })
  expect(await again()).toMatchObject({ done: 0 })
  const [optout] = await listed()
  await admin.ask(endOptout, { body: { id: optout?.id ?? 0, reason: 'They called' } })
  const [now] = (await admin.ask(listRecords, { query: {} })).list
  expect(now).toMatchObject({ can: { again: true } })
  expect(now?.text).not.toContain('{{')
  expect(await again()).toMatchObject({ done: 1 })
  await received(2)
  await expect.poll(states, soon).toEqual(['sent', 'sent'])
})

test('who subscribes again is written to again', async () => {
  await write()
  const path = addressIn(await received(1))
  await visit(path, 'POST')
  const page = await (await visit(`${path}?again=1`, 'POST', 'pt-BR')).text()
  expect(page).toContain('Você está inscrito de novo')
  expect(await write()).toMatchObject({ done: 1 })
  await received(2)
})

const listed = async (query: object = {}, who = admin) => (await who.ask(listOptouts, { query })).list

test('who unsubscribed is listed with the message it was, and written to again by staff with a reason alone', async () => {
  await write()
  await visit(addressIn(await received(1)), 'POST')
  const [optout] = await listed()
  expect(optout).toMatchObject({
    ...{ post_id: lin, basic: { name: 'Lin' }, channel: 'mail', address: 'lin@example.com' },
    ...{ said_by: 'link', subject: 'News', end_time: null, ended_by: null, can: { end: true } },
  })
  const end = (reason: string, who = admin) => who.send(endOptout, { body: { id: optout?.id ?? 0, reason } })
  expect(await end('')).toMatchObject({ http: 422 })
  const recruiter = await world.user(organisation, 'DepAdmin2')
  expect(await end('They called', recruiter)).toMatchObject({ http: 403 })
  const stranger = await world.user(await world.organisation(), 'OrgAdmin2')
  expect(await end('They called', stranger)).toMatchObject({ http: 404 })
  expect(await listed({}, stranger)).toEqual([])
  expect((await end('They called')).status).toBe('success')
  expect(await end('They called')).toMatchObject({ code: 'wants_messages_already' })
  expect(await listed({ state: 'standing' })).toEqual([])
  expect(await listed({ state: 'ended', keyword: 'li' })).toMatchObject([
    { reason: 'They called', ended_by: { id: admin.id }, can: { end: false } },
  ])
  expect(await listed({ channel: 'sms' })).toEqual([])
  expect(await write()).toMatchObject({ done: 1 })
  await received(2)
})

test('a message that was planned before does not leave for who has unsubscribed since', async () => {
  await write()
  const path = addressIn(await received(1))
  await admin.ask(sendMessages, {
    body: { ...english, applications: [lin], words, at: new Date(Date.now() + 1_500).toISOString() },
  })
  await visit(path, 'POST')
  await expect.poll(states, soon).toEqual(['unsubscribed', 'sent'])
  expect(peer.received).toHaveLength(1)
})

test.each(['x', 'a'.repeat(60), '../..'])(
  'an address that nobody here made leads nowhere: %s',
  async (token) => {
    const path = `/unsubscribe/${encodeURIComponent(token)}`
    expect((await visit(path, 'POST')).status).toBe(404)
    expect((await visit(path, 'GET')).status).toBe(404)
    expect(await world.rows('select 1 from notify_optouts where organisation_id = $1', organisation)).toEqual(
      [],
    )
  },
)
