import { inboxApi } from '@bole/inbox/contract'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverNotices, type NewNotice, openNotices, settle, tell } from './index.ts'

const { getNoticeSettings, updateNoticeSettings, listNotices, readNotices } = inboxApi
let world: World
let organisation: number
let manager: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  await world.rows(
    `insert into mail_servers (organisation_id, host, port, security, sender_address) values ($1, '127.0.0.1', 1, 'none', 'jobs@acme.test')`,
    organisation,
  )
})
afterAll(() => world.end())
beforeEach(async () => {
  manager = await world.user(organisation, 'User2')
  await world.rows(
    `update users set email = 'manager@acme.test', language = 'en-US' where id = $1`,
    manager.id,
  )
})

const parts = () => ({ database: world.server.database, publish: world.server.announcer.publish })

const asked = (more: Partial<NewNotice> = {}): NewNotice => ({
  userId: manager.id,
  kind: 'asked_to_approve',
  facts: { name: 'Li Lei', position: 'Engineer', by: 'He Jing' },
  link: '/candidate/detail/7',
  ...more,
})
const told = (...notices: readonly NewNotice[]) =>
  inTransaction(parts(), organisation, async (tx) => tell(tx, notices))

/** Works on what leaves for the manager as the queue would, at a moment of its choosing. */
const delivers = (now = new Date()) =>
  deliverNotices.run({
    payload: { user_id: manager.id },
    organisationId: organisation,
    store: world.store,
    now,
    log: () => undefined,
    inTransaction: (work) => inTransaction(parts(), organisation, work),
  })
const mails = () =>
  world.rows(
    `select subject, plain, language, recipient from mails where about = 'notices ' || $1 order by id`,
    String(manager.id),
  )
const plannedFor = async () => {
  const key = `inbox.deliver ${organisation} ${manager.id}`
  const [job] = await world.rows(`select run_at from graphile_worker._private_jobs where key = $1`, key)
  return job?.run_at
}

describe('what waits for somebody', () => {
  test('is mailed at once in their language, with the way to the very record and to the settings, and once', async () => {
    await told(asked())
    await delivers()
    await delivers()
    const sent = await mails()
    expect(sent).toEqual([
      {
        subject: 'He Jing asked you to approve Li Lei (Engineer)',
        plain: expect.stringMatching(/https?:\/\/[^/\s]+\/candidate\/detail\/7\n/),
        language: 'en-US',
        recipient: 'manager@acme.test',
      },
    ])
    expect(sent[0]?.plain).toMatch(/https?:\/\/[^/\s]+\/usercenter\/notifications$/)
  })

  test('leaves in one mail where there are several, without what was read meanwhile', async () => {
    await told(asked(), asked({ link: '/candidate/detail/8' }), asked({ link: '/candidate/detail/9' }))
    const { list } = await manager.ask(listNotices, { query: {} })
    await manager.ask(readNotices, { body: { id: list.find(({ link }) => link?.endsWith('8'))?.id } })
    await delivers()
    const [sent, ...others] = await mails()
    expect(others).toEqual([])
    expect(sent?.subject).toBe('2 new notifications')
    expect(String(sent?.plain).match(/detail\/\d/g)).toEqual(['detail/7', 'detail/9'])
  })

  test('waits until quiet hours end, and leaves then together', async () => {
    const hour = new Date().getHours()
    const quiet = { from: hour, until: (hour + 2) % 24 }
    await manager.ask(updateNoticeSettings, { body: { quiet } })
    await told(asked())
    await told(asked({ link: '/candidate/detail/8' }))
    await delivers()
    expect(await mails()).toEqual([])
    const runsAt = await plannedFor()
    expect(runsAt).toBeInstanceOf(Date)
    const ends = runsAt instanceof Date ? runsAt : new Date(0)
    expect([ends.getHours(), ends.getMinutes()]).toEqual([quiet.until, 0])
    await delivers(ends)
    expect(await mails()).toHaveLength(1)
  })

  test('of a day leaves at its hour, whatever is told before', async () => {
    const hour = (new Date().getHours() + 3) % 24
    await manager.ask(updateNoticeSettings, { body: { pace: 'daily', hour } })
    await told(asked())
    await delivers()
    expect(await mails()).toEqual([])
    const runsAt = await plannedFor()
    expect(runsAt instanceof Date && runsAt.getHours()).toBe(hour)
  })

  test('is not mailed where they do not want it, have no address, or may not sign in', async () => {
    await manager.ask(updateNoticeSettings, { body: { groups: [{ group: 'approvals', mail: false }] } })
    await told(asked())
    await delivers()
    await manager.ask(updateNoticeSettings, { body: { groups: [{ group: 'approvals', mail: true }] } })
    await delivers()
    expect(await mails()).toEqual([])
    for (const without of [`email = null`, `email = 'm@acme.test', state = 'disabled'`]) {
      await world.rows(`update users set ${without} where id = $1`, manager.id)
      await told(asked())
      await delivers()
    }
    expect(await mails()).toEqual([])
    expect(await world.rows('select 1 from notices where user_id = $1 and leaves', manager.id)).toEqual([])
  })
})

