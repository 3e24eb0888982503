import { organisationsApi } from '@bole/organisations/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { applyForTrial, listTrials, changeTrial, createAgency, viewAgency } = organisationsApi

let world: World
let operator: Visitor
let operators: number

beforeAll(async () => {
  world = await startWorld()
  operators = await world.organisation('Operators')
  operator = await world.user(operators, 'SysAdmin')
})
afterAll(() => world.end())

const isOperators = async (home: 'agency' | 'social') =>
  world.rows('update organisations set home = $2 where id = $1', operators, home)
const application = {
  ...{ company: 'Yuanshan Tech', contact: '周远', email: 'zhou@yuanshan.test', phone: '' },
  purpose: '校园招聘',
}
const apply = async (more: object = {}) =>
  world.stranger().send(applyForTrial, { body: { ...application, ...more } })
const listed = async (keyword: string) => (await operator.ask(listTrials, { query: { keyword } })).list

test('without operators nobody is asked for a trial; with them, who asks again changes what they wrote', async () => {
  expect((await apply()).code).toBe('no_trials')
  await isOperators('agency')
  expect((await apply()).code).toBeUndefined()
  expect((await apply({ email: 'ZHOU@yuanshan.test', purpose: '社会招聘' })).code).toBeUndefined()
  expect(await listed('yuanshan')).toMatchObject([
    { company: 'Yuanshan Tech', purpose: '社会招聘', state: 'new', suggested_slug: 'yuanshan-tech' },
  ])
  const company = await world.user(await world.organisation(), 'SuperAdmin')
  expect((await company.ask(listTrials, {})).list).toEqual([])
})

test('an application is contacted, declined and contacted after all, at the version that was seen', async () => {
  await isOperators('agency')
  await apply({ company: '远海', email: 'hai@yuanhai.test' })
  const [row] = await listed('远海')
  const body = { id: row?.id ?? 0, version: 1, state: 'contacted' as const, note: '周三通话' }
  expect((await operator.send(changeTrial, { body })).code).toBeUndefined()
  expect((await operator.send(changeTrial, { body })).code).toBe('stale')
  expect(await listed('远海')).toMatchObject([{ state: 'contacted', note: '周三通话', suggested_slug: '' }])
  await operator.ask(changeTrial, { body: { ...body, version: 2, state: 'declined' } })
  await operator.ask(changeTrial, { body: { ...body, version: 3 } })
  expect(await listed('远海')).toMatchObject([{ state: 'contacted', version: 4 }])
})

test('a trial becomes a customer once, with the organisation that was made for it', async () => {
  await isOperators('agency')
  await apply({ company: '远川', email: 'chuan@yuanchuan.test' })
  const [row] = await listed('远川')
  const body = {
    ...{ name: '远川', language: 'zh-CN' as const, expire_time: null, person: '周川' },
    ...{ email: 'chuan@yuanchuan.test', trial_id: row?.id ?? 0 },
  }
  const make = async (slug: string) =>
    operator.send(createAgency, { body: { ...body, slug, username: `main-${slug}` } })
  const made = await Promise.all([make('yuanchuan'), make('yuanchuan-2')])
  expect(made.map(({ code }) => code ?? 'made').toSorted()).toEqual(['made', 'trial_is_customer'])
  const [customer] = await listed('远川')
  expect(customer).toMatchObject({ state: 'customer', can: { look: true, make: false, decline: false } })
  const { organization } = await operator.ask(viewAgency, { query: { agency: customer?.customer_id ?? 0 } })
  expect(organization.name).toBe('远川')
})
