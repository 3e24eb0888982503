import { pipelineApi } from '@bole/pipeline/contract'
import { positionsApi } from '@bole/positions/contract'
import { stages } from '@bole/processes/model'
import { miscounts, startWorld, type Visitor, type World } from '@bole/server/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { stage } = stages
const rounds = 6

let world: World
let hr: Visitor
let departments: readonly number[]

beforeAll(async () => {
  world = await startWorld()
  const organisation = await world.organisation()
  hr = await world.user(organisation, 'OrgAdmin2')
  departments = [await world.department(organisation, 'One'), await world.department(organisation, 'Two')]
})
afterAll(() => world.end())

/** A position with so many applications, and a hand that gives it to the other department. */
async function handed(count: number) {
  const position = await world.position(hr.organisationId, { departmentId: departments[0] ?? null })
  await world.rows('update positions set cities = $2 where id = $1', position, ['深圳'])
  const ids: number[] = []
  for (let made = 0; made < count; made++) ids.push(await world.application(hr.organisationId, position))
  let round = 0
  const handOver = () => {
    round++
    const body = { id: position, version: round, department_id: departments[round % 2] ?? null }
    return hr.send(positionsApi.updatePosition, { body })
  }
  return { ids, handOver }
}

test('a batch and a change of department do not wait for each other', async () => {
  const { ids, handOver } = await handed(5)
  const applications = ids.map((post_id) => ({ post_id, version: 1 }))
  // The first two now lie behind the others on disk.
  const later = `update applications set applied_at = applied_at + interval '1 second' where id = any($1)`
  await world.rows(later, ids.slice(0, 2))
  // Somebody else is busy with the last until both have come as far as they get.
  const third = new pg.Client(world.ownerUrl)
  await third.connect()
  await third.query('begin')
  await third.query('select from applications where id = $1 for update', [ids[4]])
  const waiting = () =>
    world.rows(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  const handing = handOver()
  await expect.poll(async () => (await waiting()).length).toBe(1)
  const moving = hr.send(pipelineApi.moveMany, { body: { applications, stage: stage.interview } })
  await expect.poll(async () => (await waiting()).length).toBe(2)
  await third.query('rollback')
  expect(await handing).toMatchObject({ status: 'success' })
  expect(await moving).toMatchObject({ status: 'success', data: { done: 5 } })
  expect(await miscounts(world)).toEqual([])
  await third.end()
})

test('nor do links to pages and a change of department', async () => {
  const { ids, handOver } = await handed(10)
  for (let round = 0; round < rounds; round++) {
    const pages = ids.map((post_id) => hr.send(pipelineApi.makeCandidatePage, { body: { post_id } }))
    const answers = await Promise.all([...pages.slice(0, 5), handOver(), ...pages.slice(5)])
    expect(answers.map(({ http, status }) => `${http} ${status}`)).toEqual(answers.map(() => '200 success'))
  }
})
