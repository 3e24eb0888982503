import { talentPoolApi } from '@bole/talent-pool/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PoolWorld } from '../testing/pool-world.ts'

const { listFolders, createFolder, updateFolder, removeFolder } = talentPoolApi
const { moveTalents, removeTalents, undoTalents } = talentPoolApi

let pool: PoolWorld

beforeAll(async () => {
  pool = await PoolWorld.start()
})
afterAll(() => pool.world.end())
beforeEach(() => pool.renew())

const undo = (batch_id: string, who = pool.admin) => who.send(undoTalents, { body: { batch_id } })

describe('rights', () => {
  test('show folders to whom they name, and let those manage them', async () => {
    const here = await pool.department('R')
    const own = await pool.department('Own', here)
    const keeper = await pool.user('DepAdmin2', own)
    await pool.folder('Hidden')
    const seen = await pool.folder('Seen', { see_departments: [here] })
    const managed = await pool.folder('Managed', { manage_people: [keeper.id] })
    await pool.kept('One', seen)
    await pool.kept('Two', managed)
    const { list } = await keeper.ask(listFolders, { query: {} })
    expect(list).toMatchObject([
      {
        name: 'Managed',
        count: 1,
        can: { edit: true, remove: false, add: true },
        rights: [{ user_id: keeper.id, level: 'manage' }],
      },
      {
        name: 'Seen',
        count: 1,
        can: { edit: false, remove: false, add: false },
        rights: [{ department_id: here, name: 'R', level: 'see' }],
      },
    ])
    // Whoever sees a folder sees who is in it; the applications are for those who see those.
    expect(await pool.listed({}, keeper)).toMatchObject([
      {
        basic: { name: 'Two' },
        post_id: null,
        postSzHistory: [],
        can: { move: true, remove: true },
      },
      {
        basic: { name: 'One' },
        post_id: null,
        postSzHistory: [],
        can: { move: false, remove: false },
      },
    ])
  })

  test('leave others out', async () => {
    const stranger = await pool.user('DepAdmin2', await pool.department('S'))
    const folder = await pool.folder('Folder', { see_people: [pool.admin.id] })
    await pool.kept('One', folder)
    const ids = await pool.ids()
    expect(await pool.names({}, stranger)).toEqual([])
    expect((await stranger.send(removeTalents, { body: { ids } })).http).toBe(404)
    const body = { id: folder, version: 1, name: 'Mine' }
    expect((await stranger.send(updateFolder, { body })).http).toBe(404)
    expect((await stranger.send(removeFolder, { body: { id: folder, version: 1 } })).http).toBe(404)
  })

  test('to see give no right to change', async () => {
    const keeper = await pool.user('DepAdmin2', await pool.department('R'))
    const [seen, managed] = [
      await pool.folder('Seen', { everybody: 'see' }),
      await pool.folder('Managed', { everybody: 'manage' }),
    ]
    await pool.kept('One', seen)
    const [one] = await pool.ids()
    await pool.kept('Two', managed)
    const [two] = await pool.ids()
    const ids = [one ?? 0, two ?? 0]
    const moved = await keeper.ask(moveTalents, { body: { ids, folder_id: managed } })
    expect(moved).toMatchObject({ done: 0 })
    expect(moved.refused.map(({ title }) => title)).toEqual(['One', 'Two'])
    const to = { ids, folder_id: seen }
    expect((await keeper.send(moveTalents, { body: to })).code).toBe('not_your_folder')
    const taken = await keeper.ask(removeTalents, { body: { ids } })
    expect([taken.done, taken.refused.map(({ title }) => title)]).toEqual([1, ['One']])
    const rename = { id: seen, version: 1, name: 'Mine' }
    expect((await keeper.send(updateFolder, { body: rename })).code).toBe('not_your_folder')
    const remove = { id: seen, version: 1 }
    expect((await keeper.send(removeFolder, { body: remove })).code).toBe('not_your_folder')
  })

  test('follow whoever made a folder', async () => {
    const keeper = await pool.user('DepAdmin2', await pool.department('R'))
    const own = await pool.folder('Own', {}, keeper)
    const { list } = await keeper.ask(listFolders, { query: {} })
    expect(list).toMatchObject([{ id: own, created_by: { id: keeper.id }, can: { edit: true } }])
  })
})

