import { approvalsApi } from '@bole/approvals/contract'
import { dashboardApi } from '@bole/dashboard/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Approving, startApproving } from './testing/approving.ts'

const { approval, interview } = stages.stage
let office: Approving

beforeAll(async () => {
  office = await startApproving()
})
afterAll(() => office.world.end())
beforeEach(() => office.anew())

describe('of several approvers', () => {
  test('under “any” the first answer decides, and spares the others', async () => {
    const id = await office.asked('any', [office.first, office.second])
    expect([await office.stepOf(id), await office.statesOf(id)]).toEqual(['14/20', 'open asked asked'])
    expect((await office.decide(office.second, id)).data?.status.process_status).toBe(40)
    expect([await office.stepOf(id), await office.statesOf(id)]).toEqual([
      '14/40',
      'approved spared approved',
    ])
    expect(await office.mine(office.first)).toEqual([])
  })

  test('under “all” each yes is counted, and the last one decides', async () => {
    const id = await office.asked('all', [office.first, office.second])
    await office.decide(office.first, id)
    expect([await office.stepOf(id), await office.statesOf(id)]).toEqual(['14/20', 'open approved asked'])
    expect([await office.mine(office.first), await office.mine(office.second)]).toEqual([[], [id]])
    expect([await office.unread(office.first), await office.unread(office.second)]).toEqual([0, 1])
    expect(await office.decide(office.first, id)).toMatchObject({ code: 'not_yours' })
    await office.decide(office.second, id)
    expect([await office.stepOf(id), await office.statesOf(id)]).toEqual([
      '14/40',
      'approved approved approved',
    ])
  })

  test('under “all” one no decides', async () => {
    const id = await office.asked('all', [office.first, office.second])
    await office.decide(office.first, id, 'eliminate')
    expect([await office.stepOf(id), await office.statesOf(id)]).toEqual(['14/50', 'refused refused spared'])
  })

  test('in order the next is asked, and told, when the one before has agreed', async () => {
    const id = await office.asked('in_order', [office.second, office.first])
    expect(await office.statesOf(id)).toBe('open asked waiting')
    expect([
      await office.mine(office.first),
      await office.unread(office.first),
      await office.unread(office.second),
    ]).toEqual([[], 0, 1])
    expect(await office.decide(office.first, id)).toMatchObject({ code: 'not_yours' })
    await office.decide(office.second, id)
    expect(await office.statesOf(id)).toBe('open approved asked')
    expect([
      await office.mine(office.first),
      await office.unread(office.first),
      await office.unread(office.second),
    ]).toEqual([[id], 1, 0])
    const { list } = await office.first.ask(dashboardApi.listWork, { query: {} })
    expect(list.map((one) => one.id)).toContain(id)
    await office.decide(office.first, id)
    expect(await office.stepOf(id)).toBe('14/40')
  })

  test('put off, it is asked still, and the same person answers later', async () => {
    const id = await office.asked('all', [office.first, office.second])
    await office.decide(office.first, id, 'remain')
    expect([await office.stepOf(id), await office.statesOf(id)]).toEqual(['14/30', 'open held asked'])
    await office.decide(office.second, id)
    expect(await office.stepOf(id)).toBe('14/30')
    await office.decide(office.first, id)
    expect([await office.stepOf(id), await office.statesOf(id)]).toEqual([
      '14/40',
      'approved approved approved',
    ])
  })

  test('two who answer at once are both counted, or the second hears that somebody was first', async () => {
    const id = await office.asked('all', [office.first, office.second])
    const body = { ...(await office.seen(id)), action: 'pass' as const }
    const answers = await Promise.all(
      [office.first, office.second].map((who) => who.send(approvalsApi.handleCheck, { body })),
    )
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['done', 'stale'])
    expect(await office.stepOf(id)).toBe('14/20')
    const late = answers[0]?.code === 'stale' ? office.first : office.second
    await office.decide(late, id)
    expect([await office.stepOf(id), await office.statesOf(id)]).toEqual([
      '14/40',
      'approved approved approved',
    ])
  })
})

describe('an answer taken back', () => {
  test('is asked again, and so is whoever was spared by it', async () => {
    const id = await office.asked('any', [office.first, office.second])
    const done = await office.decide(office.first, id)
    await office.recruiter.ask(pipelineApi.undo, { body: { batch_id: done.data?.batch_id ?? '' } })
    expect([await office.stepOf(id), await office.statesOf(id)]).toEqual(['14/20', 'open asked asked'])
  })

  test('that was counted is asked again alone', async () => {
    const id = await office.asked('in_order', [office.first, office.second])
    const done = await office.decide(office.first, id)
    await office.recruiter.ask(pipelineApi.undo, { body: { batch_id: done.data?.batch_id ?? '' } })
    expect([await office.stepOf(id), await office.statesOf(id)]).toEqual(['14/20', 'open asked waiting'])
    expect([await office.mine(office.first), await office.mine(office.second)]).toEqual([[id], []])
  })

  test('by restoring who was turned down', async () => {
    const id = await office.asked('all', [office.first, office.second])
    await office.decide(office.first, id, 'eliminate')
    await office.recruiter.ask(pipelineApi.restoreApplications, {
      body: { applications: [await office.seen(id)] },
    })
    expect([await office.stepOf(id), await office.statesOf(id)]).toEqual(['14/20', 'open asked asked'])
  })
})

