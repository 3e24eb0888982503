import { referralApi } from '@bole/referral/contract'
import type { Visitor } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Referring, startReferring } from './testing/referring.ts'

let at: Referring
let head: Visitor
let own: number
const { listThemes, openPositions, listReferrals, getShare } = referralApi

beforeAll(async () => {
  at = await startReferring()
})
afterAll(() => at.world.end())

/** A project with a position of the company’s and one of a department, whose head looks at both or at one. */
beforeEach(async () => {
  await at.begin()
  const department = await at.world.department(at.company, 'A')
  head = await at.world.user(at.company, 'DepAdmin2', department)
  own = await at.world.position(at.company, { departmentId: department, title: 'Tester' })
  await at.world.rows('update positions set project_id = $1 where id = $2', at.project, own)
})

const openIn = async (by: Visitor) => {
  const { themeIdToList } = await by.ask(listThemes, { query: { origin: 2 } })
  return themeIdToList[at.project]?.responsiblePositions.map(({ id, is_open }) => [id, is_open])
}

test('a department’s head sees and opens the department’s positions, and leaves the others as they are', async () => {
  expect(await openIn(head)).toEqual([[own, false]])
  await head.ask(openPositions, { body: { theme_id: at.project, position_ids: [own] } })
  expect(await openIn(at.hr)).toEqual([
    [own, true],
    [at.position, true],
  ])
  await head.ask(openPositions, { body: { theme_id: at.project, position_ids: [] } })
  expect(await openIn(at.hr)).toEqual([
    [own, false],
    [at.position, true],
  ])
  const beyond = { theme_id: at.project, position_ids: [at.position] }
  expect((await head.send(openPositions, { body: beyond })).code).toBe('unknown_position')
})

test('whoever works there may share every open position, and its head reads the referrals of the department alone', async () => {
  await at.open([at.position, own])
  const { list } = await at.colleague.ask(getShare, { query: {} })
  expect(list.map(({ id }) => id)).toEqual([own, at.position])
  await at.applies(await at.code())
  const theirs = await at.applies(await at.code(), { position_id: own })
  const seen = (await head.ask(listReferrals, { query: {} })).list.map(({ id }) => id)
  expect(seen).toEqual([theirs])
  expect((await at.hr.ask(listReferrals, { query: {} })).list).toHaveLength(2)
})

test('a position that was closed or deleted since is shared no more', async () => {
  await at.open([at.position, own])
  await at.world.rows(`update positions set state = 'closed' where id = $1`, own)
  expect((await at.colleague.ask(getShare, { query: {} })).list.map(({ id }) => id)).toEqual([at.position])
  await at.world.rows('update positions set is_deleted = true where id = $1', at.position)
  expect((await at.colleague.ask(getShare, { query: {} })).list).toEqual([])
})