describe('a folder', () => {
  test('has a name of its own, however it is written', async () => {
    const [, two] = [await pool.folder('One'), await pool.folder('Two')]
    expect((await pool.admin.send(createFolder, { body: { name: ' one ' } })).code).toBe('name_taken')
    const rename = (name: string, version = 1) =>
      pool.admin.send(updateFolder, { body: { id: two, version, name } })
    expect((await rename('ONE')).code).toBe('name_taken')
    expect((await rename('TWO')).data?.version).toBe(2)
    expect((await rename('Three')).code).toBe('stale')
  })

  test('says anew who has it', async () => {
    const folder = await pool.folder('One', { everybody: 'manage', see_people: [pool.admin.id] })
    await pool.admin.ask(updateFolder, {
      body: { id: folder, version: 1, name: 'One', everybody: 'see' },
    })
    const { list } = await pool.admin.ask(listFolders, { query: {} })
    expect(list).toMatchObject([
      {
        version: 2,
        rights: [{ level: 'see', department_id: null, user_id: null, name: '' }],
      },
    ])
  })

  test('names people and departments that there are', async () => {
    const send = (rights: object) => pool.admin.send(createFolder, { body: { name: 'One', ...rights } })
    expect((await send({ see_people: [999_999] })).code).toBe('unknown_person')
    expect((await send({ manage_departments: [999_999] })).code).toBe('unknown_department')
    expect((await pool.admin.ask(listFolders, { query: {} })).list).toEqual([])
  })

  test('is removed once nobody is in it, and its name is free then', async () => {
    const [one, two] = [await pool.folder('One'), await pool.folder('Two')]
    await pool.kept('Lin', one)
    const remove = () => pool.admin.send(removeFolder, { body: { id: one, version: 1 } })
    expect((await remove()).code).toBe('folder_not_empty')
    await pool.admin.ask(moveTalents, { body: { ids: await pool.ids(), folder_id: two } })
    expect((await remove()).status).toBe('success')
    expect((await remove()).http).toBe(404)
    await pool.folder('One')
    const { list } = await pool.admin.ask(listFolders, { query: { keyword: 'O' } })
    expect(list.map(({ name, count }) => [name, count])).toEqual([
      ['One', 0],
      ['Two', 1],
    ])
  })

  test('is found by its name, page by page', async () => {
    for (const name of ['b', 'a', 'c', 'ab']) await pool.folder(name)
    const found = async (query: object) =>
      (await pool.admin.ask(listFolders, { query })).list.map(({ name }) => name)
    expect(await found({ keyword: 'A' })).toEqual(['a', 'ab'])
    expect(await found({ page: 2, page_size: 3 })).toEqual(['c'])
  })
})

describe('taking back', () => {
  test('brings who was moved to where they were, each to their own', async () => {
    const [one, two, three] = [await pool.folder('One'), await pool.folder('Two'), await pool.folder('Three')]
    await pool.kept('Lin', one)
    await pool.kept('Wu', two)
    const move = { ids: await pool.ids(), folder_id: three }
    const { batch_id } = await pool.admin.ask(moveTalents, { body: move })
    expect(await pool.names({ folder_id: three })).toEqual(['Wu', 'Lin'])
    expect((await undo(batch_id)).status).toBe('success')
    expect(await pool.names({ folder_id: one })).toEqual(['Lin'])
    expect(await pool.names({ folder_id: two })).toEqual(['Wu'])
  })

  test('ends where something else happened since', async () => {
    const [one, two] = [await pool.folder('One'), await pool.folder('Two')]
    await pool.kept('Lin', one)
    const ids = await pool.ids()
    const { batch_id } = await pool.admin.ask(moveTalents, { body: { ids, folder_id: two } })
    await pool.admin.ask(moveTalents, { body: { ids, folder_id: one } })
    expect((await undo(batch_id)).code).toBe('acted_since')
  })

  test('brings nobody back who was kept anew', async () => {
    const one = await pool.folder('One')
    const lin = await pool.kept('Lin', one)
    const { batch_id } = await pool.admin.ask(removeTalents, { body: { ids: await pool.ids() } })
    await pool.admin.ask(talentPoolApi.keepTalents, { body: { post_ids: [lin], folder_id: one } })
    const answer = await undo(batch_id)
    expect(answer.code).toBe('kept_again')
    expect(answer.message).toContain('Lin')
  })

  test('is for whoever manages the folders it names', async () => {
    const keeper = await pool.user('DepAdmin2', await pool.department('R'))
    const [seen, hidden] = [await pool.folder('Seen', { everybody: 'see' }), await pool.folder('Hidden')]
    await pool.kept('Lin', seen)
    const first = await pool.admin.ask(removeTalents, { body: { ids: await pool.ids() } })
    expect((await undo(first.batch_id, keeper)).code).toBe('not_your_folder')
    await pool.kept('Wu', hidden)
    const second = await pool.admin.ask(removeTalents, { body: { ids: await pool.ids() } })
    expect((await undo(second.batch_id, keeper)).http).toBe(404)
    expect((await undo(crypto.randomUUID())).http).toBe(404)
  })
})
