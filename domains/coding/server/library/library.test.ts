import { codingApi } from '@bole/coding/contract'
import { meetingRoom } from '@bole/rooms/testing'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

describe('the library', () => {
  test('has ten questions in the language of whoever asks, by a word and what they ask for', async () => {
    const office = await meetingRoom(world)
    const all = await office.lead.send(codingApi.listQuestions, { query: {} })
    expect(all.total).toBe(10)
    const { list: points } = await office.lead.ask(codingApi.listExamPoints, {})
    const sql = points.find(({ name }) => name === 'SQL')
    const { list } = await office.lead.ask(codingApi.listQuestions, { query: { exam_point: sql?.id ?? 0 } })
    expect(list).toHaveLength(sql?.question_count ?? 0)
    expect(list.every(({ languages }) => languages.join() === 'sql')).toBe(true)
    const found = await office.lead.ask(codingApi.listQuestions, { query: { keyword: 'ISLAND' } })
    expect(found.list).toMatchObject([{ title: 'Count the islands', hr_select_count: 0 }])
  })

  test('gives a room a question, in a language that it can be solved in, and counts it', async () => {
    const office = await meetingRoom(world)
    const ask = (question_id: number, language: 'python' | 'sql') =>
      office.lead.send(codingApi.setFromLibrary, { body: { schedule_id: office.id, question_id, language } })
    expect((await ask(99, 'python')).code).toBe('unknown_question')
    expect((await ask(1, 'sql')).code).toBe('not_this_language')
    expect((await ask(1, 'python')).status).toBe('success')
    const { list } = await office.lead.ask(codingApi.listQuestions, { query: { keyword: 'sum of numbers' } })
    expect(list).toMatchObject([{ id: 1, hr_select_count: 1 }])
  })
})
