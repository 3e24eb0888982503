import { importsApi } from '@bole/imports/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csv, fileForm } from '../testing/import-world.ts'

let world: World
let house: number
let admin: Visitor

beforeAll(async () => {
  world = await startWorld({ role: 'all' })
  house = await world.organisation()
  admin = await world.user(house, 'OrgAdmin')
})
afterAll(() => world.end())

/** A file of somebody, once it is read or refused. */
async function uploaded(who: Visitor, rows: readonly (readonly string[])[]) {
  const { id } = await who.ask(importsApi.uploadImport, { body: fileForm('a.csv', csv(rows)) })
  const view = () => who.ask(importsApi.viewImport, { query: { id } })
  await expect.poll(async () => (await view()).state, { timeout: 15_000 }).toBe('read')
  return view()
}

describe('the words of a file', () => {
  const titleOf = async (title: string) =>
    (
      await uploaded(admin, [
        ['Name', 'Position'],
        ['Ann Lee', title],
      ])
    ).positions[0]?.position_id

  test('mean the position with that title, whatever its case: the open one before others, of those the newest', async () => {
    await world.position(house, { title: 'Gardener', state: 'open' })
    const newest = await world.position(house, { title: 'Gardener', state: 'open' })
    await world.position(house, { title: 'gardener', state: 'closed' })
    expect(await titleOf(' GARDENER ')).toBe(newest)
  })

  test('mean a closed position where there is no open one, and never a draft or one that was deleted', async () => {
    const closed = await world.position(house, { title: 'Baker', state: 'closed' })
    expect(await titleOf('Baker')).toBe(closed)
    await world.position(house, { title: 'Cook', state: 'draft' })
    const gone = await world.position(house, { title: 'Waiter' })
    await world.rows('update positions set is_deleted = true where id = $1', gone)
    expect([await titleOf('Cook'), await titleOf('Waiter')]).toEqual([null, null])
  })

  test('are counted, the most frequent first, without the cells that say nothing', async () => {
    const one = await uploaded(admin, [
      ['Name', 'Status'],
      ...['Offer', '', 'Rejected', 'Offer', ' '].map((status, at) => [`Person ${at}`, status]),
    ])
    expect(one.statuses.map(({ word, rows, standing }) => [word, rows, standing])).toEqual([
      ['Offer', 2, 'offer'],
      ['Rejected', 1, 'eliminated'],
    ])
  })
})

describe('what a company chose', () => {
  test('is no other company’s: neither what columns mean nor its positions', async () => {
    await world.position(house, { title: 'Only here' })
    const rows = [
      ['Wer', 'Name', 'Position'],
      ['x', 'Ann', 'Only here'],
    ]
    const own = await uploaded(admin, rows)
    const choices = { positions: [], statuses: [], position_id: null, skips_known: false }
    await admin.ask(importsApi.checkImport, {
      body: { id: own.id, version: own.version, mapping: ['note', 'name', 'position'], ...choices },
    })
    expect((await uploaded(admin, rows)).mapping).toEqual(['note', 'name', 'position'])
    const stranger = await world.user(await world.organisation(), 'OrgAdmin')
    const theirs = await uploaded(stranger, rows)
    expect(theirs.mapping).toEqual([null, 'name', 'position'])
    expect([theirs.positions[0]?.position_id, theirs.choices]).toEqual([null, []])
  })
})

describe('whoever sees a department alone and was given the permission', () => {
  test('sees their own imports, and brings people to positions of their department', async () => {
    const department = await world.department(house, '一部')
    const inside = await world.position(house, { title: 'Inside', departmentId: department })
    const outside = await world.position(house, { title: 'Outside' })
    const limited = await world.user(house, 'DepAdmin', department)
    await world.rows(
      `update users set permission_changes = '{"candidates.import": true}' where id = $1`,
      limited.id,
    )
    const others = await uploaded(admin, [['Name'], ['Ann']])
    const own = await uploaded(limited, [['Name'], ['Bob']])
    const { list } = await limited.ask(importsApi.listImports, { query: {} })
    expect(list.map(({ id }) => id)).toEqual([own.id])
    expect(own.choices.map(({ id }) => id)).toEqual([inside])
    expect((await admin.ask(importsApi.listImports, { query: {} })).list.map(({ id }) => id)).toEqual(
      expect.arrayContaining([own.id, others.id]),
    )
    const body = (position_id: number) => ({
      ...{ id: own.id, version: own.version, mapping: own.mapping, positions: [], statuses: [] },
      ...{ position_id, skips_known: false },
    })
    expect((await limited.send(importsApi.viewImport, { query: { id: others.id } })).http).toBe(404)
    expect((await limited.send(importsApi.checkImport, { body: body(outside) })).http).toBe(404)
    for (const position_id of [outside, await world.position(await world.organisation())]) {
      const named = { ...body(inside), positions: [{ word: 'Cook', position_id }] }
      expect((await limited.send(importsApi.checkImport, { body: named })).http).toBe(404)
    }
    expect((await limited.ask(importsApi.checkImport, { body: body(inside) })).version).toBe(own.version + 1)
  })
})

test('the list is found by the name of the file and by its state', async () => {
  const house2 = await world.organisation()
  const who = await world.user(house2, 'OrgAdmin2')
  const { id } = await who.ask(importsApi.uploadImport, { body: fileForm('old-people.csv', 'x') })
  await expect
    .poll(
      async () => (await who.ask(importsApi.listImports, { query: { state: 'unreadable' } })).list.length,
      {
        timeout: 15_000,
      },
    )
    .toBe(1)
  const found = async (query: { keyword?: string; state?: 'done' }) =>
    (await who.ask(importsApi.listImports, { query })).list.map((one) => one.id)
  expect([
    await found({ keyword: 'OLD-' }),
    await found({ keyword: '%' }),
    await found({ state: 'done' }),
  ]).toEqual([[id], [], []])
})
