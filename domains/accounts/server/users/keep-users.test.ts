import { accountsApi } from '@bole/accounts/contract'
import { password, startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let house: number
let admin: Visitor
let made = 0

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

beforeEach(async () => {
  world.now = null
  house = await world.organisation()
  admin = await world.user(house, 'OrgAdmin')
})

const named = () => `new.${++made}.${house}`
const create = (body: object, by = admin) =>
  by.send(accountsApi.createUser, { body: { username: named(), name: '新同事', role: 'User2', ...body } })
const update = (id: number, body: object, by = admin) =>
  by.send(accountsApi.updateUser, { query: { id }, body: { version: 1, ...body } })
const view = async (id: number) => (await admin.ask(accountsApi.viewUser, { query: { id } })).user
const notesOf = async (id: number) =>
  await world.rows('select action, actor_id, changes from user_history where user_id = $1 order by id', id)

describe('a new account', () => {
  test('stands in the list with what was given, and is written down', async () => {
    const department_id = await world.department(house, '研发中心')
    const given = { email: 'xin@example.com', phone: '13800138000', job_title: '工程师', department_id }
    const { data } = await create(given)
    expect(await view(data?.id ?? 0)).toMatchObject({
      ...given,
      name: '新同事',
      role: { name: 'User2', title: 'hiring_manager' },
      department_name: '研发中心',
      is_enabled: true,
      version: 1,
      can: { edit: true, disable: true, enable: false },
    })
    expect(await notesOf(data?.id ?? 0)).toEqual([{ action: 'create', actor_id: admin.id, changes: {} }])
  })

  test.each([
    [{ username: 'a' }, 422],
    [{ username: 'a b c' }, 422],
    [{ name: ' ' }, 422],
    [{ email: 'nobody' }, 422],
    [{ phone: 'call me' }, 422],
    [{ role: 'Emperor' }, 422],
    [{ department_id: 999_999_999 }, 404],
  ])('with %j is none', async (fault, http) => expect((await create(fault)).http).toBe(http))

  test('needs a name nobody has, in whatever organisation and case', async () => {
    const other = await world.user(await world.organisation(), 'User')
    const taken = await create({ username: other.username.toUpperCase() })
    expect(taken.code).toBe('username_taken')
    const check = (username: string, id?: number) =>
      admin.ask(accountsApi.checkUsername, { query: { username, ...(id ? { id } : {}) } })
    expect(await check(other.username)).toEqual({ is_free: false })
    expect(await check(admin.username)).toEqual({ is_free: false })
    expect(await check(admin.username, admin.id)).toEqual({ is_free: true })
    expect(await check(named())).toEqual({ is_free: true })
  })

  test('of one name asked for twice at once is made once', { tags: ['race'] }, async () => {
    const username = named()
    const answers = await Promise.all([create({ username }), create({ username })])
    expect(answers.map(({ code }) => code).sort()).toEqual(['username_taken', undefined])
  })

  test('has a mail address nobody else of the organisation has, in whatever case', async () => {
    const { data } = await create({ email: 'one@example.com' })
    const other = await create({ email: 'two@example.com' })
    expect((await create({ email: 'ONE@example.com' })).code).toBe('has_account')
    expect((await update(other.data?.id ?? 0, { email: 'One@example.com' })).code).toBe('has_account')
    expect((await update(data?.id ?? 0, { email: 'ONE@example.com' })).status).toBe('success')
    const stranger = await world.user(await world.organisation(), 'OrgAdmin')
    expect((await create({ email: 'one@example.com' }, stranger)).status).toBe('success')
  })

  test('is of a lower role, and has a department where its role looks after some', async () => {
    expect((await create({ role: 'OrgAdmin' })).code).toBe('role_too_high')
    expect((await create({ role: 'SuperAdmin' })).code).toBe('role_too_high')
    expect((await create({ role: 'DepAdmin2' })).code).toBe('department_needed')
    const department_id = await world.department(house, '销售部')
    expect((await create({ role: 'DepAdmin2', department_id })).status).toBe('success')
  })
})

describe('an account', () => {
  test('is changed at the version seen; the second of two hears that it is stale', async () => {
    const { id } = await world.user(house, 'User2')
    const answers = await Promise.all([update(id, { name: '甲' }), update(id, { name: '乙' })])
    const stale = answers.find(({ code }) => code === 'stale')
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
    expect(stale?.data).toMatchObject({ user: { id, version: 2 } })
    expect((await view(id)).version).toBe(2)
  })

  test('keeps what is not given, and what changed is written down', async () => {
    const { id, username } = await world.user(house, 'User2')
    await update(id, { email: 'a@example.com' })
    await update(id, { version: 2, role: 'User' })
    expect(await view(id)).toMatchObject({ username, email: 'a@example.com', role: { name: 'User' } })
    expect(await notesOf(id)).toMatchObject([
      { action: 'update', changes: { email: [null, 'a@example.com'] } },
      { action: 'update', changes: { role: ['User2', 'User'] } },
    ])
  })

  test('of the same or a higher role is left alone', async () => {
    const peer = await world.user(house, 'OrgAdmin')
    const above = await world.user(house, 'SuperAdmin')
    for (const { id } of [admin, peer, above]) {
      expect((await update(id, { name: '甲' })).code).toBe('not_lower_role')
      const disabled = await admin.send(accountsApi.disableUser, { query: { id }, body: { version: 1 } })
      expect(disabled.code).toBe('not_lower_role')
      expect((await admin.send(accountsApi.resetPassword, { query: { id } })).code).toBe('not_lower_role')
      expect((await view(id)).can).toMatchObject({ edit: false, disable: false, permit: false })
    }
  })

  test('of another department does not exist for who looks after a department', async () => {
    const [own, foreign] = [await world.department(house, '一部'), await world.department(house, '二部')]
    const lead = await world.user(house, 'DepAdmin', own)
    await world.rows(`update users set permission_changes = '{"users.manage": true}' where id = $1`, lead.id)
    await lead.signIn(password)
    const mine = await world.user(house, 'User2', own)
    const theirs = await world.user(house, 'User2', foreign)
    expect((await update(mine.id, { name: '甲' }, lead)).status).toBe('success')
    expect((await update(theirs.id, { name: '甲' }, lead)).http).toBe(404)
    expect((await update(mine.id, { version: 2, department_id: foreign }, lead)).http).toBe(404)
    expect((await update(mine.id, { version: 2, department_id: null }, lead)).code).toBe('department_needed')
    expect((await create({ department_id: foreign }, lead)).http).toBe(404)
    const { list } = await lead.ask(accountsApi.listUsers, { query: {} })
    expect(list.map(({ id }) => id).sort()).toEqual([lead.id, mine.id].sort())
  })
})

test('the list is narrowed by state and by departments with what is beneath them', async () => {
  const top = await world.department(house, '总部')
  const below = await world.department(house, '分部', top)
  const [one, two] = [await world.user(house, 'User2', top), await world.user(house, 'User2', below)]
  await world.user(house, 'User2', await world.department(house, '别处'))
  await world.rows(`update users set state = 'disabled', email = 'gone@example.com' where id = $1`, two.id)
  const found = async (query: object) =>
    (await admin.ask(accountsApi.listUsers, { query })).list.map(({ id }) => id)
  expect(await found({ department_ids: [top] })).toEqual([one.id, two.id])
  expect(await found({ department_ids: [below] })).toEqual([two.id])
  expect(await found({ department_ids: [top], is_enabled: true })).toEqual([one.id])
  expect(await found({ is_enabled: false })).toEqual([two.id])
  expect(await found({ keyword: 'GONE@' })).toEqual([two.id])
})
