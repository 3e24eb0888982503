import { accountsApi } from '@bole/accounts/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillEmptyDatabase } from './fill-empty-database.ts'
import { startWorld, type World } from './testing/index.ts'

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

const fill = () =>
  fillEmptyDatabase(
    { ownerUrl: world.ownerUrl, database: world.server.database, log: () => undefined },
    false,
  )

test('an empty installation tells a code each start, of which the last one opens it, until somebody is there', async () => {
  const [first, second] = [await fill(), await fill()]
  if (first.kind !== 'set_up' || second.kind !== 'set_up') throw new Error('no code')
  expect(second.code).not.toBe(first.code)
  const check = (code: string) => world.stranger().send(accountsApi.checkSetUpCode, { body: { code } })
  expect(await check(first.code)).toMatchObject({ code: 'wrong_code' })
  expect((await check(second.code)).status).toBe('success')
  const [kept] = await world.rows('select * from set_up_codes')
  expect(JSON.stringify(kept)).not.toContain(second.code)
  await world.user(await world.organisation(), 'OrgAdmin')
  expect(await fill()).toEqual({ kind: 'own' })
  expect(await world.rows('select 1 from set_up_codes')).toEqual([])
})
