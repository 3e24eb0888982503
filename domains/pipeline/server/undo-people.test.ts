import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/pipeline/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { stage } = stages

let world: World
let organisation: number
let position: number
let recruiter: Visitor
let gao: Visitor
let xu: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  position = await world.position(organisation)
  recruiter = await world.user(organisation, 'OrgAdmin2')
  gao = await world.user(organisation, 'User2')
  xu = await world.user(organisation, 'User2')
})
afterAll(() => world.end())

/** Who of the two interviewers can open an application. */
async function openedBy(id: number): Promise<readonly string[]> {
  const query = { post_id: id }
  const opened = await Promise.all(
    [gao, xu].map(async (who) => (await who.send(pipelineApi.getApplication, { query })).http === 200),
  )
  return ['gao', 'xu'].filter((_, index) => opened[index])
}

const undo = (batch_id: string) => recruiter.ask(pipelineApi.undo, { body: { batch_id } })
const toInterview = (id: number, interviewer_ids: number[]) =>
  recruiter.ask(pipelineApi.move, {
    body: { post_id: id, version: 1, stage: stage.interview, interviewer_ids },
  })

describe('taking back', () => {
  test('a move takes the application from whoever it was given to', async () => {
    const id = await world.application(organisation, position)
    const { batch_id } = await toInterview(id, [gao.id])
    expect(await openedBy(id)).toEqual(['gao'])
    await undo(batch_id)
    expect(await openedBy(id)).toEqual([])
  })

  test('an arrangement gives it back to whoever had it', async () => {
    const id = await world.application(organisation, position)
    const { version } = await toInterview(id, [gao.id])
    const body = { post_id: id, version, interviewer_ids: [xu.id] }
    const { batch_id } = await recruiter.ask(pipelineApi.arrange, { body })
    expect(await openedBy(id)).toEqual(['xu'])
    await undo(batch_id)
    expect(await openedBy(id)).toEqual(['gao'])
    const { application } = await recruiter.ask(pipelineApi.getApplication, { query: { post_id: id } })
    expect(application.tracker?.interview.interviewers).toMatchObject([{ id: gao.id, is_first: true }])
  })

  test('a new date that came with other people gives it back, too', async () => {
    const id = await world.application(organisation, position)
    const { version } = await toInterview(id, [gao.id])
    const { batch_id } = await recruiter.ask(pipelineApi.giveFeedback, {
      params: { id },
      body: { side: 'company', action: 'change_date', version, interviewer_ids: [xu.id] },
    })
    expect(await openedBy(id)).toEqual(['xu'])
    await undo(batch_id)
    expect(await openedBy(id)).toEqual(['gao'])
  })

  test('a batch of moves does so for each, and leaves the others’ people alone', async () => {
    const [one = 0, two = 0] = await Promise.all([1, 2].map(() => world.application(organisation, position)))
    const arranged = await recruiter.ask(pipelineApi.move, {
      body: { post_id: two, version: 1, stage: stage.exam, interviewer_ids: [xu.id] },
    })
    const { batch_id } = await recruiter.ask(pipelineApi.moveMany, {
      body: {
        applications: [
          { post_id: one, version: 1 },
          { post_id: two, version: arranged.version },
        ],
        stage: stage.interview,
        interviewer_ids: [gao.id],
      },
    })
    expect([await openedBy(one), await openedBy(two)]).toEqual([['gao'], ['gao']])
    await undo(batch_id)
    expect([await openedBy(one), await openedBy(two)]).toEqual([[], ['xu']])
  })
})
