import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const { changePosition, getApplication, giveFeedback, move } = pipelineApi

let world: World
let organisation: number
let from: number
let to: number
let recruiter: Visitor

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  organisation = await world.organisation()
  from = await world.position(organisation, { title: 'Engineer' })
  to = await world.position(organisation, { title: 'Designer' })
  recruiter = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())

const applied = (name: string) => world.application(organisation, from, { name })
const seen = async (post_id: number) => {
  const { application } = await recruiter.ask(getApplication, { query: { post_id } })
  return { post_id, version: application.version }
}
const change = async (ids: readonly number[], more: object = {}) => {
  const applications = await Promise.all(ids.map(seen))
  return recruiter.send(changePosition, { body: { applications, position_id: to, ...more } })
}
const positionOf = async (post_id: number) =>
  (await recruiter.ask(getApplication, { query: { post_id } })).application.position.title
const moved = async (name: string, body: object) => {
  const id = await applied(name)
  await recruiter.ask(move, { body: { ...(await seen(id)), stage: 12, ...body } })
  return id
}

test.each([
  ['an appointment', { stage: 12, meets_at: '2999-03-02T02:00:00Z' }],
  ['an offer', { stage: 5, offer_valid_until: '2999-03-02' }],
  ['a first day', { stage: 6, entry_date: '2999-03-02' }],
])(
  '%s that would end is warned of by name, and nothing is done until somebody is sure',
  async (_, agreed) => {
    const lin = await moved('Lin', agreed)
    const wu = await applied('Wu')
    const warned = await change([lin, wu])
    expect(warned).toMatchObject({ status: 'warning', code: 'something_agreed' })
    expect(warned.message).toContain('Lin')
    expect(warned.message).not.toContain('Wu')
    expect([await positionOf(lin), await positionOf(wu)]).toEqual(['Engineer', 'Engineer'])
    expect(await change([lin, wu], { is_sure: true })).toMatchObject({ status: 'success', data: { done: 2 } })
    expect(await positionOf(lin)).toBe('Designer')
  },
)

test('what was called off, is over, or is nobody’s to come warns of nothing', async () => {
  const called = await moved('Lin', { meets_at: '2999-03-02T02:00:00Z' })
  const { version } = await seen(called)
  const cancel = { side: 'company', action: 'cancel', version } as const
  await recruiter.ask(giveFeedback, { params: { id: called }, body: cancel })
  const over = await moved('Wu', { meets_at: '2999-03-02T02:00:00Z' })
  await world.rows(
    `update stage_records set meets_at = now() - interval '1 day' where application_id = $1`,
    over,
  )
  expect(await change([called, over, await applied('Xu')])).toMatchObject({
    status: 'success',
    data: { done: 3 },
  })
})

test('of many the first five are named', async () => {
  const ids = []
  for (const name of ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'])
    ids.push(await moved(name, { meets_at: '2999-03-02T02:00:00Z' }))
  const { message } = await change(ids)
  expect(message).toContain('A1, A2, A3, A4, A5 (+2)')
})
