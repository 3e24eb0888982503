import { positionsApi } from '@bole/positions/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let world: World
let company: number
let admin: Visitor

const { listChannels, listMappings, updateMapping, switchChannel, deletePosition, closePosition } =
  positionsApi

beforeAll(async () => {
  world = await startWorld({ role: 'all' })
})
afterAll(() => world.end())

beforeEach(async () => {
  company = await world.organisation()
  admin = await world.user(company, 'OrgAdmin2')
})

const made = (title: string, more: object = {}) => world.position(company, { title, ...more })
const want = (id: number, channel: 'boss' | 'zhaopin', category = '') =>
  admin.ask(updateMapping, { body: { id, channel, category, is_wanted: true } })
const open = (channel: 'boss' | 'zhaopin') => admin.ask(switchChannel, { body: { channel, isOpen: true } })
const mapped = async (query: object = {}, by = admin) => (await by.ask(listMappings, { query })).list
const standing = async () => {
  const { list } = await admin.ask(listChannels, {})
  return list.map(({ hasBeenSyncCount, tobeSyncCount }) => [hasBeenSyncCount, tobeSyncCount])
}

test('boards are apart: what stands in one does not stand in another', async () => {
  const [one, other] = [await made('One'), await made('Other')]
  await open('boss')
  await want(one, 'boss')
  await want(one, 'zhaopin')
  await want(other, 'zhaopin')
  await expect.poll(standing).toEqual([
    [1, 0],
    [0, 2],
    [0, 0],
  ])
  await open('zhaopin')
  await expect.poll(standing).toEqual([
    [1, 0],
    [2, 0],
    [0, 0],
  ])
})

test('a position is listed with every board, those it was never wanted in as well', async () => {
  const id = await made('One')
  await want(id, 'zhaopin', '研发')
  const [row] = await mapped()
  expect(row).toMatchObject({ id, title: 'One', theme_name: 'Project', state: 'open', can: { edit: true } })
  expect(
    row?.sync_channel_info.map((one) => [one.channelName, one.is_wanted, one.category, one.state]),
  ).toEqual([
    ['BOSS直聘', false, '', null],
    ['智联招聘', true, '研发', 'waiting'],
    ['前程无忧', false, '', null],
  ])
})

test('its category is another one at once where it stands', async () => {
  const id = await made('One')
  await open('boss')
  await want(id, 'boss', '后端')
  await expect.poll(standing).toEqual([
    [1, 0],
    [0, 0],
    [0, 0],
  ])
  await want(id, 'boss', '架构')
  const { list } = await admin.ask(listChannels, {})
  const text = await (await fetch(`${world.origin}${list[0]?.feed}`)).text()
  expect(text).toContain('<category>架构</category>')
})

test('positions are found by their words, and listed page by page', async () => {
  for (const title of ['后端', '前端', '测试']) await made(title)
  await made('校招', { origin: 1 })
  const titles = async (query: object) => (await mapped(query)).map(({ title }) => title)
  expect(await titles({ keyword: '端' })).toEqual(['前端', '后端'])
  expect(await titles({ page_size: 2, page: 2 })).toEqual(['后端'])
  expect(await titles({ origin: 1 })).toEqual(['校招'])
})

test('one that is deleted is counted in no board', async () => {
  const id = await made('One')
  await want(id, 'boss')
  await admin.ask(closePosition, { body: { id, version: 1 } })
  await admin.ask(deletePosition, { body: { id, version: 2 } })
  expect(await standing()).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ])
  expect(await mapped()).toEqual([])
})

test('whoever takes part in hiring sees where theirs stand, and changes nothing', async () => {
  const manager = await world.user(company, 'User2')
  const id = await made('Mine', { ownerId: manager.id })
  await made('Not mine')
  expect((await mapped({}, manager)).map((row) => [row.id, row.can.edit])).toEqual([[id, false]])
  const body = { id, channel: 'boss' as const, is_wanted: true }
  expect((await manager.send(updateMapping, { body })).http).toBe(403)
})
