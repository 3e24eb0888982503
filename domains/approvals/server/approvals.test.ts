import { approvalsApi } from '@bole/approvals/contract'
import { dashboardApi } from '@bole/dashboard/contract'
import { inboxApi } from '@bole/inbox/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const { approval, interview } = stages.stage
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

const decide = async (
  who: Visitor,
  id: number,
  action: 'pass' | 'eliminate' | 'remain' = 'pass',
  more = {},
) => who.send(approvalsApi.handleCheck, { body: { ...(await seen(id)), action, text: 'ok', ...more } })

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
const unread = async (who: Visitor) => (await who.ask(inboxApi.listNotices, { query: {} })).unread

describe('of several approvers', () => {
  test('under “any” the first answer decides, and spares the others', async () => {
    const id = await asked('any', [first, second])
    expect([await stepOf(id), await statesOf(id)]).toEqual(['14/20', 'open asked asked'])
    expect((await decide(second, id)).data?.status.process_status).toBe(40)
    expect([await stepOf(id), await statesOf(id)]).toEqual(['14/40', 'approved spared approved'])
    expect(await mine(first)).toEqual([])
  })

  test('under “all” each yes is counted, and the last one decides', async () => {
    const id = await asked('all', [first, second])
    await decide(first, id)
    expect([await stepOf(id), await statesOf(id)]).toEqual(['14/20', 'open approved asked'])
    expect([await mine(first), await mine(second)]).toEqual([[], [id]])
    expect([await unread(first), await unread(second)]).toEqual([0, 1])
    expect(await decide(first, id)).toMatchObject({ code: 'not_yours' })
    await decide(second, id)
    expect([await stepOf(id), await statesOf(id)]).toEqual(['14/40', 'approved approved approved'])
  })

  test('under “all” one no decides', async () => {
    const id = await asked('all', [first, second])
    await decide(first, id, 'eliminate')
    expect([await stepOf(id), await statesOf(id)]).toEqual(['14/50', 'refused refused spared'])
  })

  test('in order the next is asked, and told, when the one before has agreed', async () => {
    const id = await asked('in_order', [second, first])
    expect(await statesOf(id)).toBe('open asked waiting')
    expect([await mine(first), await unread(first), await unread(second)]).toEqual([[], 0, 1])
    expect(await decide(first, id)).toMatchObject({ code: 'not_yours' })
    await decide(second, id)
    expect(await statesOf(id)).toBe('open approved asked')
    expect([await mine(first), await unread(first), await unread(second)]).toEqual([[id], 1, 0])
    const { list } = await first.ask(dashboardApi.listWork, { query: {} })
    expect(list.map((one) => one.id)).toContain(id)
    await decide(first, id)
    expect(await stepOf(id)).toBe('14/40')
  })

  test('put off, it is asked still, and the same person answers later', async () => {
    const id = await asked('all', [first, second])
    await decide(first, id, 'remain')
    expect([await stepOf(id), await statesOf(id)]).toEqual(['14/30', 'open held asked'])
    await decide(second, id)
    expect(await stepOf(id)).toBe('14/30')
    await decide(first, id)
    expect([await stepOf(id), await statesOf(id)]).toEqual(['14/40', 'approved approved approved'])
  })

  test('two who answer at once are both counted, or the second hears that somebody was first', async () => {
    const id = await asked('all', [first, second])
    const body = { ...(await seen(id)), action: 'pass' as const }
    const answers = await Promise.all(
      [first, second].map((who) => who.send(approvalsApi.handleCheck, { body })),
    )
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['done', 'stale'])
    expect(await stepOf(id)).toBe('14/20')
    const late = answers[0]?.code === 'stale' ? first : second
    await decide(late, id)
    expect([await stepOf(id), await statesOf(id)]).toEqual(['14/40', 'approved approved approved'])
  })
})

