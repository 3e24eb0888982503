import { inboxApi } from '@bole/inbox/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import type { Visitor } from '@bole/server/testing'
import { talentPoolApi } from '@bole/talent-pool/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PoolWorld } from '../testing/pool-world.ts'

const { distribute, operate, listColleagues, listOrganisations } = talentPoolApi
const { removeTalents, undoTalents, viewTalent } = talentPoolApi

let pool: PoolWorld
let folder: number
let lin: number
let member: number
let keeper: Visitor
let department: number

beforeAll(async () => {
  pool = await PoolWorld.start()
})
afterAll(() => pool.world.end())
beforeEach(async () => {
  await pool.renew()
  department = await pool.department('R')
  keeper = await pool.user('DepAdmin2', department)
  folder = await pool.folder('Engineers')
  lin = await pool.kept('Lin', folder)
  member = (await pool.ids())[0] ?? 0
})

const opening = (more = {}) =>
  pool.world.position(pool.organisation, { title: 'Architect', departmentId: department, ...more })
const give = (more: object = {}, who = pool.admin) =>
  who.send(distribute, { body: { ids: [member], user_id: keeper.id, ...more } })
const answer = (action: 'accept' | 'decline' | 'withdraw', who = keeper, reason = '') =>
  who.send(operate, { body: { ids: [member], action, reason } })
const sentences = async (who: Visitor) =>
  await pool.world.rows('select kind, facts, link from notices where user_id = $1 order by id', who.id)

describe('somebody who is asked about', () => {
  test('is shown to who is asked, whatever folder they are in, and to nobody else', async () => {
    expect(await pool.names({}, keeper)).toEqual([])
    expect((await give({ text: '很合适' })).data).toMatchObject({ done: 1, refused: [] })
    expect(await pool.listed({ given: 'to_me' }, keeper)).toMatchObject([
      {
        id: member,
        operate_status: { status: 'locked' },
        distribution: {
          to: { id: keeper.id },
          by: { id: pool.admin.id },
          position: null,
          text: '很合适',
        },
        can: {
          move: false,
          remove: false,
          distribute: false,
          accept: true,
          decline: true,
          withdraw: false,
        },
      },
    ])
    expect(await pool.listed({ given: 'by_me' })).toMatchObject([
      { can: { accept: false, decline: false, withdraw: true, distribute: false } },
    ])
    expect(await pool.names({ given: 'to_me' })).toEqual([])
    const other = await pool.user('DepAdmin2', department)
    expect(await pool.names({}, other)).toEqual([])
    expect((await answer('accept', other)).http).toBe(404)
    expect(await sentences(keeper)).toMatchObject([
      {
        kind: 'pool_asked',
        facts: { name: 'Lin' },
        link: '/candidate/pool/list?given=to_me',
      },
    ])
  })

  test('is asked of one colleague at a time', async () => {
    await give()
    const again = await give({ user_id: pool.admin.id })
    expect(again.data).toMatchObject({ done: 0, refused: [{ id: member, title: 'Lin' }] })
    await answer('withdraw', pool.admin)
    expect((await give({ user_id: pool.admin.id })).data?.done).toBe(1)
  })

  test('is asked of whoever sees the pool, for an open position that is seen', async () => {
    const manager = await pool.user('User2', department)
    expect((await give({ user_id: manager.id })).code).toBe('unknown_person')
    const closed = await opening({ state: 'closed' })
    expect((await give({ position_id: closed })).code).toBe('position_closed')
    expect((await give({ position_id: 999_999 })).http).toBe(404)
    expect((await give({}, manager)).http).toBe(403)
    expect((await give({}, keeper)).http).toBe(404)
    expect(await pool.names({ given: 'by_me' })).toEqual([])
  })

  test('and leaves the pool is asked about no more', async () => {
    await give()
    await pool.admin.ask(removeTalents, { body: { ids: [member] } })
    expect((await answer('accept')).http).toBe(404)
    expect(await pool.names({ given: 'to_me' }, keeper)).toEqual([])
  })
})

