import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Approving, startApproving } from './testing/approving.ts'

const { approval } = stages.stage
let office: Approving

beforeAll(async () => {
  office = await startApproving()
})
afterAll(() => office.world.end())
beforeEach(() => office.anew())

describe('answers given elsewhere', () => {
  test('in the drawer or among one’s work are counted as well', async () => {
    const id = await office.asked('all', [office.first, office.second])
    const { version } = await office.seen(id)
    const body = { side: 'company' as const, action: 'pass' as const, version }
    const done = await office.first.ask(pipelineApi.giveFeedback, { params: { id }, body })
    expect(done.status.process_status).toBe(20)
    expect(await office.statesOf(id)).toBe('open approved asked')
  })

  test('of several at once are counted each by its own round', async () => {
    const [all, any, order] = [
      await office.asked('all', [office.first, office.second]),
      await office.asked('any', [office.first, office.second]),
      await office.asked('in_order', [office.second, office.first]),
    ]
    const applications = [await office.seen(all), await office.seen(any), await office.seen(order)]
    const body = { applications, action: 'pass' as const }
    const done = await office.first.ask(pipelineApi.giveFeedbackToMany, { body })
    expect(done).toMatchObject({ done: 2, refused: [{ post_id: order, code: 'not_yours' }] })
    expect([await office.statesOf(all), await office.statesOf(any), await office.statesOf(order)]).toEqual([
      'open approved asked',
      'approved approved spared',
      'open asked waiting',
    ])
    expect([await office.stepOf(all), await office.stepOf(any), await office.stepOf(order)]).toEqual([
      '14/20',
      '14/40',
      '14/20',
    ])
  })

  test('taken back as one batch are asked again', async () => {
    const [one, other] = [
      await office.asked('all', [office.first, office.second]),
      await office.asked('any', [office.first, office.second]),
    ]
    const body = { applications: [await office.seen(one), await office.seen(other)], action: 'pass' as const }
    const { batch_id } = await office.first.ask(pipelineApi.giveFeedbackToMany, { body })
    await office.recruiter.ask(pipelineApi.undo, { body: { batch_id } })
    expect([await office.statesOf(one), await office.statesOf(other)]).toEqual([
      'open asked asked',
      'open asked asked',
    ])
  })

  test('a word without a decision changes no turn', async () => {
    const id = await office.asked('in_order', [office.first, office.second])
    const { version } = await office.seen(id)
    const body = { side: 'company' as const, action: 'pass' as const, version }
    const answer = await office.second.send(pipelineApi.giveFeedback, { params: { id }, body })
    expect(answer).toMatchObject({ code: 'not_yours' })
    expect(await office.statesOf(id)).toBe('open asked waiting')
  })
})

describe('approvers named in the dialogs of the pipeline', () => {
  test('are a round, by the rule that came with them', async () => {
    const id = await office.world.application(office.organisation, office.position, { name: 'Han Mei' })
    const approver_ids = [office.second.id, office.first.id]
    await office.recruiter.ask(pipelineApi.move, {
      body: { ...(await office.seen(id)), stage: approval, approver_ids, approval_rule: 'in_order' },
    })
    expect([
      await office.statesOf(id),
      await office.mine(office.second),
      await office.mine(office.first),
    ]).toEqual(['open asked waiting', [id], []])
    await office.recruiter.ask(pipelineApi.arrange, {
      body: { ...(await office.seen(id)), approver_ids: [office.first.id] },
    })
    expect([
      await office.statesOf(id),
      await office.mine(office.second),
      await office.mine(office.first),
    ]).toEqual(['open asked', [], [id]])
  })

  test('may be nobody: it waits for whoever chooses one', async () => {
    const id = await office.world.application(office.organisation, office.position, { name: 'Han Mei' })
    await office.recruiter.ask(pipelineApi.move, { body: { ...(await office.seen(id)), stage: approval } })
    expect([await office.stepOf(id), await office.statesOf(id)]).toEqual(['14/10', 'open'])
  })
})