test('without a mail server it waits in the outbox, as mail to candidates does', async () => {
  const moved = `update mail_servers set organisation_id = $2 where organisation_id = $1`
  const elsewhere = await world.organisation()
  await world.rows(moved, organisation, elsewhere)
  await told(asked())
  await delivers()
  const outbox = () =>
    world.rows(
      `select state, useful_until > now() + interval '6 days' as waits from mails where about = 'notices ' || $1`,
      String(manager.id),
    )
  expect(await outbox()).toEqual([{ state: 'waiting', waits: true }])
  await world.rows(moved, elsewhere, organisation)
})

test('what does not wait for them is not mailed unless they ask for it', async () => {
  const finished = asked({ kind: 'intake_finished', facts: { done: 3, failed: 0, total: 3 } })
  await told(finished)
  await delivers()
  expect(await mails()).toEqual([])
  await manager.ask(updateNoticeSettings, { body: { groups: [{ group: 'work', mail: true }] } })
  await told(finished)
  await delivers()
  expect(await mails()).toMatchObject([{ subject: 'Résumés read: 3 added' }])
})

test('what somebody does not want here stands in the list without calling them, and is mailed all the same', async () => {
  await manager.ask(updateNoticeSettings, { body: { groups: [{ group: 'approvals', here: false }] } })
  await told(asked())
  expect(await manager.ask(listNotices, { query: {} })).toMatchObject({ unread: 0, list: [{ unread: 0 }] })
  await delivers()
  expect(await mails()).toHaveLength(1)
})

test('what is done before it left is not mailed, though nobody was called to it here', async () => {
  await manager.ask(updateNoticeSettings, { body: { groups: [{ group: 'approvals', here: false }] } })
  await told(asked({ about: [7] }))
  await inTransaction(parts(), organisation, async (tx) => {
    const [open] = await tx.load(openNotices('done', [7]))
    settle(tx, open)
  })
  await delivers()
  expect(await mails()).toEqual([])
})

describe('settings', () => {
  test('say what holds, keep what is not named, and are one’s own', async () => {
    const before = await manager.ask(getNoticeSettings, {})
    expect(before).toMatchObject({
      pace: 'at_once',
      hour: 9,
      quiet: null,
      email: 'manager@acme.test',
      has_mail_server: true,
      platforms: [],
    })
    expect(before.groups).toContainEqual({ group: 'approvals', here: true, mail: true, platform: true })
    expect(before.groups).toContainEqual({ group: 'work', here: true, mail: false, platform: false })
    const heard = world.heard(organisation)
    await manager.ask(updateNoticeSettings, {
      body: { pace: 'hourly', groups: [{ group: 'work', mail: true }] },
    })
    await manager.ask(updateNoticeSettings, { body: { quiet: { from: 22, until: 7 } } })
    const after = await manager.ask(getNoticeSettings, {})
    expect(after).toMatchObject({ pace: 'hourly', hour: 9, quiet: { from: 22, until: 7 } })
    expect(after.groups).toContainEqual({ group: 'work', here: true, mail: true, platform: false })
    await manager.ask(updateNoticeSettings, { body: { quiet: null } })
    expect(await manager.ask(getNoticeSettings, {})).toMatchObject({ pace: 'hourly', quiet: null })
    await expect.poll(() => heard.flatMap((changed) => changed.notice_settings ?? [])).toContain(manager.id)
    const colleague = await world.user(organisation, 'User2')
    expect(await colleague.ask(getNoticeSettings, {})).toMatchObject({ pace: 'at_once', email: null })
  })

  test('changed in two places at once keep both changes', async () => {
    await Promise.all([
      manager.ask(updateNoticeSettings, { body: { groups: [{ group: 'work', mail: true }] } }),
      manager.ask(updateNoticeSettings, { body: { groups: [{ group: 'offers', mail: true }] } }),
    ])
    const { groups } = await manager.ask(getNoticeSettings, {})
    expect(groups.flatMap(({ group, mail }) => (mail ? [group] : []))).toEqual(
      expect.arrayContaining(['work', 'offers']),
    )
  })
})
