import { positionsApi } from '@bole/positions/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let company: number
let head: Visitor
let manager: Visitor
let mine: number
let theirs: number

const { changeManyCities, changeManyStates, changeManyStations, getParams } = positionsApi
const { uploadPositions, createManyPositions } = positionsApi

beforeAll(async () => {
  world = await startWorld()
  company = await world.organisation()
  const [own, other] = [await world.department(company, 'A'), await world.department(company, 'B')]
  head = await world.user(company, 'DepAdmin2', own)
  manager = await world.user(company, 'User2')
  mine = await world.position(company, { title: 'Mine', departmentId: own, ownerId: manager.id })
  theirs = await world.position(company, { title: 'Theirs', departmentId: other })
})
afterAll(() => world.end())

const seen = (...ids: number[]) => ids.map((id) => ({ id, version: 1 }))
const versionOf = async (id: number) =>
  Number((await world.rows('select version from positions where id = $1', id))[0]?.version)

describe('positions of other departments', () => {
  test('keep their cities, whoever else changes theirs', async () => {
    const body = { city_list: ['上海'], positions: seen(mine, theirs) }
    const { done, refused } = await head.ask(changeManyCities, { body })
    expect([done.map(({ id }) => id), refused.map(({ id, code }) => [id, code])]).toEqual([
      [mine],
      [[theirs, 'not_found']],
    ])
    expect([await versionOf(mine), await versionOf(theirs)]).toEqual([2, 1])
  })

  test('keep their stations and their state', async () => {
    const stations = { station_list: [], positions: seen(theirs) }
    const states = { state: 'closed' as const, positions: seen(theirs) }
    expect((await head.ask(changeManyStations, { body: stations })).refused).toHaveLength(1)
    expect((await head.ask(changeManyStates, { body: states })).refused).toHaveLength(1)
    expect(await versionOf(theirs)).toBe(1)
  })

  test('are not among what is chosen from', async () => {
    const { themes } = await head.ask(getParams, { query: {} })
    expect(themes.flatMap(({ positions }) => positions.map(({ title }) => title))).toEqual(['Mine'])
  })
})

describe('who only takes part in hiring', () => {
  test('is shown what is theirs, and changes nothing', async () => {
    const { themes } = await manager.ask(getParams, { query: {} })
    expect(themes.flatMap(({ positions }) => positions.map(({ id }) => id))).toEqual([mine])
    const body = { city_list: ['上海'], positions: seen(mine) }
    expect((await manager.send(changeManyCities, { body })).http).toBe(403)
    const rows = { rows: [{ title: 'X' }], is_written: true }
    expect((await manager.send(createManyPositions, { body: rows })).http).toBe(403)
  })

  test('is refused before a table is read, and given no template', async () => {
    const body = new FormData()
    body.set('file', new Blob(['no table']), 'positions.xlsx')
    expect((await manager.send(uploadPositions, { body })).http).toBe(403)
    const response = await fetch(`${world.origin}/api/recruit/position/template`, {
      headers: { cookie: manager.cookie },
    })
    expect(response.status).toBe(403)
  })
})

test('what is no table is refused, and nothing is made', async () => {
  const body = new FormData()
  body.set('file', new Blob(['no table']), 'positions.xlsx')
  expect((await head.send(uploadPositions, { body })).code).toBe('file_unreadable')
  const [row] = await world.rows(
    'select count(*)::int as n from positions where organisation_id = $1',
    company,
  )
  expect(row?.n).toBe(2)
})
