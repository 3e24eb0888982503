import { approvalsApi } from '@bole/approvals/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const { approval } = stages.stage
let world: World
let organisation: number
let position: number
let recruiter: Visitor
let first: Visitor
let second: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  position = await world.position(organisation, { title: 'Engineer' })
  recruiter = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())
beforeEach(async () => {
  ;[first, second] = [await world.user(organisation, 'User2'), await world.user(organisation, 'User2')]
})

const seen = async (id: number) => {
  const [row] = await world.rows('select version from applications where id = $1', id)
  return { post_id: id, version: Number(row?.version) }
}

/** An application that these people were asked to approve. */
async function asked(rule: 'any' | 'all' | 'in_order', people: readonly Visitor[]): Promise<number> {
  const id = await world.application(organisation, position, { name: 'Li Lei' })
  const check_by_user_ids = people.map((one) => one.id)
  await recruiter.ask(approvalsApi.addCheck, { body: { ...(await seen(id)), check_by_user_ids, rule } })
  return id
}

const stepOf = async (id: number) => {
  const [row] = await world.rows('select stage, step from applications where id = $1', id)
  return `${row?.stage}/${row?.step}`
}
const statesOf = async (id: number) => {
  const { approval: one } = await recruiter.ask(approvalsApi.getApproval, { query: { post_id: id } })
  return [one?.state, ...(one?.approvers.map(({ state }) => state) ?? [])].join(' ')
}
const mine = async (who: Visitor) => {
  const { list } = await who.ask(approvalsApi.listApprovals, { query: { state: 'mine' } })
  return list.map(({ post_id }) => post_id)
}

describe('answers given elsewhere', () => {
  test('in the drawer or among one’s work are counted as well', async () => {
    const id = await asked('all', [first, second])
    const { version } = await seen(id)
    const body = { side: 'company' as const, action: 'pass' as const, version }
    const done = await first.ask(pipelineApi.giveFeedback, { params: { id }, body })
    expect(done.status.process_status).toBe(20)
    expect(await statesOf(id)).toBe('open approved asked')
  })

  test('of several at once are counted each by its own round', async () => {
    const [all, any, order] = [
      await asked('all', [first, second]),
      await asked('any', [first, second]),
      await asked('in_order', [second, first]),
    ]
    const applications = [await seen(all), await seen(any), await seen(order)]
    const body = { applications, action: 'pass' as const }
    const done = await first.ask(pipelineApi.giveFeedbackToMany, { body })
    expect(done).toMatchObject({ done: 2, refused: [{ post_id: order, code: 'not_yours' }] })
    expect([await statesOf(all), await statesOf(any), await statesOf(order)]).toEqual([
      'open approved asked',
      'approved approved spared',
      'open asked waiting',
    ])
    expect([await stepOf(all), await stepOf(any), await stepOf(order)]).toEqual(['14/20', '14/40', '14/20'])
  })

  test('taken back as one batch are asked again', async () => {
    const [one, other] = [await asked('all', [first, second]), await asked('any', [first, second])]
    const body = { applications: [await seen(one), await seen(other)], action: 'pass' as const }
    const { batch_id } = await first.ask(pipelineApi.giveFeedbackToMany, { body })
    await recruiter.ask(pipelineApi.undo, { body: { batch_id } })
    expect([await statesOf(one), await statesOf(other)]).toEqual(['open asked asked', 'open asked asked'])
  })

  test('a word without a decision changes no turn', async () => {
    const id = await asked('in_order', [first, second])
    const { version } = await seen(id)
    const body = { side: 'company' as const, action: 'pass' as const, version }
    const answer = await second.send(pipelineApi.giveFeedback, { params: { id }, body })
    expect(answer).toMatchObject({ code: 'not_yours' })
    expect(await statesOf(id)).toBe('open asked waiting')
  })
})

describe('approvers named in the dialogs of the pipeline', () => {
  test('are a round, by the rule that came with them', async () => {
    const id = await world.application(organisation, position, { name: 'Han Mei' })
    const approver_ids = [second.id, first.id]
    await recruiter.ask(pipelineApi.move, {
      body: { ...(await seen(id)), stage: approval, approver_ids, approval_rule: 'in_order' },
    })
    expect([await statesOf(id), await mine(second), await mine(first)]).toEqual([
      'open asked waiting',
      [id],
      [],
    ])
    await recruiter.ask(pipelineApi.arrange, { body: { ...(await seen(id)), approver_ids: [first.id] } })
    expect([await statesOf(id), await mine(second), await mine(first)]).toEqual(['open asked', [], [id]])
  })

  test('may be nobody: it waits for whoever chooses one', async () => {
    const id = await world.application(organisation, position, { name: 'Han Mei' })
    await recruiter.ask(pipelineApi.move, { body: { ...(await seen(id)), stage: approval } })
    expect([await stepOf(id), await statesOf(id)]).toEqual(['14/10', 'open'])
  })
})
