import { pipelineApi } from '@bole/pipeline/contract'
import { positionsApi } from '@bole/positions/contract'
import { requisitionsApi } from '@bole/requisitions/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, Visitor, type World } from '../testing/index.ts'
import { ensureDemo } from './ensure-demo.ts'
import { demoPassword, story } from './story/index.ts'

let world: World
const people = new Map<number, Visitor>()

beforeAll(async () => {
  world = await startWorld()
  await ensureDemo({ ownerUrl: world.ownerUrl, database: world.server.database, log: () => undefined })
  for (const { username } of story.users) {
    const [row] = await world.rows('select id from users where username = $1', username)
    const visitor = new Visitor(world.origin, { id: Number(row?.id), organisationId: 0, username })
    await visitor.signIn(demoPassword)
    people.set(visitor.id, visitor)
  }
}, 120_000)
afterAll(() => world.end())

/** The records that can be opened, by the beginning of their addresses. */
const records: readonly (readonly [
  address: RegExp,
  open: (who: Visitor, id: number) => Promise<{ status: string }>,
])[] = [
  [
    /^\/candidate\/detail\/(\d+)/,
    (who, id) => who.send(pipelineApi.getApplication, { query: { post_id: id } }),
  ],
  [
    /^\/(?:post\/position\/opening|regulation2\/position)\/(\d+)/,
    (who, id) => who.send(positionsApi.viewPosition, { query: { id } }),
  ],
  [
    /^\/(?:post|regulation2)\/requirement\/(\d+)/,
    (who, id) => who.send(requisitionsApi.viewRequisition, { query: { id } }),
  ],
]

/** Whether somebody may open the record at an address; an address of no record is a list or a page of their own. */
async function opens(who: Visitor | undefined, address: string): Promise<boolean> {
  for (const [pattern, open] of records) {
    const [, id] = pattern.exec(address) ?? []
    if (id !== undefined) return who !== undefined && (await open(who, Number(id))).status === 'success'
  }
  return !/\/\d+/.test(address)
}

/** What of these its person may not open. */
async function shutTo(told: readonly Record<string, unknown>[]): Promise<readonly string[]> {
  const shut: string[] = []
  for (const { person, address } of told) {
    const who = people.get(Number(person))
    if (!(await opens(who, String(address)))) shut.push(`${who?.username} ${address}`)
  }
  return shut
}

test('whoever owns an application or a position of the demo company may open it', async () => {
  // Sight goes by department and project: one of each owner's is looked at.
  const owned = await world.rows(
    `(select distinct on (owner_user_id, department_id, project_id) owner_user_id as person, '/candidate/detail/' || id as address
      from applications where owner_user_id is not null order by owner_user_id, department_id, project_id, id)
     union all
     (select owner_user_id, '/post/position/opening/' || id from positions where owner_user_id is not null)`,
  )
  expect(owned.length).toBeGreaterThan(20)
  expect(await shutTo(owned)).toEqual([])
})

test('no notice of the demo company is about a record that its reader cannot open', async () => {
  const told = await world.rows(
    'select distinct user_id as person, link as address from notices where link is not null order by 1, 2',
  )
  expect(told.length).toBeGreaterThan(10)
  expect(told.filter(({ address }) => /detail/.test(String(address))).length).toBeGreaterThan(10)
  expect(await shutTo(told)).toEqual([])
})
