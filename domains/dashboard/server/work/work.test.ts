import { accountsApi } from '@bole/accounts/contract'
import { dashboardApi } from '@bole/dashboard/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { recount, startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Story } from '../testing/story.ts'

let world: World
let story: Story

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  story = await Story.begin(world)
})

const { stage } = stages
const { listWork } = dashboardApi
type Query = Parameters<typeof work>[1]

const work = async (
  who: Visitor,
  query: { kind?: 'approval' | 'turn' | 'interview'; page?: number; page_size?: number } = {},
) => {
  const { data, total } = await who.send(listWork, { query: { page_size: 100, ...query } })
  return { list: data?.list ?? [], kinds: data?.kinds ?? [], total }
}
const countsOf = async (who: Visitor) => {
  const { kinds } = await work(who)
  return Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))
}
const idsOf = async (who: Visitor, kind: string, query?: Query) => {
  const { list } = await work(who, query)
  return list.filter((item) => item.kind === kind).map(({ id }) => id)
}
const seen = async (id: number) => {
  const [row] = await world.rows('select version from applications where id = $1', id)
  return { post_id: id, version: Number(row?.version) }
}

describe('what was asked of somebody', () => {
  test('is an approval until they have decided, with the version to decide on, and nobody else’s', async () => {
    const { manager, admin } = story
    const id = await story.application()
    await story.move(id, { stage: stage.approval, approver_ids: [manager.id] })
    const { list } = await work(manager, { kind: 'approval' })
    expect(list).toMatchObject([
      {
        ...{ kind: 'approval', id, is_overdue: false, due: null },
        application: { ...(await seen(id)), can: { pass: true, eliminate: true } },
      },
    ])
    expect(await idsOf(admin, 'approval')).toEqual([])
    const body = { side: 'company' as const, action: 'pass' as const, version: (await seen(id)).version }
    await manager.ask(pipelineApi.giveFeedback, { params: { id }, body })
    expect(await idsOf(manager, 'approval')).toEqual([])
  })

  test('is many approvals decided at once', async () => {
    const { manager } = story
    const ids = [await story.application(), await story.application()]
    for (const id of ids) await story.move(id, { stage: stage.approval, approver_ids: [manager.id] })
    const { list } = await work(manager, { kind: 'approval' })
    const applications = list.flatMap(({ application }) => application ?? [])
    const body = {
      applications: applications.map(({ post_id, version }) => ({ post_id, version })),
      ...{ action: 'pass' as const, tags: [], text: '' },
    }
    expect(await manager.ask(pipelineApi.giveFeedbackToMany, { body })).toMatchObject({ done: 2 })
    expect(await idsOf(manager, 'approval')).toEqual([])
  })

  test('is feedback on an interview that is over, and interviews they are to hold within a week', async () => {
    const { manager, admin } = story
    const meet = async (days: number, people = [manager.id]) => {
      const id = await story.application()
      await story.move(id, { stage: stage.interview, meets_at: story.at(15, days), interviewer_ids: people })
      return id
    }
    const soon = [await meet(1), await meet(6)]
    await meet(7)
    await meet(2, [story.head.id])
    const [today] = await idsOf(manager, 'interview')
    expect(await idsOf(manager, 'interview')).toEqual([today, ...soon])
    expect((await work(manager)).list.filter(({ kind }) => kind === 'feedback')).toMatchObject([
      { application: { status: { name: 'awaiting_evaluation' }, can: { pass: true } } },
    ])
    expect(await idsOf(admin, 'interview')).toEqual([])
    world.now = new Date(story.at(17, 1))
    expect(await idsOf(manager, 'interview')).not.toContain(soon[0])
  })
})

describe('the turn of whoever recruits', () => {
  test('is what nobody owns yet of what the candidate list finds for them, the longest waiting first, and overdue after three days', async () => {
    const { admin, head } = story
    for (const who of [admin, head]) {
      const { data } = await who.send(pipelineApi.listCandidates, { query: { waits_for: 'me' } })
      const expected = data?.list.map(({ post_id }) => post_id).toSorted()
      const { list, kinds } = await work(who, { kind: 'turn' })
      expect(list.map(({ id }) => id).toSorted()).toEqual(expected)
      expect(kinds.find(({ kind }) => kind === 'turn')?.count).toBe(expected?.length)
      expect(list[0]?.is_overdue).toBe(true)
      expect(list.map(({ since }) => since)).toEqual(list.map(({ since }) => since).toSorted())
    }
  })

  test('is what they own, wherever it is, and nobody else’s; both origins stand together', async () => {
    const { manager, admin } = story
    expect(await idsOf(manager, 'turn')).toEqual([])
    const id = await story.application()
    await admin.ask(pipelineApi.transfer, { body: { applications: [await seen(id)], owner_id: manager.id } })
    expect(await idsOf(manager, 'turn')).toEqual([id])
    await world.rows('update applications set origin = 1 where id = $1', id)
    await recount(world)
    expect(await idsOf(manager, 'turn')).toEqual([id])
    expect(await idsOf(admin, 'turn')).not.toContain(id)
  })

  test('is paged, each once and all of them', async () => {
    const { admin } = story
    const whole = await work(admin, { kind: 'turn' })
    const pages = await Promise.all(
      [1, 2, 3].map((page) => work(admin, { kind: 'turn', page, page_size: 2 })),
    )
    expect(pages.flatMap(({ list }) => list).map(({ key }) => key)).toEqual(
      whole.list.slice(0, 6).map(({ key }) => key),
    )
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => whole.total))
  })
})