describe('whoever recruits', () => {
  test('is warned before they decide over the heads of those who were asked', async () => {
    const id = await office.asked('all', [office.first, office.second])
    const warned = await office.decide(office.recruiter, id)
    expect(warned).toMatchObject({ status: 'warning', code: 'not_asked' })
    expect(warned.message).toContain('User2')
    expect(await office.stepOf(id)).toBe('14/20')
    await office.decide(office.recruiter, id, 'pass', { is_sure: true })
    expect([await office.stepOf(id), await office.statesOf(id)]).toEqual(['14/40', 'approved spared spared'])
  })

  test('asks another one beside those who were asked, and of them who has answered keeps their answer', async () => {
    const id = await office.asked('all', [office.first])
    await office.recruiter.ask(approvalsApi.addCheck, {
      body: { ...(await office.seen(id)), check_by_user_ids: [office.second.id], rule: 'all' },
    })
    expect(await office.statesOf(id)).toBe('open asked asked')
    await office.decide(office.first, id)
    const third = await office.world.user(office.organisation, 'User2')
    await office.recruiter.ask(approvalsApi.addCheck, {
      body: { ...(await office.seen(id)), check_by_user_ids: [third.id], rule: 'in_order' },
    })
    expect(await office.statesOf(id)).toBe('open approved asked waiting')
  })

  test('asks for several at once; who cannot be brought there says why', async () => {
    const [one, other] = [
      await office.world.application(office.organisation, office.position, { name: 'A' }),
      await office.asked('any', [office.first]),
    ]
    const ended = await office.asked('any', [office.first])
    await office.decide(office.first, ended, 'eliminate')
    const applications = [await office.seen(one), await office.seen(other), await office.seen(ended)]
    const done = await office.recruiter.ask(approvalsApi.batchAddCheck, {
      body: { applications, check_by_user_ids: [office.second.id], rule: 'all' },
    })
    expect(done).toMatchObject({ done: 2, refused: [{ post_id: ended, code: 'application_ended' }] })
    expect([await office.statesOf(one), await office.statesOf(other)]).toEqual([
      'open asked',
      'open asked asked',
    ])
  })

  test('moves somebody on, or to another position: the round is over, and nobody is asked any more', async () => {
    const id = await office.asked('all', [office.first, office.second])
    await office.recruiter.ask(pipelineApi.move, { body: { ...(await office.seen(id)), stage: interview } })
    expect([
      await office.statesOf(id),
      await office.mine(office.first),
      await office.unread(office.first),
    ]).toEqual(['left asked asked', [], 0])
    const other = await office.asked('all', [office.first])
    const elsewhere = await office.world.position(office.organisation, { title: 'Welder' })
    await office.recruiter.ask(pipelineApi.changePosition, {
      body: { applications: [await office.seen(other)], position_id: elsewhere },
    })
    expect([
      await office.statesOf(other),
      await office.mine(office.first),
      await office.unread(office.first),
    ]).toEqual(['left asked', [], 0])
  })

  test('moves somebody back: those of last time are asked again, by the same rule', async () => {
    const id = await office.asked('in_order', [office.second, office.first])
    await office.decide(office.second, id)
    await office.recruiter.ask(pipelineApi.move, { body: { ...(await office.seen(id)), stage: interview } })
    await office.recruiter.ask(pipelineApi.move, { body: { ...(await office.seen(id)), stage: approval } })
    expect([
      await office.statesOf(id),
      await office.mine(office.second),
      await office.mine(office.first),
    ]).toEqual(['open asked waiting', [id], []])
  })
})

describe('an answer that the candidate is told of', () => {
  const message = { language: 'en-US' }
  const told = (id: number) =>
    office.world.rows('select event, stage from notify_records where application_id = $1', id)
  const limit = (most: number | null) =>
    office.world.rows('update organisations set message_limit = $2 where id = $1', office.organisation, most)

  test('is told where it turns them down, and where it decides', async () => {
    const passed = await office.asked('any', [office.first])
    await office.decide(office.recruiter, passed, 'pass', { message, is_sure: true })
    expect(await told(passed)).toEqual([])
    const refused = await office.asked('any', [office.first])
    await office.decide(office.recruiter, refused, 'eliminate', { message, is_sure: true })
    expect(await told(refused)).toEqual([{ event: 'eliminated', stage: approval }])
    const id = await office.asked('any', [office.first])
    expect(await office.decide(office.first, id, 'eliminate', { message })).toMatchObject({ http: 403 })
  })

  test('is not given where no messages are left, with the notice that says so', async () => {
    await limit(0)
    const id = await office.asked('any', [office.first])
    await office.world.rows(
      `update candidates set email = 'lin@example.com' where id = (select candidate_id from applications where id = $1)`,
      id,
    )
    const answer = { message, is_sure: true }
    expect(await office.decide(office.recruiter, id, 'eliminate', answer)).toMatchObject({
      code: 'messages_used_up',
      notice: { type: 'message' },
    })
    expect(await office.stepOf(id)).toBe('14/20')
    await limit(null)
    expect((await office.decide(office.recruiter, id, 'eliminate', answer)).status).toBe('success')
  })
})
