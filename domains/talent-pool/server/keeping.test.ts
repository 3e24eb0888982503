import { pipelineApi } from '@bole/pipeline/contract'
import { talentPoolApi } from '@bole/talent-pool/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PoolWorld } from '../testing/pool-world.ts'

const { keepTalents, removeTalents, viewTalent, listTalents } = talentPoolApi

let pool: PoolWorld
let folder: number

beforeAll(async () => {
  pool = await PoolWorld.start()
})
afterAll(() => pool.world.end())
beforeEach(async () => {
  await pool.renew()
  folder = await pool.folder('Engineers')
})

describe('keeping people', () => {
  test('from a selection, each once, with what is known of them', async () => {
    const other = await pool.folder('Sales')
    const lin = await pool.kept('Lin', folder, '值得再联系')
    const wu = await pool.applied('Wu')
    const done = await pool.admin.ask(keepTalents, {
      body: { post_ids: [lin, wu, wu], folder_id: other },
    })
    expect(done).toMatchObject({
      done: 1,
      refused: [{ id: lin, title: 'Lin' }],
    })
    expect(done.refused[0]?.message).toContain('Engineers')
    expect(await pool.listed()).toMatchObject([
      {
        post_id: wu,
        folder: { id: other, name: 'Sales' },
        stage: 1,
        archived: null,
        text: '',
      },
      {
        post_id: lin,
        text: '值得再联系',
        owner: { id: pool.admin.id },
        isCheckPass: null,
        isCheckPassText: '',
        operate_status: { status: 'free', user_name: '' },
        postSzHistory: [{ post_id: lin, title: 'Engineer', origin: 2, status: 1, is_listed: true }],
        can: { move: true, remove: true },
      },
    ])
  })

  test('by another application of the same person is keeping them again', async () => {
    const lin = await pool.kept('Lin', folder)
    const [again] = await pool.world.rows(
      `insert into applications (organisation_id, candidate_id, position_id, project_id, origin, source, stage, step, detail)
       select organisation_id, candidate_id, position_id, project_id, origin, source, 12, 10, 0
       from applications where id = $1 returning id`,
      lin,
    )
    const second = Number(again?.id)
    const done = await pool.admin.ask(keepTalents, {
      body: { post_ids: [second], folder_id: folder },
    })
    expect(done).toMatchObject({ done: 0, refused: [{ id: second }] })
    expect(await pool.listed()).toMatchObject([
      {
        post_id: second,
        stage: 12,
        postSzHistory: [{ post_id: second }, { post_id: lin }],
      },
    ])
  })

  test('of somebody whom the caller does not see keeps nobody', async () => {
    const here = await pool.department('R')
    const keeper = await pool.user('DepAdmin2', here)
    const open = await pool.folder('Open', { everybody: 'manage' })
    const [hidden, seen] = [await pool.applied('Lin'), await pool.applied('Wu')]
    await pool.world.rows('update applications set department_id = $2 where id = $1', seen, here)
    const keep = (post_ids: number[]) => keeper.send(keepTalents, { body: { post_ids, folder_id: open } })
    expect((await keep([seen, hidden])).http).toBe(404)
    expect(await pool.names()).toEqual([])
    expect((await keep([seen])).data?.done).toBe(1)
  })

  test('of somebody who is in a folder that the caller does not see says so without its name', async () => {
    const here = await pool.department('R')
    const keeper = await pool.user('DepAdmin2', here)
    const own = await pool.folder('Own', {}, keeper)
    const lin = await pool.kept('Lin', folder)
    await pool.world.rows('update applications set department_id = $2 where id = $1', lin, here)
    const body = { post_ids: [lin], folder_id: own }
    const { done, refused } = await keeper.ask(keepTalents, { body })
    expect([done, refused.map(({ id }) => id)]).toEqual([0, [lin]])
    expect(refused[0]?.message).toBe('is already in the pool')
  })

  test('is for whoever manages the pool, in a folder they manage', async () => {
    const department = await pool.department('R')
    const keeper = await pool.user('DepAdmin2', department)
    const manager = await pool.user('User2', department)
    const seen = await pool.folder('Seen', { everybody: 'see' })
    const id = await pool.applied('Lin')
    await pool.world.rows('update applications set department_id = $2 where id = $1', id, department)
    const body = { post_ids: [id], folder_id: seen }
    expect((await keeper.send(keepTalents, { body })).code).toBe('not_your_folder')
    expect((await manager.send(keepTalents, { body })).http).toBe(403)
    const hidden = { post_ids: [id], folder_id: folder }
    expect((await keeper.send(keepTalents, { body: hidden })).http).toBe(404)
  })
})

