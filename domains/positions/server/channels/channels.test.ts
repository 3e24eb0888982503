import { positionsApi } from '@bole/positions/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let company: number
let admin: Visitor
let position: number

const { listChannels, switchChannel, listMappings, updateMapping, closePosition, openPosition } = positionsApi
const { getPhoneConfig, openPhoneConfig, openPhoneChannel } = positionsApi

beforeAll(async () => {
  world = await startWorld({ role: 'all' })
})
afterAll(() => world.end())

beforeEach(async () => {
  company = await world.organisation()
  admin = await world.user(company, 'OrgAdmin2')
  position = await world.position(company, { title: 'C++ <工程师>' })
  await world.rows(`update positions set cities = '{上海}', description = 'x' where id = $1`, position)
})

const channel = async (by = admin) => {
  const { list } = await by.ask(listChannels, {})
  const found = list.find((one) => one.channel === 'boss')
  if (!found) throw new Error('there is no such board')
  return found
}
const counts = async () => {
  const { hasBeenSyncCount, tobeSyncCount } = await channel()
  return [hasBeenSyncCount, tobeSyncCount]
}
const open = (isOpen: boolean) => admin.ask(switchChannel, { body: { channel: 'boss', isOpen } })
const want = (is_wanted = true, category = '后端') =>
  admin.ask(updateMapping, { body: { id: position, channel: 'boss', is_wanted, category } })
const info = async () => {
  const { list } = await admin.ask(listMappings, { query: {} })
  return list[0]?.sync_channel_info.find((one) => one.channel === 'boss')
}
const feed = async (format = 'xml') => {
  const { feed: address } = await channel()
  return fetch(`${world.origin}${address}?format=${format}`)
}

describe('a board', () => {
  test('is closed and empty until it is opened', async () => {
    const { list } = await admin.ask(listChannels, {})
    expect(list.map((one) => [one.channelName, one.isOpen, one.hasBeenSyncCount, one.tobeSyncCount])).toEqual(
      [
        ['BOSS直聘', false, 0, 0],
        ['智联招聘', false, 0, 0],
        ['前程无忧', false, 0, 0],
      ],
    )
    expect(list.map((one) => one.feed)).toEqual([null, null, null])
  })

  test('has what is wanted there published, and read by its key', async () => {
    await want()
    expect(await counts()).toEqual([0, 1])
    await open(true)
    await expect.poll(counts).toEqual([1, 0])
    expect(await info()).toMatchObject({ category: '后端', is_wanted: true, state: 'published' })
    const text = await (await feed()).text()
    expect(text).toContain('<title>C++ &lt;工程师&gt;</title>')
    expect(text).toContain('<category>后端</category>')
    const { jobs } = await (await feed('json')).json()
    expect(jobs).toMatchObject([
      { id: position, cities: ['上海'], url: expect.stringContaining('/careers/') },
    ])
  })

  test('has withdrawn what is wanted no more, what is closed, and everything once it is closed itself', async () => {
    await open(true)
    await want()
    await expect.poll(counts).toEqual([1, 0])
    await want(false)
    await expect.poll(async () => (await info())?.state).toBe('withdrawn')
    await want()
    await expect.poll(counts).toEqual([1, 0])
    const { version } = await admin.ask(closePosition, { body: { id: position, version: 1 } })
    expect(await counts()).toEqual([0, 0])
    expect(await (await feed()).text()).not.toContain('<job>')
    await expect.poll(async () => (await info())?.state).toBe('withdrawn')
    await admin.ask(openPosition, { body: { id: position, version } })
    await expect.poll(counts).toEqual([1, 0])
    const { feed: address } = await channel()
    await open(false)
    await expect.poll(async () => (await info())?.state).toBe('withdrawn')
    expect((await fetch(`${world.origin}${address}`)).status).toBe(404)
    await open(true)
    expect((await channel()).feed).toBe(address)
  })

  test('is switched by whoever sees the whole company, and its address told to nobody else', async () => {
    const head = await world.user(company, 'DepAdmin2', await world.department(company, 'A'))
    const body = { channel: 'boss' as const, isOpen: true }
    expect((await head.send(switchChannel, { body })).code).toBe('read_only')
    await open(true)
    expect([(await channel(head)).feed, (await channel(head)).can.switch]).toEqual([null, false])
    const mapping = { id: position, channel: 'boss' as const, is_wanted: true }
    expect((await head.send(updateMapping, { body: mapping })).http).toBe(404)
  })

  test('shows nothing to another key, nor of another company', async () => {
    await open(true)
    const other = await world.organisation()
    const stranger = await world.user(other, 'OrgAdmin2')
    await stranger.ask(switchChannel, { body: { channel: 'boss', isOpen: true } })
    await want()
    await expect.poll(counts).toEqual([1, 0])
    const { feed: address } = await channel(stranger)
    expect(await (await fetch(`${world.origin}${address}`)).text()).not.toContain('<job>')
    expect((await fetch(`${world.origin}/api/channel-feed/nobody`)).status).toBe(404)
  })
})

describe('phones', () => {
  test('are fetched from boards one by one, once they are fetched at all', async () => {
    const body = { channel: 'zhaopin' as const, isOpen: true }
    expect((await admin.send(openPhoneChannel, { body })).code).toBe('phone_sync_closed')
    expect(await admin.ask(openPhoneConfig, { body: { isOpen: true } })).toMatchObject({
      isSyncPhoneOpen: true,
    })
    await admin.ask(openPhoneChannel, { body })
    const { channels, isSyncPhoneOpen } = await admin.ask(getPhoneConfig, {})
    expect([isSyncPhoneOpen, channels.map(({ isOpen }) => isOpen)]).toEqual([true, [false, true, false]])
    expect((await channel()).isOpen).toBe(false)
  })

  test('that are missing are counted of people who came by a board', async () => {
    const [one, two] = [
      await world.application(company, position, { phone: null }),
      await world.application(company, position, { phone: null }),
    ]
    await world.application(company, position, { phone: '13800138000' })
    await world.rows(`update applications set source = 'job_board' where id = any($1)`, [one, two])
    const { needGetPhoneCounts } = await admin.ask(getPhoneConfig, {})
    expect(needGetPhoneCounts).toEqual({ total: 2, isTaskRunning: false })
  })

  test('are switched by nobody of a department', async () => {
    const head = await world.user(company, 'DepAdmin2', await world.department(company, 'A'))
    expect((await head.send(openPhoneConfig, { body: { isOpen: true } })).code).toBe('read_only')
    const manager = await world.user(company, 'User2')
    expect((await manager.send(openPhoneConfig, { body: { isOpen: true } })).http).toBe(403)
  })
})
