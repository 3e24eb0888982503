import { pipelineApi } from '@bole/pipeline/contract'
import type { CandidateAction, CompanyAction } from '@bole/pipeline/model'
import { stages } from '@bole/processes/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let organisation: number
let hr: Visitor
let manager: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  hr = await world.user(organisation, 'OrgAdmin2')
  manager = await world.user(organisation, 'User2')
})
afterAll(() => world.end())

const { interview, offer } = stages.stage

/** An application at a stage, in which the manager once interviewed. */
async function after(stage: number) {
  const id = await world.application(organisation, await world.position(organisation))
  await hr.ask(pipelineApi.move, {
    body: { post_id: id, version: 1, stage: interview, interviewer_ids: [manager.id] },
  })
  if (stage === interview) return { post_id: id, version: 2 }
  await hr.ask(pipelineApi.move, { body: { post_id: id, version: 2, stage } })
  return { post_id: id, version: 3 }
}
type Seen = Awaited<ReturnType<typeof after>>
const decides = (
  { post_id, version }: Seen,
  given: { readonly action: CompanyAction; readonly interviewer_ids?: number[] },
) =>
  manager.send(pipelineApi.giveFeedback, {
    params: { id: post_id },
    body: { side: 'company', version, ...given },
  })
const answers = ({ post_id, version }: Seen, action: CandidateAction) =>
  manager.send(pipelineApi.giveFeedback, {
    params: { id: post_id },
    body: { side: 'candidate', version, action },
  })
const can = async ({ post_id }: Seen) =>
  (await manager.ask(pipelineApi.getApplication, { query: { post_id } })).can

test('an interviewer evaluates the interview', async () => {
  const seen = await after(interview)
  expect((await can(seen)).company_actions).toContain('pass')
  expect(await decides(seen, { action: 'pass' })).toMatchObject({ status: 'success' })
})

test('names nobody, and answers nothing for the candidate', async () => {
  const seen = await after(interview)
  const { company_actions, candidate_actions } = await can(seen)
  expect(company_actions).not.toContain('change_date')
  expect(candidate_actions).toEqual([])
  expect(await decides(seen, { action: 'change_date', interviewer_ids: [hr.id] })).toMatchObject({
    code: 'not_yours',
  })
  expect(await answers(seen, 'refuse')).toMatchObject({ code: 'not_yours' })
})

test('decides nothing of the offer that follows, one by one or among many', async () => {
  const seen = await after(offer)
  expect((await can(seen)).company_actions).toEqual([])
  expect(await decides(seen, { action: 'un_sign_contact' })).toMatchObject({ code: 'not_yours' })
  const { done, refused } = await manager.ask(pipelineApi.giveFeedbackToMany, {
    body: { applications: [seen], action: 'eliminate' },
  })
  expect([done, refused.map(({ code }) => code)]).toEqual([0, ['not_yours']])
})