describe('accepting', () => {
  test('brings them into the process of the position, and tells who asked', async () => {
    const position_id = await opening()
    await give({ position_id })
    expect((await answer('accept')).data).toMatchObject({ done: 1, refused: [] })
    const made = await pool.world.rows(
      'select id, source, stage, department_id from applications where position_id = $1',
      position_id,
    )
    expect(made).toMatchObject([{ source: 'talent_pool', stage: 1 }])
    const id = Number(made[0]?.id)
    const { application } = await keeper.ask(pipelineApi.getApplication, { query: { post_id: id } })
    expect(application).toMatchObject({ source: 'talent_pool', basic: { name: 'Lin' } })
    expect(await sentences(pool.admin)).toMatchObject([
      { kind: 'pool_accepted', link: `/candidate/detail/${id}` },
    ])
    expect(await pool.listed()).toMatchObject([
      {
        operate_status: { status: 'free' },
        distribution: null,
        postSzHistory: [{ post_id: id, title: 'Architect' }, { post_id: lin }],
      },
    ])
  })

  test('without a position gives them into the care of who accepts', async () => {
    await give()
    await answer('accept')
    expect(await pool.listed()).toMatchObject([{ owner: { id: keeper.id } }])
    expect((await answer('accept')).data).toMatchObject({ done: 0, refused: [{ id: member }] })
  })

  test('into the own care shows them to who accepts, to be changed, whatever folder they are in', async () => {
    await give()
    await answer('accept')
    expect(await pool.listed({}, keeper)).toMatchObject([
      { id: member, folder: { name: '' }, can: { move: true, remove: true, distribute: true } },
    ])
    await pool.world.rows('update applications set department_id = $2 where id = $1', lin, department)
    const view = await keeper.ask(viewTalent, { query: { post_id: lin } })
    expect(view).toMatchObject({ talent: { id: member }, history: [{ action: 'accepted' }, {}, {}] })
    expect(view.history.map(({ to_folder }) => to_folder)).toEqual(['', '', ''])
    const ids = [member]
    const { batch_id } = await keeper.ask(removeTalents, { body: { ids } })
    expect(await pool.names()).toEqual([])
    await keeper.ask(undoTalents, { body: { batch_id } })
    const body = { ids, user_id: pool.admin.id }
    expect(await keeper.ask(distribute, { body })).toMatchObject({ done: 1 })
    await answer('accept', pool.admin)
    expect(await pool.names({}, keeper)).toEqual([])
    expect((await keeper.send(removeTalents, { body: { ids } })).http).toBe(404)
  })

  test('is not done where the position closed or has them already, and stays open', async () => {
    const position_id = await opening()
    await give({ position_id })
    await pool.world.rows(`update positions set state = 'closed' where id = $1`, position_id)
    expect((await answer('accept')).data).toMatchObject({ done: 0, refused: [{ title: 'Lin' }] })
    await pool.world.rows(`update positions set state = 'open' where id = $1`, position_id)
    await pool.world.rows('update applications set position_id = $2 where id = $1', lin, position_id)
    expect((await answer('accept')).data).toMatchObject({ done: 0, refused: [{ title: 'Lin' }] })
    expect(await pool.names({ given: 'to_me' }, keeper)).toEqual(['Lin'])
  })

  test('twice at once makes one application', { tags: ['race'] }, async () => {
    const position_id = await opening()
    await give({ position_id })
    const answers = await Promise.all([answer('accept'), answer('accept'), answer('accept')])
    expect(answers.filter(({ data }) => data?.done === 1)).toHaveLength(1)
    const made = await pool.world.rows('select 1 from applications where position_id = $1', position_id)
    expect(made).toHaveLength(1)
  })
})

describe('declining and taking back', () => {
  test('needs a reason, which who asked is told', async () => {
    await give()
    expect((await answer('decline')).code).toBe('reason_missing')
    expect((await answer('decline', keeper, '方向不符')).data?.done).toBe(1)
    expect(await sentences(pool.admin)).toMatchObject([
      { kind: 'pool_declined', facts: { name: 'Lin', reason: '方向不符' } },
    ])
    expect(await pool.listed()).toMatchObject([{ operate_status: { status: 'free' } }])
  })

  test('tells who was asked, and is not theirs to do', async () => {
    await give()
    expect((await answer('withdraw')).data).toMatchObject({ done: 0, refused: [{ id: member }] })
    expect((await answer('accept', pool.admin)).data).toMatchObject({ done: 0 })
    expect((await answer('withdraw', pool.admin)).data?.done).toBe(1)
    expect((await sentences(keeper)).map(({ kind }) => kind)).toEqual(['pool_asked', 'pool_withdrawn'])
    expect((await answer('withdraw', pool.admin)).data).toMatchObject({ done: 0 })
  })

  test('stand in the history of the record with whom and why', async () => {
    const position_id = await opening()
    await give({ position_id })
    await answer('decline', keeper, '方向不符')
    const { history } = await pool.admin.ask(viewTalent, { query: { post_id: lin } })
    expect(history).toMatchObject([
      { action: 'declined', position: 'Architect', text: '方向不符', user: { id: keeper.id } },
      { action: 'asked', position: 'Architect', user: { id: pool.admin.id } },
      { action: 'kept' },
    ])
    expect(history[1]?.to_user).toMatch(/DepAdmin2/)
  })
})

test('colleagues who can be asked are those who see the pool, with how many wait for them', async () => {
  await pool.user('User2', department)
  await give()
  const list = async (query: object) => (await pool.admin.ask(listColleagues, { query })).list
  expect(await list({})).toMatchObject([
    { id: pool.admin.id, department: '', waiting: 0 },
    { id: keeper.id, department: 'R', waiting: 1 },
  ])
  expect(await list({ department_id: String(department) })).toMatchObject([{ id: keeper.id }])
  expect(await list({ keyword: 'depadmin2' })).toMatchObject([{ id: keeper.id }])
})

test('the organisation is the own one, with its departments and the places left', async () => {
  await pool.limit(5)
  const { list } = await pool.admin.ask(listOrganisations, {})
  expect(list).toEqual([
    {
      id: pool.organisation,
      name: 'Acme',
      serviceList: [{ serviceId: 2, quantity: 4 }],
      departments: [{ id: department, name: 'R' }],
    },
  ])
})

test('what somebody is told of the pool has its sentence', async () => {
  await give()
  const { list } = await keeper.ask(inboxApi.listNotices, { query: {} })
  expect(list[0]).toMatchObject({ type: 'pool_asked', content: expect.stringContaining('Lin') })
})