describe('an answer taken back', () => {
  test('is asked again, and so is whoever was spared by it', async () => {
    const id = await asked('any', [first, second])
    const done = await decide(first, id)
    await recruiter.ask(pipelineApi.undo, { body: { batch_id: done.data?.batch_id ?? '' } })
    expect([await stepOf(id), await statesOf(id)]).toEqual(['14/20', 'open asked asked'])
  })

  test('that was counted is asked again alone', async () => {
    const id = await asked('in_order', [first, second])
    const done = await decide(first, id)
    await recruiter.ask(pipelineApi.undo, { body: { batch_id: done.data?.batch_id ?? '' } })
    expect([await stepOf(id), await statesOf(id)]).toEqual(['14/20', 'open asked waiting'])
    expect([await mine(first), await mine(second)]).toEqual([[id], []])
  })

  test('by restoring who was turned down', async () => {
    const id = await asked('all', [first, second])
    await decide(first, id, 'eliminate')
    await recruiter.ask(pipelineApi.restoreApplications, { body: { applications: [await seen(id)] } })
    expect([await stepOf(id), await statesOf(id)]).toEqual(['14/20', 'open asked asked'])
  })
})

describe('whoever recruits', () => {
  test('is warned before they decide over the heads of those who were asked', async () => {
    const id = await asked('all', [first, second])
    const warned = await decide(recruiter, id)
    expect(warned).toMatchObject({ status: 'warning', code: 'not_asked' })
    expect(warned.message).toContain('User2')
    expect(await stepOf(id)).toBe('14/20')
    await decide(recruiter, id, 'pass', { is_sure: true })
    expect([await stepOf(id), await statesOf(id)]).toEqual(['14/40', 'approved spared spared'])
  })

  test('asks another one beside those who were asked, and of them who has answered keeps their answer', async () => {
    const id = await asked('all', [first])
    await recruiter.ask(approvalsApi.addCheck, {
      body: { ...(await seen(id)), check_by_user_ids: [second.id], rule: 'all' },
    })
    expect(await statesOf(id)).toBe('open asked asked')
    await decide(first, id)
    const third = await world.user(organisation, 'User2')
    await recruiter.ask(approvalsApi.addCheck, {
      body: { ...(await seen(id)), check_by_user_ids: [third.id], rule: 'in_order' },
    })
    expect(await statesOf(id)).toBe('open approved asked waiting')
  })

  test('asks for several at once; who cannot be brought there says why', async () => {
    const [one, other] = [
      await world.application(organisation, position, { name: 'A' }),
      await asked('any', [first]),
    ]
    const ended = await asked('any', [first])
    await decide(first, ended, 'eliminate')
    const applications = [await seen(one), await seen(other), await seen(ended)]
    const done = await recruiter.ask(approvalsApi.batchAddCheck, {
      body: { applications, check_by_user_ids: [second.id], rule: 'all' },
    })
    expect(done).toMatchObject({ done: 2, refused: [{ post_id: ended, code: 'application_ended' }] })
    expect([await statesOf(one), await statesOf(other)]).toEqual(['open asked', 'open asked asked'])
  })

  test('moves somebody on, or to another position: the round is over, and nobody is asked any more', async () => {
    const id = await asked('all', [first, second])
    await recruiter.ask(pipelineApi.move, { body: { ...(await seen(id)), stage: interview } })
    expect([await statesOf(id), await mine(first), await unread(first)]).toEqual(['left asked asked', [], 0])
    const other = await asked('all', [first])
    const elsewhere = await world.position(organisation, { title: 'Welder' })
    await recruiter.ask(pipelineApi.changePosition, {
      body: { applications: [await seen(other)], position_id: elsewhere },
    })
    expect([await statesOf(other), await mine(first), await unread(first)]).toEqual(['left asked', [], 0])
  })

  test('moves somebody back: those of last time are asked again, by the same rule', async () => {
    const id = await asked('in_order', [second, first])
    await decide(second, id)
    await recruiter.ask(pipelineApi.move, { body: { ...(await seen(id)), stage: interview } })
    await recruiter.ask(pipelineApi.move, { body: { ...(await seen(id)), stage: approval } })
    expect([await statesOf(id), await mine(second), await mine(first)]).toEqual([
      'open asked waiting',
      [id],
      [],
    ])
  })
})
