import { mailApi } from '@bole/mail/contract'
import { MailPeer } from '@bole/mail/testing'
import { notificationsApi } from '@bole/notifications/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const { listRecords, sendMessages, previewMessage } = notificationsApi
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

test('who subscribes again is written to again', async () => {
  await write()
  const path = addressIn(await received(1))
  await visit(path, 'POST')
  const page = await (await visit(`${path}?again=1`, 'POST', 'pt-BR')).text()
  expect(page).toContain('Você está inscrito de novo')
  expect(await write()).toMatchObject({ done: 1 })
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
