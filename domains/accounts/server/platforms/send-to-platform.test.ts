import { accountsApi } from '@bole/accounts/contract'
import type { Platform } from '@bole/accounts/model'
import { inboxApi } from '@bole/inbox/contract'
import { deliverNotices, tell } from '@bole/inbox/server'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatforms } from '../../testing/platform-peer.ts'
import { sendToPlatform } from './send-to-platform.job.ts'

let world: World
let peer: Awaited<ReturnType<typeof startPlatforms>>
let organisation: number
let admin: Visitor
let who: Visitor
const logged: string[] = []

beforeAll(async () => {
  peer = await startPlatforms()
  world = await startWorld({ platformAddresses: peer.addresses })
})
afterAll(async () => {
  await world.end()
  await peer.stop()
})
beforeEach(async () => {
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin')
  who = await world.user(organisation, 'User2')
  await world.rows(`update users set language = 'en-US' where id = $1`, who.id)
  peer.state.sent.length = 0
  logged.length = 0
})

async function bind(platform: Platform, subject: string, given: object = {}) {
  const { app } = peer.state
  const named = { app_id: app.id, app_secret: app.secret, agent_id: app.agentId, template_id: 'T1' }
  const body = { id: organisation, version: 0, platform, is_enabled: true, ...named, ...given }
  await admin.ask(accountsApi.updatePlatform, { body })
  const { address } = await who.ask(accountsApi.beginBinding, { body: { platform } })
  await who.ask(accountsApi.finishPlatform, { body: { answer: peer.agree(address, { subject }) } })
}

const surroundings = () => ({
  organisationId: organisation,
  store: world.store,
  now: new Date(),
  log: (line: string) => void logged.push(line),
  inTransaction: <Result>(work: Parameters<typeof inTransaction<Result>>[2]) =>
    inTransaction(
      { database: world.server.database, publish: world.server.announcer.publish },
      organisation,
      work,
    ),
})

/** Tells the person something, and works on what leaves for them as the queue would. */
async function told() {
  const { inTransaction: within } = surroundings()
  const facts = { name: 'Li Lei', position: 'Engineer', by: 'He Jing' }
  await within(async (tx) =>
    tell(tx, [{ userId: who.id, kind: 'asked_to_approve', facts, link: '/candidate/detail/7' }]),
  )
  await deliverNotices.run({ payload: { user_id: who.id }, ...surroundings() })
  return send
}

async function send() {
  const jobs = await world.rows(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'accounts.send_to_platform' and replace(j.payload::text, ' ', '') like $1 order by j.id`,
    `%"user_id":${who.id},%`,
  )
  await world.rows(
    `delete from graphile_worker._private_jobs where replace(payload::text, ' ', '') like $1`,
    `%"user_id":${who.id},%`,
  )
  for (const job of jobs) await sendToPlatform.run({ payload: payloadOf(job.payload), ...surroundings() })
  return jobs.length
}

/** As the worker hands it over: what the queue adds to it left out. */
function payloadOf(row: unknown): Record<string, unknown> {
  const given = typeof row === 'object' && row !== null ? { ...row } : {}
  return 'payload' in given && typeof given.payload === 'object' ? { ...given.payload } : given
}

const link = 'https://jobs.acme.test/candidate/detail/7'

test.each([
  [
    'wecom',
    { touser: 'lei', msgtype: 'text', agentid: 1000002, text: { content: expect.stringContaining(link) } },
  ],
  ['dingtalk', { userid_list: 'staff-lei', msg: { text: { content: expect.stringContaining(link) } } }],
  ['feishu', { receive_id: 'lei', msg_type: 'text', content: expect.stringContaining(link) }],
  [
    'wechat',
    { touser: 'lei', template_id: 'T1', url: link, data: { thing1: { value: expect.any(String) } } },
  ],
] as const)('%s is sent what its owner is told, with the link', async (platform, body) => {
  await bind(platform, 'lei')
  expect(await (await told())()).toBe(1)
  expect(peer.state.sent).toMatchObject([{ body }])
  const [sent] = peer.state.sent
  expect(JSON.stringify(sent?.body)).toContain('He Jing')
})

test('a token that has ended is renewed within the same message', async () => {
  await bind('feishu', 'lei')
  await (await told())()
  peer.state.appToken = 'ended'
  await (await told())()
  expect(peer.state.sent).toHaveLength(2)
})

test('who wants nothing there, or is bound no more, or whose company has it off, is sent nothing', async () => {
  await bind('wecom', 'lei')
  const groups = [{ group: 'approvals' as const, platform: false }]
  await who.ask(inboxApi.updateNoticeSettings, { body: { groups } })
  expect(await (await told())()).toBe(0)
  await who.ask(inboxApi.updateNoticeSettings, {
    body: { groups: [{ ...groups[0], group: 'approvals', platform: true }] },
  })
  const sending = await told()
  await who.ask(accountsApi.unbind, { body: { platform: 'wecom' } })
  await sending()
  expect(peer.state.sent).toEqual([])
})

test('a website app of WeChat sends nothing, and the settings say so', async () => {
  await bind('wechat', 'lei', { template_id: '' })
  const { list } = await who.ask(accountsApi.listBindings, {})
  expect(list.find(({ platform }) => platform === 'wechat')).toMatchObject({
    is_enabled: true,
    can_send: false,
  })
  expect((await who.ask(inboxApi.getNoticeSettings, {})).platforms).toEqual([])
  expect(await (await told())()).toBe(0)
})

test('whom a platform does not reach is not tried again; an app whose secret is wrong is', async () => {
  await bind('wecom', 'gone')
  await (await told())()
  expect(logged).toEqual([expect.stringContaining('not_reached')])
  await world.rows('update platform_bindings set subject = $2 where user_id = $1', who.id, 'lei')
  const body = {
    id: organisation,
    version: 1,
    platform: 'wecom' as const,
    is_enabled: true,
    agent_id: '1',
    template_id: '',
  }
  await admin.ask(accountsApi.updatePlatform, {
    body: { ...body, app_id: peer.state.app.id, app_secret: 'wrong' },
  })
  await expect((await told())()).rejects.toThrow('invalid credential')
})
