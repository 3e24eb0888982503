import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let organisation: number
let recruiter: Visitor
let interviewer: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
  interviewer = await world.user(organisation, 'User2')
})
afterAll(() => world.end())

const version = async (id: number) => {
  const [row] = await world.rows('select version from applications where id = $1', id)
  return Number(row?.version)
}

/** Somebody with an interview in room 4. */
async function interviewed(): Promise<number> {
  const id = await world.application(organisation, await world.position(organisation))
  const body = {
    post_id: id,
    version: 1,
    stage: 12,
    meets_at: '2030-01-02T10:00:00+08:00',
    meets_until: '2030-01-02T11:00:00+08:00',
    place: 'Room 4',
    is_online: false,
    interviewer_ids: [interviewer.id],
  }
  await recruiter.ask(pipelineApi.move, { body })
  return id
}

const arrange = async (id: number, given: object) =>
  recruiter.ask(pipelineApi.arrange, { body: { ...given, post_id: id, version: await version(id) } })

const interviewOf = async (id: number) => {
  const { application } = await recruiter.ask(pipelineApi.getApplication, { query: { post_id: id } })
  return application.tracker?.interview
}

test('what is not said of an interview stays', async () => {
  const id = await interviewed()
  await arrange(id, { place: 'Room 5' })
  expect(await interviewOf(id)).toMatchObject({
    interview_date: '2030-01-02T02:00:00.000Z',
    end_date: '2030-01-02T03:00:00.000Z',
    place: 'Room 5',
    is_online: false,
    interviewers: [{ id: interviewer.id, is_first: true }],
  })
})

test('a place that is taken out is none, and undoing brings it back', async () => {
  const id = await interviewed()
  const { batch_id } = await arrange(id, { place: '' })
  expect((await interviewOf(id))?.place).toBe('')
  await recruiter.ask(pipelineApi.undo, { body: { batch_id } })
  expect((await interviewOf(id))?.place).toBe('Room 4')
})

test('whoever is taken out of an interview has nothing more to do with it', async () => {
  const id = await interviewed()
  const look = () => interviewer.send(pipelineApi.getApplication, { query: { post_id: id } })
  expect((await look()).http).toBe(200)
  await arrange(id, { interviewer_ids: [] })
  expect((await interviewOf(id))?.interviewers).toEqual([])
  expect((await look()).http).toBe(404)
})

test('people stay in the order they are named, the first of them first', async () => {
  const id = await interviewed()
  const second = await world.user(organisation, 'User2')
  await arrange(id, { interviewer_ids: [second.id, interviewer.id] })
  const people = (await interviewOf(id))?.interviewers ?? []
  expect(people.find(({ is_first }) => is_first)?.id).toBe(second.id)
  expect(people).toHaveLength(2)
})

test('an arrangement that says nothing new is no news to the candidate', async () => {
  const id = await interviewed()
  const before = await interviewOf(id)
  await arrange(id, { place: 'Room 4', meets_at: '2030-01-02T02:00:00Z' })
  expect(await interviewOf(id)).toEqual(before)
})