describe('keeping whoever is turned down', () => {
  const eliminate = (people: readonly number[]) =>
    pool.admin.send(pipelineApi.giveFeedbackToMany, {
      body: {
        applications: people.map((post_id) => ({ post_id, version: 1 })),
        action: 'eliminate',
        text: '名额已满',
        keep_in_folder_id: folder,
      },
    })

  test('happens with the decision, or neither does', async () => {
    const people = [await pool.applied('Lin'), await pool.applied('Wu')]
    await pool.limit(1)
    const refused = await eliminate(people)
    expect(refused.code).toBe('pool_full')
    expect(refused.notice).toMatchObject({ type: 'talent' })
    const ended = await pool.world.rows(
      'select 1 from applications where id = any($1) and version > 1',
      people,
    )
    expect(ended).toEqual([])
    expect(await pool.names()).toEqual([])
    await pool.limit(2)
    expect((await eliminate(people)).data?.done).toBe(2)
    expect(await pool.listed({ archived: '名额' })).toHaveLength(2)
  })

  test('leaves out whom the decision left out', async () => {
    const [lin, wu] = [await pool.applied('Lin'), await pool.applied('Wu')]
    await pool.world.rows('update applications set version = 5 where id = $1', wu)
    const done = await eliminate([lin, wu])
    expect(done.data).toMatchObject({ done: 1, refused: [{ post_id: wu, code: 'stale' }] })
    expect(await pool.names()).toEqual(['Lin'])
  })

  test('one alone, and only where they are turned down', async () => {
    const id = await pool.applied('Lin')
    const say = (action: 'remain' | 'eliminate', version: number) =>
      pool.admin.send(pipelineApi.giveFeedback, {
        params: { id },
        body: { side: 'company', action, version, text: '稍后', keep_in_folder_id: folder },
      })
    expect((await say('remain', 1)).status).toBe('success')
    expect(await pool.names()).toEqual([])
    const [row] = await pool.world.rows('select version from applications where id = $1', id)
    expect((await say('eliminate', Number(row?.version))).status).toBe('success')
    expect(await pool.listed()).toMatchObject([{ post_id: id, archived: { text: '稍后' } }])
  })

  test('is not for whoever does not manage the pool', async () => {
    const manager = await pool.user('User2')
    const id = await pool.applied('Xu')
    await pool.world.rows(
      `insert into application_people (organisation_id, application_id, user_id, part)
       values ($1, $2, $3, 'approver')`,
      pool.organisation,
      id,
      manager.id,
    )
    await pool.world.rows('update applications set stage = 14, step = 20 where id = $1', id)
    const body = {
      side: 'company' as const,
      action: 'eliminate' as const,
      version: 1,
      text: '不合适',
      keep_in_folder_id: folder,
    }
    const answer = await manager.send(pipelineApi.giveFeedback, { params: { id }, body })
    expect(answer.http).toBe(403)
    const [row] = await pool.world.rows('select step from applications where id = $1', id)
    expect(row?.step).toBe(20)
  })
})

describe('the record', () => {
  test('says where somebody is kept, and what happened there', async () => {
    const lin = await pool.kept('Lin', folder)
    const query = { post_id: lin }
    expect(await pool.admin.ask(viewTalent, { query })).toMatchObject({
      talent: { post_id: lin, folder: { name: 'Engineers' } },
    })
    await pool.admin.ask(removeTalents, {
      body: { ids: await pool.ids(), text: '不再合适' },
    })
    expect(await pool.admin.ask(viewTalent, { query })).toMatchObject({
      talent: null,
      history: [
        {
          action: 'removed',
          from_folder: 'Engineers',
          text: '不再合适',
          user: { id: pool.admin.id },
        },
        { action: 'kept', to_folder: 'Engineers' },
      ],
    })
  })

  test('says nothing of folders that are not seen, and of people neither', async () => {
    const department = await pool.department('R')
    const keeper = await pool.user('DepAdmin2', department)
    const lin = await pool.kept('Lin', folder)
    const view = () => keeper.send(viewTalent, { query: { post_id: lin } })
    expect((await view()).http).toBe(404)
    await pool.world.rows('update applications set department_id = $2 where id = $1', lin, department)
    expect((await view()).data).toMatchObject({ talent: null, history: [] })
  })
})

test('another organisation has a pool of its own', async () => {
  await pool.kept('Lin', folder)
  await pool.renew()
  expect(await pool.names()).toEqual([])
  const body = { post_ids: [await pool.applied('Wu')], folder_id: folder }
  expect((await pool.admin.send(keepTalents, { body })).http).toBe(404)
  const answer = await pool.admin.ask(listTalents, { query: {} })
  expect(answer.talent_quota_count).toEqual({ total: null, used: 0, canUse: null })
})
