import { accountsApi } from '@bole/accounts/contract'
import { organisationsApi } from '@bole/organisations/contract'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { appliesServices } from './apply-services.job.ts'

const { getPeriods, createPeriod, copyPeriod, updatePeriod } = organisationsApi
const { createService, updateService, switchService, getAccountCentre } = organisationsApi

let world: World
let operator: Visitor
let company: number
let admin: Visitor

beforeAll(async () => {
  world = await startWorld()
  operator = await world.user(await world.organisation('Operators'), 'SysAdmin')
})
beforeEach(async () => {
  world.now = null
  company = await world.organisation()
  admin = await world.user(company, 'OrgAdmin2')
})
afterAll(() => world.end())

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
const year = (more: object = {}) => ({
  ...{
    organisation_id: company,
    seller: '王销售',
    note: '',
    start_time: inDays(-1),
    expire_time: inDays(365),
  },
  ...more,
})
const detail = (who = operator) => who.ask(getPeriods, { query: { agency: company } })
const serviceNow = async (type: string) => {
  const { servicePeriod } = await detail()
  const found = servicePeriod.flatMap(({ services }) => services).find((one) => one.type === type)
  if (!found) throw new Error(`no ${type}`)
  return found
}
/** What the account centre of the company says it has of a service. */
const total = async (service: number) => {
  const { quotaList } = await admin.ask(getAccountCentre, {})
  return quotaList.find(({ serviceType }) => serviceType === service)?.total
}
/** Has the organisation held to its periods as the queue would, at a moment of its choosing. */
const applyAt = (now: Date) =>
  appliesServices.run({
    ...{ payload: {}, organisationId: company, store: world.store, now, log: () => undefined },
    inTransaction: (work) =>
      inTransaction(
        { database: world.server.database, publish: world.server.announcer.publish },
        company,
        work,
      ),
  })
const change = async (type: string, more: object) => {
  const { id, version } = await serviceNow(type)
  return operator.send(updateService, {
    body: {
      organisation_id: company,
      id,
      version,
      quantity: 0,
      expire_time: null,
      isNotOpen: false,
      ...more,
    },
  })
}

test('the first period changes nothing, and its quantities are the limits of the company', async () => {
  await operator.ask(createPeriod, { body: year() })
  expect(await total(1)).toEqual({ hr: null, hiring_manager: null })
  expect(await change('hr', { quantity: 1 })).toMatchObject({ status: 'success' })
  await change('message', { quantity: 500 })
  await change('social_pc', { quantity: 2 })
  expect(await total(1)).toEqual({ hr: 1, hiring_manager: null })
  expect(await total(3)).toEqual({ message: 500 })
  expect(await total(5)).toMatchObject({ social_pc: 2, campus_pc: null })
  const another = { username: `more.${company}`, name: '新人', role: 'OrgAdmin2' as const }
  const director = await world.user(company, 'SuperAdmin')
  expect(await director.send(accountsApi.createUser, { body: another })).toMatchObject({ code: 'seats_full' })
  const { systemService } = await detail()
  expect(systemService.map(({ serviceId }) => serviceId).slice(-2)).toEqual([7, 6])
})

test('a service that is switched off is not held, and what there was of it stays', async () => {
  await operator.ask(createPeriod, { body: year() })
  const { id, version } = await serviceNow('talent')
  const body = { organisation_id: company, id, version, isNotOpen: true }
  await operator.ask(switchService, { body })
  expect(await total(2)).toBeUndefined()
  expect(await operator.send(switchService, { body })).toMatchObject({ code: 'stale' })
  await operator.ask(switchService, { body: { ...body, version: version + 1, isNotOpen: false } })
  expect(await total(2)).toEqual({ talent: null })
})

test('a period that follows is copied, and takes over at its moment by itself', async () => {
  const { id } = await operator.ask(createPeriod, { body: year({ expire_time: inDays(10) }) })
  await change('hr', { quantity: 5 })
  const next = year({ start_time: inDays(10), expire_time: null })
  const copy = await operator.ask(copyPeriod, { body: { ...next, copy_of: id } })
  const { servicePeriod } = await detail()
  expect(servicePeriod.map(({ state }) => state)).toEqual(['coming', 'running'])
  const [planned] = await world.rows(
    `select run_at from graphile_worker.jobs where key = $1`,
    `organisations.apply_services ${company}`,
  )
  expect(planned?.run_at).toEqual(new Date((await detail()).servicePeriod[1]?.expire_time ?? ''))
  const hr = servicePeriod[0]?.services.find(({ type }) => type === 'hr')
  expect([servicePeriod[0]?.id, hr?.quantity]).toEqual([copy.id, 5])
  await operator.ask(updateService, {
    body: {
      ...{ organisation_id: company, id: hr?.id ?? 0, version: 1 },
      ...{ quantity: 20, expire_time: null, isNotOpen: false },
    },
  })
  expect(await total(1)).toMatchObject({ hr: 5 })
  await operator.ask(updatePeriod, {
    body: { ...next, id: copy.id, version: 1, start_time: inDays(-1) },
  })
  // Both run for ten days, and their seats count together.
  expect(await total(1)).toMatchObject({ hr: 25 })
})

test('at the end of the last period nothing is held any more, once the job has run', async () => {
  await operator.ask(createPeriod, { body: year({ expire_time: inDays(10) }) })
  expect(await total(2)).toEqual({ talent: null })
  const later = new Date(Date.now() + 11 * day)
  await applyAt(later)
  expect(await total(2)).toBeUndefined()
  expect(await total(1)).toEqual({ hr: 0, hiring_manager: 0 })
  // Who is there stays, and signs in.
  expect((await admin.send(accountsApi.getCurrentUser, {})).http).toBe(200)
})

test('a later period begins empty, takes each service once, and ends after it begins', async () => {
  await operator.ask(createPeriod, { body: year() })
  const { id } = await operator.ask(createPeriod, {
    body: year({ start_time: inDays(366), expire_time: null }),
  })
  const body = {
    ...{ organisation_id: company, period_id: id, type: 'exam' as const },
    ...{ quantity: 30, expire_time: null, isNotOpen: false },
  }
  expect(await operator.send(createService, { body })).toMatchObject({ status: 'success' })
  expect(await operator.send(createService, { body })).toMatchObject({ code: 'service_is_there' })
  const backwards = year({ start_time: inDays(2), expire_time: inDays(1) })
  expect(await operator.send(createPeriod, { body: backwards })).toMatchObject({ code: 'ends_before_start' })
})

test('a company looks at its own periods and settles nothing; no other sees them', async () => {
  await operator.ask(createPeriod, { body: year() })
  const director = await world.user(company, 'SuperAdmin')
  expect((await detail(director)).can).toEqual({ edit: false })
  expect(await director.send(createPeriod, { body: year() })).toMatchObject({ code: 'operators_only' })
  const stranger = await world.user(await world.organisation(), 'SuperAdmin')
  expect((await stranger.send(getPeriods, { query: { agency: company } })).http).toBe(404)
  expect((await stranger.send(createPeriod, { body: year() })).http).toBe(404)
  expect((await admin.send(getPeriods, { query: { agency: company } })).http).toBe(403)
})
