import { accountsApi } from '@bole/accounts/contract'
import { miscounts, startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let world: World
let house: number
let admin: Visitor
let leaver: Visitor
let colleague: Visitor
let position: number
let application: number
let asked: number

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

beforeEach(async () => {
  house = await world.organisation()
  admin = await world.user(house, 'OrgAdmin')
  leaver = await world.user(house, 'OrgAdmin2')
  colleague = await world.user(house, 'OrgAdmin2')
  position = await world.position(house, { ownerId: leaver.id, title: '电池工程师' })
  application = await world.application(house, position, { name: '王小明' })
  const others = await world.position(house, { ownerId: admin.id })
  asked = await world.application(house, others, { name: '李雷' })
  for (const part of ['approver', 'interviewer'])
    await world.rows(
      'insert into application_people (organisation_id, application_id, user_id, part) values ($1, $2, $3, $4)',
      house,
      asked,
      leaver.id,
      part,
    )
  await world.rows(
    `insert into saved_searches (organisation_id, user_id, screen, name, conditions) values ($1, $2, 'candidates', '重点', '{}')`,
    house,
    leaver.id,
  )
})

const open = async (id: number) =>
  (await admin.ask(accountsApi.listOpenWork, { query: { id } })).list.map(({ kind, total }) => [kind, total])
const give = (to = colleague.id, id = leaver.id, by = admin) =>
  by.send(accountsApi.handOver, { body: { id, to_id: to } })

const everything = [
  ['position', 1],
  ['application', 1],
  ['approval', 1],
  ['interview', 1],
  ['saved_search', 1],
]

test('what somebody has open is listed by kind, and goes to a colleague in one step', async () => {
  const { list } = await admin.ask(accountsApi.listOpenWork, { query: { id: leaver.id } })
  expect(list.map(({ kind, titles }) => [kind, titles])).toEqual([
    ['position', ['电池工程师']],
    ['application', ['王小明']],
    ['approval', ['李雷']],
    ['interview', ['李雷']],
    ['saved_search', ['重点']],
  ])
  expect((await give()).data?.done).toBe(5)
  expect(await open(leaver.id)).toEqual([])
  expect(await open(colleague.id)).toEqual(everything)
  expect(await miscounts(world)).toEqual([])
  const history = await world.rows(
    `select action, user_id, facts from application_history where application_id = $1 and action = 'transfer'`,
    application,
  )
  expect(history).toMatchObject([{ user_id: admin.id, facts: { before: { owner_id: leaver.id } } }])
  const notes = await world.rows('select action from user_history where user_id = $1', leaver.id)
  expect(notes).toEqual([{ action: 'hand_over' }])
})

test('it is taken back once, as far as the colleague still has it', async () => {
  const { data } = await give()
  const body = { handover_id: data?.handover_id ?? 0 }
  await world.rows('update positions set owner_user_id = $2 where id = $1', position, admin.id)
  const undo = () => admin.send(accountsApi.undoHandOver, { body })
  const answers = await Promise.all([undo(), undo()])
  expect(answers.map(({ code }) => code).sort()).toEqual(['already_undone', undefined])
  expect(await open(leaver.id)).toEqual(everything.slice(1))
  expect(await open(colleague.id)).toEqual([])
})

test('who was asked as well keeps their part', async () => {
  await world.rows(
    `insert into application_people (organisation_id, application_id, user_id, part) values ($1, $2, $3, 'approver')`,
    house,
    asked,
    colleague.id,
  )
  expect((await give()).status).toBe('success')
  expect((await open(colleague.id)).find(([kind]) => kind === 'approval')).toEqual(['approval', 1])
})

test('it goes to somebody else of the company who may sign in, and from whom one looks after', async () => {
  const foreign = await world.user(await world.organisation(), 'OrgAdmin2')
  await world.rows(`update users set state = 'disabled' where id = $1`, colleague.id)
  for (const id of [colleague.id, leaver.id, foreign.id])
    expect((await give(id)).code).toBe('unknown_colleague')
  expect((await give(admin.id, foreign.id)).http).toBe(404)
  expect((await give(leaver.id, admin.id)).code).toBe('not_lower_role')
  expect(await open(leaver.id)).toEqual(everything)
})

test('of several, whoever has open work is not disabled, and says so', async () => {
  const idle = await world.user(house, 'OrgAdmin2')
  const users = [leaver, idle].map(({ id }) => ({ id, version: 1 }))
  const answer = await admin.ask(accountsApi.disableUsers, { body: { users } })
  expect(answer).toMatchObject({ done: 1, refused: [{ id: leaver.id, code: 'has_open_work' }] })
  await give()
  const again = { users: [{ id: leaver.id, version: 1 }] }
  expect(await admin.ask(accountsApi.disableUsers, { body: again })).toMatchObject({ done: 1, refused: [] })
})

test('what was done to an account is told to whoever is shown it, the latest first', async () => {
  await admin.ask(accountsApi.updateUser, {
    query: { id: leaver.id },
    body: { version: 1, name: '新名字' },
  })
  await give()
  const told = await admin.ask(accountsApi.listUserHistory, { query: { id: leaver.id } })
  expect(told.list).toMatchObject([
    {
      action: 'hand_over',
      changes: [
        { name: 'work', from: '新名字' },
        { name: 'handover', from: '5' },
      ],
    },
    { action: 'update', changes: [{ name: 'name', to: '新名字' }] },
  ])
  const elsewhere = await world.user(await world.organisation(), 'OrgAdmin')
  const query = { id: leaver.id }
  expect((await elsewhere.send(accountsApi.listUserHistory, { query })).http).toBe(404)
})

test('all of it goes though whoever hands over sees no candidates, and names of them are not told', async () => {
  const operator = await world.user(house, 'SysAdmin')
  const { list } = await operator.ask(accountsApi.listOpenWork, { query: { id: leaver.id } })
  expect(list.map(({ kind, total, titles }) => [kind, total, titles])).toEqual([
    ['position', 1, []],
    ['application', 1, []],
    ['approval', 1, []],
    ['interview', 1, []],
    ['saved_search', 1, ['重点']],
  ])
  expect((await give(colleague.id, leaver.id, operator)).data?.done).toBe(5)
  expect(await open(leaver.id)).toEqual([])
})

test('a part the colleague had before stays theirs when it is taken back', async () => {
  await world.rows(
    `insert into application_people (organisation_id, application_id, user_id, part) values ($1, $2, $3, 'approver')`,
    house,
    asked,
    colleague.id,
  )
  const { data } = await give()
  await admin.send(accountsApi.undoHandOver, { body: { handover_id: data?.handover_id ?? 0 } })
  const approvers = await world.rows(
    `select user_id from application_people where application_id = $1 and part = 'approver' order by user_id`,
    asked,
  )
  expect(approvers.map(({ user_id }) => user_id)).toEqual([leaver.id, colleague.id].toSorted((a, b) => a - b))
})

test('parts that go to a colleague stand in the history, and the colleague is told', async () => {
  const { data } = await give()
  const rows = () =>
    world.rows(
      `select action, user_id from application_history where application_id = $1 and action = 'arrange'`,
      asked,
    )
  expect(await rows()).toEqual([{ action: 'arrange', user_id: admin.id }])
  const told = await world.rows('select distinct kind from notices where user_id = $1', colleague.id)
  expect(told.map(({ kind }) => kind)).toContain('given_application')
  await admin.send(accountsApi.undoHandOver, { body: { handover_id: data?.handover_id ?? 0 } })
  expect(await rows()).toHaveLength(2)
})

test('two who hand over crosswise are both done', async () => {
  const others = await world.position(house, { ownerId: colleague.id })
  await world.application(house, others, { name: '韩梅梅' })
  const answers = await Promise.all([give(), give(leaver.id, colleague.id)])
  expect(answers.map(({ status }) => status)).toEqual(['success', 'success'])
})

test('what somebody has decided already is not theirs to hand over', async () => {
  await world.rows('update applications set stage = 14, step = 40, detail = 0 where id = $1', asked)
  expect((await open(leaver.id)).map(([kind]) => kind)).not.toContain('approval')
  expect((await open(leaver.id)).map(([kind]) => kind)).toContain('interview')
})
