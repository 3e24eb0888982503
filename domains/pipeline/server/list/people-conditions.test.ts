import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let hr: Visitor
let other: Visitor
let ids: Readonly<Record<'met' | 'metByTwo' | 'approved' | 'alone', number>>

beforeAll(async () => {
  world = await startWorld()
  const organisation = await world.organisation()
  hr = await world.user(organisation, 'OrgAdmin')
  other = await world.user(organisation, 'OrgAdmin')
  const position = await world.position(organisation)
  const at = async (given: object) => {
    const id = await world.application(organisation, position)
    await hr.ask(pipelineApi.move, {
      body: { post_id: id, version: 1, stage: stages.stage.interview, ...given },
    })
    return id
  }
  ids = {
    met: await at({ interviewer_ids: [hr.id] }),
    metByTwo: await at({ interviewer_ids: [other.id, hr.id] }),
    approved: await at({ stage: stages.stage.approval, approver_ids: [hr.id] }),
    alone: await at({}),
  }
})
afterAll(() => world.end())

test.each([
  ['an interviewer, leading or not', () => ({ interviewer_id: `${hr.id}` }), ['met', 'metByTwo']],
  ['one of several interviewers', () => ({ interviewer_id: `${other.id},${hr.id}` }), ['met', 'metByTwo']],
  ['somebody who approves', () => ({ check_by_user_id: `${hr.id}` }), ['approved']],
  ['both, whom nobody has', () => ({ interviewer_id: `${hr.id}`, check_by_user_id: `${hr.id}` }), []],
] as const)('narrowed to %s, in rows, counts and words alike', async (_, query, expected) => {
  for (const more of [{}, { keyword: '王小明' }]) {
    const answer = await hr.send(pipelineApi.listCandidates, { query: { ...query(), ...more } })
    const found = answer.data?.list.map(({ id }) => id).toSorted()
    expect(found).toEqual(expected.map((name) => ids[name]).toSorted())
    expect(answer.total).toBe(expected.length)
  }
})
