import { organisationsApi } from '@bole/organisations/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const { getServiceQuota, listServiceRequests, askForService, withdrawRequest } = organisationsApi
const { listAgencyRequests, handleRequest, createPeriod, createService, getPeriods } = organisationsApi
const { switchService } = organisationsApi

let world: World
let operator: Visitor
let company: number
let admin: Visitor

beforeAll(async () => {
  world = await startWorld()
  operator = await world.user(await world.organisation('Operators'), 'SysAdmin')
})
beforeEach(async () => {
  company = await world.organisation('渡光能源')
  admin = await world.user(company, 'OrgAdmin2')
})
afterAll(() => world.end())

const ask = async (more: object = {}) =>
  admin.send(askForService, { body: { type: 'hr', quantity: 3, note: '新团队', ...more } })
const own = async (who = admin) => (await who.ask(listServiceRequests, {})).list
const waiting = async () => {
  const { list } = await operator.ask(listAgencyRequests, { query: { state: 'waiting', page_size: 200 } })
  return list.filter(({ organization }) => organization.id === company)
}
const handle = async (more: object = {}) => {
  const [request] = await waiting()
  const { id = 0, version = 1 } = request ?? {}
  return operator.send(handleRequest, {
    body: { organisation_id: company, id, version, quantity: 3, answer: '', ...more },
  })
}
const outcome = ({ code }: { readonly code?: string | undefined }) => code ?? 'done'
/** A second period that runs, with so many recruiters; the first one of a company opens everything. */
const limited = async (quantity: number) => {
  const period = {
    ...{ organisation_id: company, start_time: new Date(Date.now() - 86_400_000).toISOString() },
    ...{ expire_time: null, seller: '', note: '' },
  }
  await operator.ask(createPeriod, { body: period })
  const { servicePeriod } = await operator.ask(getPeriods, { query: { agency: company } })
  for (const { id, version } of servicePeriod[0]?.services ?? [])
    await operator.ask(switchService, {
      body: { organisation_id: company, id, version, isNotOpen: true },
    })
  const second = await operator.ask(createPeriod, { body: period })
  await operator.ask(createService, {
    body: {
      ...{ organisation_id: company, period_id: second.id, type: 'hr', quantity },
      ...{ expire_time: null, isNotOpen: false },
    },
  })
}
const recruiters = async () =>
  (await admin.ask(getServiceQuota, {})).quotaList.find(({ serviceType }) => serviceType === 1)?.total.hr

test('a granted request raises what the company has at once, and says so in its charge centre', async () => {
  await limited(5)
  expect((await ask()).code).toBeUndefined()
  expect(await waiting()).toMatchObject([
    { type: 'hr', quantity: 3, note: '新团队', organization: { name: '渡光能源' }, can: { grant: true } },
  ])
  expect((await handle({ answer: '已开通' })).code).toBeUndefined()
  expect(await recruiters()).toBe(8)
  expect(await own()).toMatchObject([
    { state: 'granted', granted: 3, answer: '已开通', can: { withdraw: false } },
  ])
  expect(await waiting()).toEqual([])
})

test('a declined request needs an answer, and changes nothing', async () => {
  await limited(5)
  await ask()
  expect((await handle({ quantity: null })).code).toBe('answer_missing')
  expect((await handle({ quantity: null, answer: '请先续费' })).code).toBeUndefined()
  expect(await own()).toMatchObject([{ state: 'declined', granted: null, answer: '请先续费' }])
  expect(await recruiters()).toBe(5)
})

test('one of two operators at once handles a request, and one of two requests of a kind waits', async () => {
  await limited(5)
  const asked = await Promise.all([ask(), ask({ quantity: 4 })])
  expect(asked.map(outcome).toSorted()).toEqual(['done', 'request_waits'])
  const [request] = await waiting()
  const body = { organisation_id: company, id: request?.id ?? 0, version: 1, quantity: 3 }
  const handled = await Promise.all(
    ['甲', '乙'].map(async (answer) => operator.send(handleRequest, { body: { ...body, answer } })),
  )
  expect(handled.map(outcome).toSorted()).toEqual(['done', 'request_handled'])
  expect(await recruiters()).toBe(8)
})

test('of a service without a limit there is no more, and without a running period nothing is granted', async () => {
  await operator.ask(createPeriod, {
    body: {
      ...{ organisation_id: company, start_time: new Date(Date.now() - 1000).toISOString() },
      ...{ expire_time: null, seller: '', note: '' },
    },
  })
  expect((await ask()).code).toBe('has_no_limit')
  company = await world.organisation()
  admin = await world.user(company, 'OrgAdmin2')
  await ask({ type: 'exam' })
  expect((await handle()).code).toBe('no_running_period')
  expect(await waiting()).toHaveLength(1)
})

test('a request that waits is withdrawn once; colleagues read and do not ask, and companies see no others', async () => {
  await ask()
  const manager = await world.user(company, 'User2')
  const [request] = await own(manager)
  expect(request?.can).toEqual({ withdraw: false })
  const body = { type: 'hr' as const, quantity: 1, note: '' }
  expect((await manager.send(askForService, { body })).http).toBe(403)
  const seen = { id: request?.id ?? 0, version: 1 }
  expect((await admin.send(withdrawRequest, { body: seen })).code).toBeUndefined()
  expect((await admin.send(withdrawRequest, { body: seen })).code).toBe('request_handled')
  const owner = await world.user(company, 'SuperAdmin')
  const { list } = await owner.ask(listAgencyRequests, {})
  expect(list).toMatchObject([{ organization: { id: company }, can: { grant: false, decline: false } }])
  const elsewhere = await world.user(await world.organisation(), 'OrgAdmin2')
  expect(await own(elsewhere)).toEqual([])
  expect((await elsewhere.send(withdrawRequest, { body: seen })).http).toBe(404)
})

test('who takes the seats is listed for administrators alone', async () => {
  const manager = await world.user(company, 'User2')
  const query = { type: 'hiring_manager' as const }
  const { detail, can } = await admin.ask(getServiceQuota, { query })
  expect([detail.length, can]).toEqual([1, { ask: true }])
  expect((await manager.ask(getServiceQuota, { query })).detail).toEqual([])
})
