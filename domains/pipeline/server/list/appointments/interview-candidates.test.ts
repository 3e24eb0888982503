import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { startCompany } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
afterAll(() => world.end())

const { interview } = stages.stage
const ids: Record<string, number> = {}
let position: number
let manager: Awaited<ReturnType<typeof world.user>>

/** A time of a day counted from today, by the server's clock. */
function at(days: number, hour: number): string {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour).toISOString()
}

beforeAll(async () => {
  manager = await world.user(organisation, 'User2')
  position = await world.position(organisation, { title: 'Engineer' })
  const arranged = [
    ['tomorrow', 1, 9],
    ['later', 3, 10],
    ['next year', 300, 11],
  ] as const
  for (const [name, days, hour] of arranged) {
    const id = await world.application(organisation, position, { name })
    const interviewer_ids = name === 'later' ? [manager.id, hr.id] : [hr.id]
    const place = name === 'later' ? 'Room 7' : ''
    await hr.ask(pipelineApi.move, {
      body: { post_id: id, version: 1, stage: interview, meets_at: at(days, hour), interviewer_ids, place },
    })
    ids[name] = id
  }
  const waits = await world.application(organisation, position, { name: 'waits' })
  await hr.ask(pipelineApi.move, { body: { post_id: waits, version: 1, stage: interview } })
  const past = await world.application(organisation, position, { name: 'past' })
  await hr.ask(pipelineApi.move, {
    body: { post_id: past, version: 1, stage: interview, meets_at: at(2, 9), interviewer_ids: [hr.id] },
  })
  await world.rows(`update stage_records set meets_at = $2 where application_id = $1`, past, at(-2, 9))
  ids.past = past
})

type Query = Parameters<typeof hr.ask<typeof pipelineApi.listInterviewCandidates>>[1]['query']
const found = async (query: Query) =>
  (await hr.ask(pipelineApi.listInterviewCandidates, { query })).list.map(({ basic }) => basic.name)

describe('who has an interview arranged', () => {
  test('is listed by its time, and counted by its day', async () => {
    const { list, statistic } = await hr.ask(pipelineApi.listInterviewCandidates, { query: {} })
    expect(list.map(({ basic }) => basic.name)).toEqual(['tomorrow', 'later', 'next year', 'past'])
    const counts = Object.fromEntries(Object.values(statistic).map(({ key, value }) => [key, value]))
    expect(counts).toEqual({ all: 4, today: 0, tomorrow: 1, future: 2, past: 1 })
  })

  test.each([
    [{ day: ['tomorrow'] }, ['tomorrow']],
    [{ day: ['future'] }, ['later', 'next year']],
    [{ day: ['past', 'tomorrow'] }, ['tomorrow', 'past']],
    [{ keyword: 'NEXT' }, ['next year']],
    [{ keyword: 'engineer', day: ['past'] }, ['past']],
    [{ place: 'Room 7' }, ['later']],
    [{ origin: 1 }, []],
  ] as const)('%j finds %j', async (query, names) => {
    expect(await found({ ...query, day: 'day' in query ? [...query.day] : undefined })).toEqual(names)
  })

  test('by who meets them, with the main interviewer first', async () => {
    expect(await found({ interviewer_id: [manager.id] })).toEqual(['later'])
    const { list } = await hr.ask(pipelineApi.listInterviewCandidates, { query: { place: 'Room 7' } })
    expect(list[0]?.interviewers).toMatchObject([
      { id: manager.id, is_first: true },
      { id: hr.id, is_first: false },
    ])
  })

  test('what has begun is marked as a no-show or corrected, what was passed is corrected, and nothing is offered of what has ended', async () => {
    const flags = async () => {
      const { list } = await hr.ask(pipelineApi.listInterviewCandidates, { query: { keyword: 'past' } })
      return list.map(({ can }) => can)
    }
    expect(await flags()).toEqual([{ delete: false, absence: true, arrange: true }])
    const { list } = await hr.ask(pipelineApi.listInterviewCandidates, { query: { day: ['tomorrow'] } })
    expect(list.map(({ can }) => can)).toEqual([{ delete: true, absence: false, arrange: true }])
    const said = async (action: 'pass' | 'eliminate') => {
      const { application } = await hr.ask(pipelineApi.getApplication, { query: { post_id: ids.past ?? 0 } })
      const body = { side: 'company' as const, action, version: application.version }
      return hr.ask(pipelineApi.giveFeedback, { params: { id: ids.past ?? 0 }, body })
    }
    for (const action of ['pass', 'eliminate'] as const) {
      const { batch_id } = await said(action)
      expect(await flags()).toEqual([{ delete: false, absence: false, arrange: action === 'pass' }])
      await hr.ask(pipelineApi.undo, { body: { batch_id } })
    }
  })

  test('hiring managers see those they meet, and cancel none', async () => {
    const { list } = await manager.ask(pipelineApi.listInterviewCandidates, { query: {} })
    expect(list.map(({ basic, can }) => [basic.name, can.delete])).toEqual([['later', false]])
  })

  test('whose appointment is taken out is no longer among them, and waits to be arranged', async () => {
    const id = ids['next year'] ?? 0
    const body = { post_id: id, version: 2, meets_at: null, interviewer_ids: [] }
    await hr.ask(pipelineApi.arrange, { body })
    expect(await found({ day: ['future'] })).toEqual(['later'])
    const { application } = await hr.ask(pipelineApi.getApplication, { query: { post_id: id } })
    expect(application.tracker?.interview).toMatchObject({ interview_date: null, interviewers: [] })
    expect(application.status).toMatchObject({ status: interview, process_status: 10 })
  })
})

test('rounds are counted with those who wait for a time', async () => {
  const { list } = await hr.ask(pipelineApi.listQueueProcesses, { query: {} })
  const here = list.find(({ count }) => count > 0)
  expect(here).toMatchObject({ name: 'Standard', eliminateCount: 0, count: 5 })
  expect(here?.to_arrange).toBeGreaterThan(0)
})

test('what arranging chooses from: places that were used', async () => {
  const { places, empty_date } = await hr.ask(pipelineApi.getInterviewParams, {})
  expect(places).toEqual(['Room 7'])
  expect(empty_date).toBe('0000-00-00 00:00:00')
})

describe('whether a time is free', () => {
  const busy = async (hour: number, until?: number, post_id?: number) =>
    (
      await hr.ask(pipelineApi.checkInterviewTime, {
        query: {
          interviewer_id: [manager.id],
          meets_at: at(3, hour),
          ...(until ? { meets_until: at(3, until) } : {}),
          ...(post_id ? { post_id } : {}),
        },
      })
    ).conflicts.map(({ user }) => user.id)

  test('an hour is taken, those before and after are not', async () => {
    expect(await busy(9)).toEqual([])
    expect(await busy(10)).toEqual([manager.id])
    expect(await busy(11)).toEqual([])
    expect(await busy(8, 11)).toEqual([manager.id])
  })

  test('nobody stands in their own way', async () => {
    expect(await busy(10, undefined, ids.later)).toEqual([])
  })
})
