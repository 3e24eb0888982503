import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { startCompany } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
afterAll(() => world.end())

const { interview } = stages.stage
let post_id: number

type Tab = Parameters<typeof hr.ask<typeof pipelineApi.listCandidates>>[1]['query']
const rowIn = async (query: Tab) =>
  (await hr.ask(pipelineApi.listCandidates, { query })).list.find((row) => row.post_id === post_id)

beforeAll(async () => {
  post_id = await world.application(organisation, await world.position(organisation))
  const meets_at = '2999-03-04T02:00:00.000Z'
  const arranged = { meets_at, meets_until: '2999-03-04T03:00:00.000Z', interviewer_ids: [hr.id] }
  await hr.ask(pipelineApi.move, { body: { post_id, version: 1, stage: interview, ...arranged } })
})

// Specification, section 4: on the all/10 tab it clears interviewers and date; otherwise the row is removed.
describe('deleting an interview', () => {
  const stood = { tracker_status: interview, statuses: ['20/21'] }

  test('that is arranged stands under its status', async () => {
    expect((await rowIn(stood))?.tracker?.interview.interviewers).toHaveLength(1)
    const body = { post_id, version: 2, meets_at: null, meets_until: null, interviewer_ids: [] }
    await hr.ask(pipelineApi.arrange, { body })
  })

  test.each([
    ['all stages', {}],
    ['all of the stage', { tracker_status: interview }],
    ['what is to be arranged', { tracker_status: interview, statuses: ['10/11'] }],
  ])('clears its people and date in the list of %s, where the row stays', async (_, tab) => {
    const row = await rowIn(tab)
    expect(row?.tracker?.interview).toMatchObject({ interview_date: null, end_date: null, interviewers: [] })
    expect(row?.tracker?.interviewUsers).toEqual([])
  })

  test('takes the row out of every other', async () => {
    expect(await rowIn(stood)).toBeUndefined()
    expect(await rowIn({ tracker_status: interview, statuses: ['60/0', '30/0', '40/0'] })).toBeUndefined()
    const { list } = await hr.ask(pipelineApi.listInterviewCandidates, { query: {} })
    expect(list).toEqual([])
  })
})
