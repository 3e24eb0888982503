import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { startCompany } from '@bole/server/testing'
import { afterAll, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
afterAll(() => world.end())

const historyOf = async (id: number) =>
  (await hr.ask(pipelineApi.listHistory, { query: { post_id: id } })).list

const { interview, offer, exam } = stages.stage

test('has the meeting as it was agreed on each time', async () => {
  const id = await world.application(organisation, await world.position(organisation))
  const [first, second] = ['2030-03-04T01:00:00.000Z', '2030-03-05T01:00:00.000Z']
  const until = '2030-03-05T02:00:00.000Z'
  await hr.ask(pipelineApi.move, {
    body: { post_id: id, version: 1, stage: interview, meets_at: first, interviewer_ids: [hr.id] },
  })
  const arranged = { post_id: id, version: 2, meets_at: second, meets_until: until, place: '会议室 3' }
  await hr.ask(pipelineApi.arrange, { body: arranged })
  const { batch_id } = await hr.ask(pipelineApi.arrange, {
    body: { post_id: id, version: 3, meets_at: null, meets_until: null },
  })
  await hr.ask(pipelineApi.undo, { body: { batch_id } })
  const list = await historyOf(id)
  expect(list.map(({ action, processTime }) => [action, processTime])).toEqual([
    ['undo', second],
    ['arrange', null],
    ['arrange', second],
    ['move', first],
    ['apply', null],
  ])
  expect(list[1]?.facts).toMatchObject({ meets_at: null })
  expect(list[2]?.interview).toMatchObject({
    ...{ interview_date: second, end_date: until, place: '会议室 3', is_online: true, is_deleted: 0 },
    interviewers: [{ id: hr.id, is_first: true }],
  })
  expect(list[4]?.interview).toBeNull()
})

test('has until when an offer held', async () => {
  const id = await world.application(organisation, await world.position(organisation))
  const body = { post_id: id, version: 1, stage: offer, offer_valid_until: '2030-03-04' }
  await hr.ask(pipelineApi.move, { body })
  expect((await historyOf(id))[0]).toMatchObject({ processTime: '2030-03-04', interview: null })
})

test('has what was said as feedback, with the group that means moved out', async () => {
  const id = await world.application(organisation, await world.position(organisation))
  await hr.ask(pipelineApi.move, { body: { post_id: id, version: 1, stage: interview } })
  const words = { tags: ['稳重'], text: '再聊聊' }
  const comment = { side: 'company' as const, action: 'comment' as const, version: 2, ...words }
  await hr.ask(pipelineApi.giveFeedback, { params: { id }, body: comment })
  const out = { side: 'company', action: 'move_out', version: 3 } as const
  await hr.ask(pipelineApi.giveFeedback, { params: { id }, body: out })
  const [left, said, moved] = await historyOf(id)
  expect(left?.feedbacks).toMatchObject([{ tag_group_id: 392 }])
  expect(said?.feedbacks).toEqual([
    {
      ...{ id: said?.id, create_time: said?.create_time, update_time: said?.create_time },
      ...{
        can_change: true,
        user_id: hr.id,
        username: said?.username,
        tag_group_id: null,
        tags: ['稳重'],
        appraise: '再聊聊',
      },
    },
  ])
  expect(moved?.feedbacks).toEqual([])
})

test('has the score, and the position somebody was moved to', async () => {
  const [here, there] = [await world.position(organisation), await world.position(organisation)]
  const id = await world.application(organisation, here)
  await hr.ask(pipelineApi.move, { body: { post_id: id, version: 1, stage: exam } })
  const scored = { side: 'company', action: 'change_score', version: 2, score: 87.5 } as const
  await hr.ask(pipelineApi.giveFeedback, { params: { id }, body: scored })
  const applications = [{ post_id: id, version: 3 }]
  await hr.ask(pipelineApi.changePosition, { body: { applications, position_id: there } })
  expect(await historyOf(id)).toMatchObject([
    { action: 'change_position', score: null, position: { id: there, title: expect.stringMatching(/./) } },
    { action: 'company_change_score', score: 87.5, position: null },
    { action: 'move' },
    { action: 'apply' },
  ])
})
