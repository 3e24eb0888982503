import { pipelineApi } from '@bole/pipeline/contract'
import { stages, statuses, turns } from '@bole/processes/model'
import { recount, startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let recruiter: Visitor
let department: Visitor
let approver: Visitor
let owner: Visitor
let colleague: Visitor
let names: ReadonlyMap<number, string>
const { stage } = stages

const standing = {
  unowned: statuses.named(stage.screening, 'pending_decision'),
  undecided: statuses.named(stage.screening, 'pending_decision'),
  approving: statuses.named(stage.approval, 'in_approval'),
  othersApproving: statuses.named(stage.approval, 'in_approval'),
  evaluating: statuses.named(stage.interview, 'awaiting_evaluation'),
  answering: statuses.named(stage.interview, 'notified'),
  ended: statuses.named(stage.offer, 'withdrawn'),
}

beforeAll(async () => {
  world = await startWorld()
  const organisation = await world.organisation()
  const team = await world.department(organisation, 'Team')
  recruiter = await world.user(organisation, 'OrgAdmin2')
  department = await world.user(organisation, 'DepAdmin2', team)
  approver = await world.user(organisation, 'User2', team)
  owner = await world.user(organisation, 'User2', team)
  colleague = await world.user(organisation, 'OrgAdmin2')
  const position = await world.position(organisation, { departmentId: team })
  const found = new Map<number, string>()
  for (const [name, { stage: at, step, detail }] of Object.entries(standing)) {
    const id = await world.application(organisation, position, { name })
    found.set(id, name)
    await world.rows(
      'update applications set stage = $2, step = $3, detail = $4 where id = $1',
      id,
      at,
      step,
      detail,
    )
    const people =
      name === 'othersApproving' || name === 'unowned'
        ? [[colleague.id, 'approver']]
        : [
            [approver.id, 'approver'],
            [approver.id, 'main_interviewer'],
            [owner.id, 'owner'],
          ]
    if (name !== 'othersApproving' && name !== 'unowned')
      await world.rows('update applications set owner_user_id = $2 where id = $1', id, owner.id)
    for (const [who, part] of people)
      await world.rows(
        'insert into application_people (organisation_id, application_id, user_id, part) values ($1, $2, $3, $4)',
        organisation,
        id,
        who,
        part,
      )
  }
  names = found
  await recount(world)
})
afterAll(() => world.end())

const waiting = async (who: Visitor, query: object) => {
  const { data, total } = await who.send(pipelineApi.listCandidates, { query })
  expect(total).toBe(data?.list.length)
  return data?.list.map(({ post_id }) => names.get(post_id)).toSorted()
}

describe('what waits for whoever asks', () => {
  test('are, for recruiters, what they own or nobody does, and what they were asked for themselves', async () => {
    expect(await waiting(recruiter, { waits_for: 'me' })).toEqual(['unowned'])
    expect(await waiting(department, { waits_for: 'me' })).toEqual(['unowned'])
    expect(await waiting(colleague, { waits_for: 'me' })).toEqual(['othersApproving', 'unowned'])
  })

  test('are, for hiring managers, the approvals and evaluations they are named in, and what they own', async () => {
    expect(await waiting(approver, { waits_for: 'me' })).toEqual(['approving', 'evaluating'])
    expect(await waiting(owner, { waits_for: 'me' })).toEqual(['undecided'])
  })

  test('are found by a keyword for each reader anew', async () => {
    const query = { waits_for: 'me', keyword: 'othersApproving' }
    expect(await waiting(recruiter, query)).toEqual([])
    expect(await waiting(colleague, query)).toEqual(['othersApproving'])
  })
})

test('what waits for anybody of staff is whatever waits for no candidate and has not ended', async () => {
  const expected = ['approving', 'evaluating', 'othersApproving', 'undecided', 'unowned']
  expect(await waiting(recruiter, { waits_for: 'staff' })).toEqual(expected)
  expect(await waiting(recruiter, { waits_for: 'staff', tracker_status: stage.approval })).toEqual([
    'approving',
    'othersApproving',
  ])
  expect(turns.statusesOfTurn(...turns.turns).length).toBeGreaterThan(20)
  // Nobody of staff waits in any grey status.
  expect(await waiting(recruiter, { waits_for: 'staff', colour: 'grey' })).toEqual([])
})
