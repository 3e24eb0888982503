import { accountsApi } from '@bole/accounts/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

const menusOf = async (who: Visitor) =>
  (await who.ask(accountsApi.getCurrentUser, {})).menus.map(({ route }) => route)

test('the current user is told the addresses of their menu', async () => {
  const house = await world.organisation()
  expect(await menusOf(await world.user(house, 'User'))).toEqual([
    '/organization/thirdparty',
    '/usercenter/work',
    '/candidate/notification/list',
    '/config/notify-template/list',
    '/organization/index',
    '/organization/quota',
    '/organization/charge',
    '/usercenter/referral',
  ])
  const recruiter = await menusOf(await world.user(house, 'OrgAdmin2'))
  expect(recruiter).toContain('/config/process/list/2')
  expect(recruiter).not.toContain('/agency/status')
  expect(recruiter).toContain('/candidate/pool/list')
  await world.rows('update organisations set has_talent_pool = false where id = $1', house)
  expect(await menusOf(await world.user(house, 'OrgAdmin2'))).not.toContain('/candidate/pool/list')
})

test('a permission that is taken takes its entries from the next answer on', async () => {
  const house = await world.organisation()
  const admin = await world.user(house, 'SuperAdmin')
  const recruiter = await world.user(house, 'OrgAdmin2')
  expect(await menusOf(recruiter)).toContain('/candidate/filter/list')
  await admin.ask(accountsApi.saveUserPermissions, {
    body: {
      users: [{ id: recruiter.id, version: 1, permissions: [{ name: 'candidates.view', is_held: false }] }],
    },
  })
  const menus = await menusOf(recruiter)
  expect(menus).not.toContain('/candidate/filter/list')
  expect(menus).toContain('/dashboard/social')
})
