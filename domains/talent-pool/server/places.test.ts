import { accountsApi } from '@bole/accounts/contract'
import { organisationsApi } from '@bole/organisations/contract'
import { talentPoolApi } from '@bole/talent-pool/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PoolWorld } from '../testing/pool-world.ts'

const { keepTalents, listTalents, removeTalents, undoTalents } = talentPoolApi

let pool: PoolWorld
let folder: number

beforeAll(async () => {
  pool = await PoolWorld.start()
})
afterAll(() => pool.world.end())
beforeEach(async () => {
  await pool.renew()
  folder = await pool.folder('Engineers')
})

const keep = (...post_ids: number[]) =>
  pool.admin.send(keepTalents, { body: { post_ids, folder_id: folder } })
const places = async () => (await pool.admin.ask(listTalents, { query: {} })).talent_quota_count

test('two at once on the last place: one wins', { tags: ['race'] }, async () => {
  await pool.limit(1)
  const people = [await pool.applied('Lin'), await pool.applied('Wu'), await pool.applied('Xu')]
  const answers = await Promise.all(people.map((id) => keep(id)))
  const heard = answers.map(({ code }) => code ?? 'kept').toSorted()
  expect(heard).toEqual(['kept', 'pool_full', 'pool_full'])
  expect(answers.find(({ code }) => code === 'pool_full')?.notice).toMatchObject({
    type: 'talent',
    title: expect.stringMatching(/./),
    body: expect.stringContaining('1'),
  })
  expect(await places()).toEqual({ total: 1, used: 1, canUse: 0 })
})

test('all of several find a place, or nobody does', async () => {
  await pool.limit(2)
  const people = [await pool.applied('Lin'), await pool.applied('Wu'), await pool.applied('Xu')]
  expect((await keep(...people)).code).toBe('pool_full')
  expect(await places()).toEqual({ total: 2, used: 0, canUse: 2 })
  expect((await keep(...people.slice(0, 2))).data?.done).toBe(2)
  expect(await places()).toEqual({ total: 2, used: 2, canUse: 0 })
})

test('whoever is in already takes no second place', async () => {
  await pool.limit(1)
  const lin = await pool.applied('Lin')
  await keep(lin)
  expect((await keep(lin)).data).toMatchObject({ done: 0, refused: [{ id: lin }] })
})

test('are free again once somebody leaves, and undoing that needs one', async () => {
  await pool.limit(1)
  await pool.kept('Lin', folder)
  const { batch_id } = await pool.admin.ask(removeTalents, { body: { ids: await pool.ids() } })
  await pool.kept('Wu', folder)
  const undo = () => pool.admin.send(undoTalents, { body: { batch_id } })
  expect((await undo()).code).toBe('pool_full')
  await pool.limit(2)
  expect((await undo()).status).toBe('success')
  expect(await pool.names()).toEqual(['Wu', 'Lin'])
  expect((await undo()).code).toBe('acted_since')
})

test('a limit below what is there takes nobody out, and lets nobody in', async () => {
  await pool.kept('Lin', folder)
  await pool.kept('Wu', folder)
  await pool.limit(1)
  expect(await places()).toEqual({ total: 1, used: 2, canUse: 0 })
  expect((await keep(await pool.applied('Xu'))).code).toBe('pool_full')
  expect(await pool.names()).toEqual(['Wu', 'Lin'])
})

test('are told to whoever signs in and sees the pool, and in the account centre', async () => {
  await pool.limit(5)
  await pool.kept('Lin', folder)
  const countFor = async (who: typeof pool.admin) =>
    (await who.ask(accountsApi.getCurrentUser, {})).sidebarCount.poolCount
  expect(await countFor(pool.admin)).toBe(1)
  expect(await countFor(await pool.user('User2'))).toBeNull()
  const { quotaList } = await pool.admin.ask(organisationsApi.getAccountCentre, {})
  expect(quotaList.find(({ serviceType }) => serviceType === 2)).toEqual({
    serviceType: 2,
    total: { talent: 5 },
    used: { talent: 1 },
    canUse: { talent: 4 },
  })
})

test('an organisation without a pool is told of none', async () => {
  const { organisation, world } = pool
  await world.rows('update organisations set has_talent_pool = false where id = $1', organisation)
  const { menus, sidebarCount } = await pool.admin.ask(accountsApi.getCurrentUser, {})
  expect(menus.map(({ route }) => route)).not.toContain('/candidate/pool/list')
  expect(sidebarCount.poolCount).toBeNull()
  const { quotaList } = await pool.admin.ask(organisationsApi.getAccountCentre, {})
  expect(quotaList.map(({ serviceType }) => serviceType)).toEqual([1, 3, 5])
})
