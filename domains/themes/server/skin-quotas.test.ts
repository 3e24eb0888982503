import { organisationsApi } from '@bole/organisations/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const { listSkinQuotas, saveSkinQuota, createTheme, changeSkins, getSkins } = themesApi

let world: World
let operator: Visitor
let company: number
let admin: Visitor
let made = 0

beforeAll(async () => {
  world = await startWorld()
  operator = await world.user(await world.organisation('Operators'), 'SysAdmin')
})
beforeEach(async () => {
  company = await world.organisation(`Skins ${++made}`)
  admin = await world.user(company, 'OrgAdmin2')
})
afterAll(() => world.end())

const none = { campus_pc: null, campus_mobile: null, social_pc: null, social_mobile: null }
const rowOf = async (who = operator) => {
  const { list } = await who.ask(listSkinQuotas, { query: { keyword: `Skins ${made}` } })
  return list.find(({ id }) => id === company)
}
const settle = async (limits: object, who = operator, version?: number) =>
  who.send(saveSkinQuota, {
    body: { id: company, version: version ?? (await rowOf())?.version ?? 1, ...none, ...limits },
  })
/** Dresses a new campus project for wide screens. */
async function dressed(by = admin) {
  const { id } = await by.ask(createTheme, { body: { theme_name: `皮肤 ${++dresses}`, type: 'xz' } })
  const { version } = await by.ask(getSkins, { query: { theme_id: id } })
  const plain = { skin: 'plain', colour: 'blue' } as const
  return by.send(changeSkins, {
    body: { theme_id: id, version, desktop: { skin: 'band', colour: 'red' }, phone: plain },
  })
}
let dresses = 0

test('operators give a company so many skins, and no more are worn from then on', async () => {
  await dressed()
  expect(await rowOf()).toMatchObject({
    campus_pc: { total: null, used: 1 },
    social_mobile: { total: null, used: 0 },
    can: { edit: true },
  })
  expect(await settle({ campus_pc: 1 })).toMatchObject({ status: 'success', data: { version: 2 } })
  expect(await dressed()).toMatchObject({ code: 'skins_used_up' })
  expect(await settle({ campus_pc: 2 })).toMatchObject({ status: 'success' })
  expect(await dressed()).toMatchObject({ status: 'success' })
  // Fewer than are worn takes none away.
  expect(await settle({ campus_pc: 0 })).toMatchObject({ status: 'success' })
  expect(await rowOf()).toMatchObject({ campus_pc: { total: 0, used: 2 } })
  await settle({})
  expect(await dressed()).toMatchObject({ status: 'success' })
})

test('the account centre of the company says what it has', async () => {
  await dressed()
  await settle({ campus_pc: 3, social_pc: 0 })
  const { quotaList } = await admin.ask(organisationsApi.getAccountCentre, {})
  expect(quotaList.find(({ serviceType }) => serviceType === 5)).toEqual({
    serviceType: 5,
    total: { campus_pc: 3, campus_mobile: null, social_pc: 0, social_mobile: null },
    used: { campus_pc: 1, campus_mobile: 0, social_pc: 0, social_mobile: 0 },
    canUse: { campus_pc: 2, campus_mobile: null, social_pc: 0, social_mobile: null },
  })
})

test('of two operators who settle it at once the second hears so, and nonsense is refused', {
  tags: ['race'],
}, async () => {
  expect(await settle({ campus_pc: 1 }, operator, 1)).toMatchObject({ status: 'success' })
  expect(await settle({ campus_pc: 5 }, operator, 1)).toMatchObject({ code: 'quota_stale' })
  for (const wrong of [-1, 1.5, 1001])
    expect((await settle({ social_pc: wrong })).http, String(wrong)).toBe(422)
  const nowhere = { id: 999_999_999, version: 1, ...none }
  expect((await operator.send(saveSkinQuota, { body: nowhere })).http).toBe(404)
})

test('a director of a company sees the own one and settles nothing, others may not look', async () => {
  const director = await world.user(company, 'SuperAdmin')
  const { list, total } = await director
    .send(listSkinQuotas, { query: {} })
    .then(({ data, total: all }) => ({ list: data?.list, total: all }))
  expect(list).toMatchObject([{ id: company, can: { edit: false } }])
  expect(total).toBe(1)
  expect(await settle({ campus_pc: 9 }, director)).toMatchObject({ code: 'operators_only' })
  const stranger = await world.user(await world.organisation(), 'SuperAdmin')
  expect((await settle({ campus_pc: 9 }, stranger)).http).toBe(404)
  expect((await admin.send(listSkinQuotas, { query: {} })).http).toBe(403)
})
