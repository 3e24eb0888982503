import { dashboardApi } from '@bole/dashboard/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let owner: Visitor
let other: Visitor
let application: number

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  owner = await world.user(organisation, 'OrgAdmin2')
  other = await world.user(organisation, 'OrgAdmin2')
  const position = await world.position(organisation, { title: 'Engineer', ownerId: owner.id })
  application = await world.application(organisation, position, { name: 'Li Lei' })
})
afterAll(() => world.end())

const waiting = async (who: Visitor, kind: 'answer' | 'request') => {
  const { list } = await who.ask(dashboardApi.listWork, { query: { kind } })
  return list.map(({ id, title, about, is_overdue }) => ({ id, title, about, is_overdue }))
}
const promised = (day: string) =>
  world.rows(
    `insert into answer_dates (organisation_id, application_id, due_on) values ($1, $2, ${day})
     on conflict (organisation_id, application_id) do update set due_on = excluded.due_on`,
    organisation,
    application,
  )

describe('what a candidate was promised and has not', () => {
  test('waits for whoever owns the application, or its position while nobody does, once the day passed', async () => {
    await promised('current_date + 2')
    expect(await waiting(owner, 'answer')).toEqual([])
    await promised('current_date - 2')
    const work = [{ id: application, title: 'Li Lei', about: 'Engineer', is_overdue: true }]
    expect([await waiting(owner, 'answer'), await waiting(other, 'answer')]).toEqual([work, []])
    await world.rows('update applications set owner_user_id = $2 where id = $1', application, other.id)
    expect([await waiting(owner, 'answer'), await waiting(other, 'answer')]).toEqual([[], work])
  })
})

describe('what a candidate asked about a decision', () => {
  test('waits until it is answered', async () => {
    await world.rows(
      `insert into receipt_requests (organisation_id, application_id, kind) values ($1, $2, 'erasure')`,
      organisation,
      application,
    )
    expect(await waiting(other, 'request')).toMatchObject([{ title: 'Li Lei', about: 'Engineer' }])
    await world.rows('update receipt_requests set settled_at = now() where application_id = $1', application)
    expect(await waiting(other, 'request')).toEqual([])
  })
})
