import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { startCompany } from '@bole/server/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { emptyDate } from '../../model/interview-days.ts'

const { world, organisation, hr } = await startCompany()
afterAll(() => world.end())

const { interview, offer } = stages.stage
const ahead = '2999-03-04T02:00:00.000Z'

async function at(stage: number, given: object) {
  const post_id = await world.application(organisation, await world.position(organisation))
  await hr.ask(pipelineApi.move, { body: { post_id, version: 1, stage, ...given } })
  return { post_id, version: 2 }
}
const stands = async (post_id: number) =>
  (await hr.ask(pipelineApi.getApplication, { query: { post_id } })).application

describe('the empty date means none', () => {
  test('for the time of an interview, which waits to be arranged again', async () => {
    const seen = await at(interview, { meets_at: ahead, interviewer_ids: [hr.id] })
    const body = { ...seen, meets_at: emptyDate, meets_until: emptyDate, interviewer_ids: [] }
    await hr.ask(pipelineApi.arrange, { body })
    const { tracker, status } = await stands(seen.post_id)
    expect(tracker?.interview.interview_date).toBeNull()
    expect(status).toMatchObject({ process_status: 10, process_detail_status: 11 })
  })

  test('for the day of an offer, whole or by its day', async () => {
    for (const offer_valid_until of [emptyDate, '0000-00-00']) {
      const seen = await at(offer, { offer_valid_until: '2999-03-04' })
      await hr.ask(pipelineApi.arrange, { body: { ...seen, offer_valid_until } })
      expect((await stands(seen.post_id)).tracker?.offer_valid_until).toBeNull()
    }
  })

  test('in a batch and with a new date', async () => {
    const post_id = await world.application(organisation, await world.position(organisation))
    const applications = [{ post_id, version: 1 }]
    const moved = await hr.ask(pipelineApi.moveMany, {
      body: { applications, stage: interview, meets_at: emptyDate },
    })
    expect(moved.done).toBe(1)
    const said = { side: 'company' as const, action: 'change_date' as const, version: 2, meets_at: emptyDate }
    await hr.ask(pipelineApi.giveFeedback, { params: { id: post_id }, body: said })
    expect((await stands(post_id)).status).toMatchObject({ process_status: 10, process_detail_status: 12 })
  })
})

describe('where there has to be a date it is none', () => {
  test.each([
    ['tracker/interview/check-time', { meets_at: emptyDate }],
    ['tracker/resume/list', { applied_from: '0000-00-00' }],
    ['tracker/schedule', { from_day: '0000-00-00' }],
  ])('%s %j', async (path, query) => {
    const asked = await fetch(`${hr.origin}/api/${path}?${new URLSearchParams(query)}`, {
      headers: { cookie: hr.cookie },
    })
    expect(asked.status).toBe(422)
  })
})
