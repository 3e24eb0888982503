import { accountsApi } from '@bole/accounts/contract'
import { permissions, type Role, roles } from '@bole/accounts/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let admin: Visitor
beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin')
})
afterAll(() => world.end())

async function named(name: string, role: Role = 'User', state = 'enabled') {
  const user = await world.user(organisation, role)
  await world.rows('update users set name = $2, state = $3 where id = $1', user.id, name, state)
  return user.id
}

describe('people to choose from', () => {
  test('are enabled colleagues, found by a part of the name that is taken literally', async () => {
    const ids = [await named('百分之 100% 可靠'), await named('下_划线'), await named('反\\斜线')]
    await named('停用 100%', 'User', 'disabled')
    await named('平台 100%', 'SysAdmin')
    await world.user(await world.organisation(), 'User')
    const find = async (keyword: string) =>
      (await admin.ask(accountsApi.listPeople, { query: { keyword } })).list.map(({ id }) => id)
    expect(await find('100%')).toEqual([ids[0]])
    expect(await find('_')).toEqual([ids[1]])
    expect(await find('\\')).toEqual([ids[2]])
    expect(await find('%%')).toEqual([])
    expect(await find("'; drop table users; --")).toEqual([])
  })

  test('answer to their user name and to the pinyin of their name, who answers best first', async () => {
    const house = await world.organisation()
    const lead = await world.user(house, 'OrgAdmin')
    for (const name of ['欧阳晓明', '单晓明', 'Xiaoming Park', '王伟']) {
      const { id } = await world.user(house, 'User')
      await world.rows('update users set name = $2 where id = $1', id, name)
    }
    const find = async (keyword: string) =>
      (await lead.ask(accountsApi.listPeople, { query: { keyword } })).list.map(({ name }) => name)
    expect(await find('xiaoming')).toEqual(['Xiaoming Park', '欧阳晓明', '单晓明'])
    expect(await find('shanxm')).toEqual([])
    expect(await find('sxm')).toEqual(['单晓明'])
    expect(await find('WangW')).toEqual(['王伟'])
  })

  test('are named by their numbers, also those who were disabled since', async () => {
    const gone = await named('离职同事', 'User', 'disabled')
    const other = (await world.user(await world.organisation(), 'User')).id
    const { list } = await admin.ask(accountsApi.listPeople, { query: { ids: [gone, other] } })
    expect(list.map(({ name }) => name)).toEqual(['离职同事'])
  })

  test('are offered to everybody who is signed in, and to nobody else', async () => {
    for (const role of roles) {
      const visitor = await world.user(organisation, role)
      expect((await visitor.send(accountsApi.listPeople, { query: {} })).http, role).toBe(200)
    }
    expect((await world.stranger().send(accountsApi.listPeople, { query: {} })).http).toBe(401)
  })
})

describe('the accounts', () => {
  test('are found by name or username and role, a page at a time', async () => {
    const house = await world.organisation()
    const lead = await world.user(house, 'OrgAdmin')
    const people: Visitor[] = []
    for (let index = 0; index < 5; index++) people.push(await world.user(house, 'User'))
    const [first] = people
    await world.rows(`update users set name = '唯一的名字' where id = $1`, first?.id)
    const list = (query: object) => lead.send(accountsApi.listUsers, { query })
    expect((await list({ keyword: '唯一' })).data?.list.map(({ id }) => id)).toEqual([first?.id])
    expect((await list({ keyword: first?.username.toUpperCase() })).total).toBe(1)
    expect((await list({ role: 'User' })).total).toBe(5)
    expect((await list({ role: 'DepAdmin' })).total).toBe(0)
    const second = await list({ role: 'User', page: 2, page_size: 2 })
    expect(second.total).toBe(5)
    expect(second.data?.list.map(({ id }) => id)).toEqual(people.slice(2, 4).map(({ id }) => id))
    expect((await list({ page_size: 201 })).http).toBe(422)
    expect((await list({ role: 'Emperor' })).http).toBe(422)
  })

  test('show their department and never what they sign in with', async () => {
    const department = await world.department(organisation, '研发中心')
    const user = await world.user(organisation, 'DepAdmin', department)
    const answer = await admin.send(accountsApi.listUsers, { query: { keyword: user.username } })
    expect(answer.data?.list).toMatchObject([
      { id: user.id, department_id: department, department_name: '研发中心', is_enabled: true },
    ])
    expect(JSON.stringify(answer)).not.toMatch(/argon2|password/)
  })
})

describe('roles and permissions', () => {
  test.each<[Role, Role[]]>([
    ['SuperAdmin', [...roles]],
    ['OrgAdmin', ['OrgAdmin2', 'DepAdmin', 'DepAdmin2', 'User', 'User2']],
    ['DepAdmin2', ['User', 'User2']],
  ])('%s gives others these roles, from the highest', async (role, below) => {
    const visitor = await world.user(organisation, role)
    const { list } = await visitor.ask(accountsApi.listRoles, {})
    expect(list.map(({ name }) => name)).toEqual(below)
    expect(list.every(({ title }) => title !== '')).toBe(true)
  })

  test('the tree has every permission once, with the roles that hold it', async () => {
    const { list } = await admin.ask(accountsApi.getPermissionTree, {})
    const leaves = list.flatMap(({ children }) => children)
    expect(leaves.map(({ name }) => name)).toEqual([...permissions])
    for (const { name, children } of list)
      expect(children.every((leaf) => leaf.name.startsWith(`${name}.`))).toBe(true)
    expect(leaves.find(({ name }) => name === 'server.view')?.roles).toEqual(['SuperAdmin', 'SysAdmin'])
    expect(leaves.find(({ name }) => name === 'pipeline.feedback')?.roles).not.toContain('SysAdmin')
  })
})

describe('a page view', () => {
  test('is kept without what may name somebody', async () => {
    await admin.ask(accountsApi.recordPageView, {
      body: { path: '/candidate/filter/list?keyword=王小明#drawer' },
    })
    const rows = await world.rows('select path, user_id from page_views where user_id = $1', admin.id)
    expect(rows).toEqual([{ path: '/candidate/filter/list', user_id: admin.id }])
  })

  test.each(['', 'https://evil.example', 'candidate', `/${'x'.repeat(300)}`])(
    'of %j is not one',
    async (path) => {
      const answer = await admin.send(accountsApi.recordPageView, { body: { path } })
      expect(answer.http).toBe(422)
    },
  )
})
