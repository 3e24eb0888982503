import { accountsApi } from '@bole/accounts/contract'
import { organisationsApi } from '@bole/organisations/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const { listAgencies, viewAgency, createAgency, updateAgency, enableAgency, disableAgency } = organisationsApi
const { renewAgency, updateExpireTime, validateCompanyId } = organisationsApi

let world: World
let operator: Visitor
let word: string
let made = 0

beforeAll(async () => {
  world = await startWorld()
  operator = await world.user(await world.organisation('Operators'), 'SysAdmin')
})
beforeEach(() => {
  world.now = null
  word = `agency-${Date.now().toString(36)}-${++made}`
})
afterAll(() => world.end())

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

const wanted = (more: object = {}) => ({
  ...{ name: `渡光 ${word}`, slug: word, language: 'zh-CN' as const, expire_time: inDays(30) },
  ...{ username: `main.${word}`, person: '林夏', email: `${word}@acme.test`, ...more },
})
const make = (more: object = {}, who = operator) => who.send(createAgency, { body: wanted(more) })
const rowOf = async (who = operator) => {
  const { list } = await who.ask(listAgencies, { query: { keyword: word } })
  const [row] = list
  if (!row) throw new Error(`no organisation ${word}`)
  return row
}

test('an operator makes an organisation, and its main account signs in by the link', async () => {
  const { data } = await make()
  expect(data).toMatchObject({ organization: { name: `渡光 ${word}` }, account: { name: '林夏' } })
  const token = data?.link?.path.split('#')[1] ?? ''
  const password = 'a quiet morning in May'
  await world.stranger().ask(accountsApi.setPassword, { body: { token, password } })
  const [main] = await world.rows(
    `select u.role, d.name as department, (select count(*)::int from processes p where p.organisation_id = u.organisation_id) > 0 as begins
     from users u join departments d using (organisation_id) where u.username = $1`,
    `main.${word}`,
  )
  expect(main).toEqual({ role: 'OrgAdmin2', department: `渡光 ${word}`, begins: true })
  const entered = await world
    .stranger()
    .send(accountsApi.signIn, { body: { username: `main.${word}`, password } })
  expect(entered).toMatchObject({ status: 'success' })
  expect(await rowOf()).toMatchObject({ slug: word, state: 'enabled', users: 1, applications: 0, version: 1 })
  const { history } = await operator.ask(viewAgency, { query: { agency: data?.organization.id ?? 0 } })
  expect(history).toMatchObject([{ action: 'create' }])
})

test('what a name is taken by, and an end in the past, is refused before anything is made', async () => {
  await make()
  expect(await make({ username: 'another.one' })).toMatchObject({ code: 'slug_taken' })
  expect(await make({ slug: `${word}-2` })).toMatchObject({ code: 'agency_username_taken' })
  expect(await make({ slug: `${word}-3`, expire_time: inDays(-1) })).toMatchObject({ code: 'ends_in_past' })
  expect((await make({ slug: 'Not A Slug' })).http).toBe(422)
  const check = (slug: string) => operator.ask(validateCompanyId, { query: { slug } })
  expect(await check(word)).toEqual({ is_valid: true, is_free: false })
  expect(await check(`${word}-2`)).toEqual({ is_valid: true, is_free: true })
  expect(await check('渡光')).toMatchObject({ is_valid: false })
})

test('disabling lets nobody in any more, enabling does again', async () => {
  const company = await world.organisation(word)
  const admin = await world.user(company, 'OrgAdmin2')
  const { id } = await rowOf()
  await operator.ask(disableAgency, { body: { id, version: 1 } })
  expect((await admin.send(accountsApi.getCurrentUser, {})).http).toBe(401)
  expect(await rowOf()).toMatchObject({ state: 'disabled', can: { enable: true, disable: false } })
  expect(await operator.send(enableAgency, { body: { id, version: 1 } })).toMatchObject({ code: 'stale' })
  await operator.ask(enableAgency, { body: { id, version: 2 } })
  expect((await admin.send(accountsApi.getCurrentUser, {})).http).toBe(200)
})

test('a renewal goes forward alone, and the end may be set anew', async () => {
  const { data } = await make()
  const id = data?.organization.id ?? 0
  const renew = (days: number, version: number) =>
    operator.send(renewAgency, { body: { id, version, expire_time: inDays(days) } })
  expect(await renew(20, 1)).toMatchObject({ code: 'not_later' })
  expect(await renew(60, 1)).toMatchObject({ data: { version: 2 } })
  await operator.ask(updateExpireTime, { body: { id, version: 2, expire_time: inDays(-1) } })
  expect(await rowOf()).toMatchObject({ state: 'expired' })
  await operator.ask(updateExpireTime, { body: { id, version: 3, expire_time: null } })
  expect(await renew(90, 4)).toMatchObject({ code: 'not_later' })
  const { history } = await operator.ask(viewAgency, { query: { agency: id } })
  expect(history.map(({ action }) => action)).toEqual(['expire', 'expire', 'renew', 'create'])
  expect(Object.keys(history[0]?.changes ?? {})).toEqual(['expire_time'])
})

test('of two who rename it at once the second hears so', { tags: ['race'] }, async () => {
  await world.organisation(word)
  const { id } = await rowOf()
  const rename = (name: string) => operator.send(updateAgency, { body: { id, version: 1, name } })
  const codes = (await Promise.all([rename(`${word} a`), rename(`${word} b`)])).map(({ code }) => code)
  expect(codes.sort()).toEqual(['stale', undefined])
})

test('operators do not shut themselves out, companies see themselves alone and change nothing', async () => {
  const [own] = await world.rows(
    `select u.organisation_id, o.version from users u join organisations o on o.id = u.organisation_id where u.id = $1`,
    operator.id,
  )
  const body = { id: Number(own?.organisation_id), version: Number(own?.version) }
  expect(await operator.send(disableAgency, { body })).toMatchObject({ code: 'own_organisation' })
  const company = await world.organisation(word)
  const director = await world.user(company, 'SuperAdmin')
  const { list, can } = await director.ask(listAgencies, { query: {} })
  expect([list.map(({ id }) => id), can.create]).toEqual([[company], false])
  expect(list[0]?.can).toMatchObject({ look: true, edit: false, disable: false })
  const rename = (id: number) => director.send(updateAgency, { body: { id, version: 1, name: 'x' } })
  expect(await rename(company)).toMatchObject({ code: 'operators_only' })
  expect((await rename(body.id)).http).toBe(404)
  expect((await director.send(viewAgency, { query: { agency: body.id } })).http).toBe(404)
  expect(await make({}, director)).toMatchObject({ code: 'operators_only' })
  const admin = await world.user(company, 'OrgAdmin2')
  expect((await admin.send(listAgencies, { query: {} })).http).toBe(403)
})