test('nobody reads of another department’s or organisation’s work, and nothing of whom they do not see any more', async () => {
  const { stranger, manager } = story
  const other = await world.user(
    story.organisationId,
    'DepAdmin2',
    await world.department(story.organisationId, 'Other'),
  )
  for (const who of [stranger, other]) expect((await work(who)).total).toBe(0)
  const id = await story.application()
  await story.move(id, { stage: stage.approval, approver_ids: [manager.id] })
  await world.rows('delete from application_people where application_id = $1', id)
  expect(await idsOf(manager, 'approval')).toEqual([])
})

test('an upload waits for whoever made it while files of it failed, for two weeks', async () => {
  const { admin, head } = story
  const add = async (days: number, failed: number, state = 'finished') => {
    await world.rows(
      `insert into progress (organisation_id, user_id, kind, total, done, failed, state, created_at)
       values ($1, $2, 'intake', 5, $3, $4, $5, $6)`,
      ...[story.organisationId, admin.id, 5 - failed, failed, state, story.at(12, -days)],
    )
  }
  await add(1, 2)
  await add(2, 0)
  await add(3, 1, 'running')
  await add(15, 4)
  const { list } = await work(admin)
  expect(list.filter(({ kind }) => kind === 'upload')).toMatchObject([{ count: 2, is_overdue: false }])
  expect(await idsOf(head, 'upload')).toEqual([])
})

describe('newcomers wait for whoever keeps accounts', () => {
  test('until they have joined, were called off, or their link ran out long ago', async () => {
    const { admin, head } = story
    world.now = new Date()
    const body = { people: [{ email: 'lin@example.com', role: 'User2' as const }] }
    await admin.ask(accountsApi.inviteColleagues, { body })
    const newcomers = async () => (await work(admin)).list.filter(({ kind }) => kind === 'newcomer')
    expect(await newcomers()).toMatchObject([
      { part: 'invitation', title: 'lin@example.com', is_overdue: false },
    ])
    expect((await countsOf(head)).newcomer).toBeUndefined()
    await world.rows(`update invitations set expires_at = now() - interval '1 day'`)
    expect(await newcomers()).toMatchObject([{ is_overdue: true }])
    await world.rows(`update invitations set expires_at = now() - interval '15 days'`)
    expect(await newcomers()).toEqual([])
  })

  test('an account waits until somebody signs in to it', async () => {
    const { admin, head } = story
    const link = (id: number) =>
      world.rows(
        `insert into password_links (organisation_id, user_id, token_digest, expires_at)
         values ($1, $2, sha256($3::text::bytea), now() + interval '1 day')`,
        ...[story.organisationId, id, `${id}`],
      )
    await link(head.id)
    await world.rows('delete from sign_ins where user_id = $1', head.id)
    expect((await countsOf(admin)).newcomer).toBe(1)
    await world.rows(
      `insert into sign_ins (organisation_id, user_id, outcome, address, user_agent) values ($1, $2, 'signed_in', '', '')`,
      ...[story.organisationId, head.id],
    )
    expect((await countsOf(admin)).newcomer).toBe(0)
  })
})

describe('what could not be sent or done', () => {
  const refuse = (organisation: number, subject: string, until: Date | null = null) =>
    world.rows(
      `insert into mails (organisation_id, message_key, recipient, language, subject, plain, about, state, useful_until)
       values ($1, gen_random_uuid(), 'a@example.com', 'zh-CN', $2, '', 'x', 'failed', $3)`,
      ...[organisation, subject, until],
    )

  test('is mail of the company for whoever keeps the company, while it is of use', async () => {
    const { admin, head } = story
    await refuse(story.organisationId, 'Welcome')
    await refuse(story.organisationId, 'Too late', new Date(story.at(9, -1)))
    const { list } = await work(admin)
    expect(list.filter(({ kind }) => kind === 'mail')).toMatchObject([
      { title: 'Welcome', about: 'a@example.com' },
    ])
    expect((await countsOf(head)).mail).toBeUndefined()
  })

  test('is of every organisation for operators, as numbers, with the jobs nobody tries again', async () => {
    const operator = await world.user(story.organisationId, 'SysAdmin')
    await refuse(story.organisationId, 'Secret')
    await world.rows(
      `select graphile_worker.add_job('resumes.read_again', '{}', max_attempts => 1, job_key => 'dead')`,
    )
    await world.rows(`update graphile_worker._private_jobs set attempts = max_attempts where key = 'dead'`)
    const { list } = await work(operator)
    expect(list).toContainEqual(
      expect.objectContaining({ kind: 'server', part: 'job', title: 'resumes.read_again', count: 1 }),
    )
    expect(list).toContainEqual(expect.objectContaining({ kind: 'server', part: 'mail' }))
    expect(JSON.stringify(list)).not.toContain('Secret')
    expect(Object.keys(await countsOf(operator)).toSorted()).toEqual(['newcomer', 'server'])
  })
})

test('all kinds stand together, the oldest first', async () => {
  const { manager } = story
  const id = await story.application()
  await story.move(id, { stage: stage.approval, approver_ids: [manager.id] })
  const { list, kinds, total } = await work(manager)
  const since = list.map((item) => item.since)
  expect(since).toEqual(since.toSorted())
  expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['approval', 'feedback', 'interview']))
  expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(total)
})
