import { accountsApi, signInRules } from '@bole/accounts/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let world: World
let house: number
let near: number
let far: number
let keeper: Visitor

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

beforeEach(async () => {
  house = await world.organisation()
  near = await world.department(house, '近处')
  far = await world.department(house, '远处')
  keeper = await world.user(house, 'OrgAdmin', near)
})

/** What the role of the keeper is changed to. */
const change = (column: 'scopes' | 'permission_changes' | 'hides', value: unknown) =>
  world.rows(
    `update roles set ${column} = $2 where organisation_id = $1 and based_on = 'OrgAdmin' and name is null`,
    house,
    column === 'hides' ? value : JSON.stringify(value),
  )

const provider = {
  ...{ is_enabled: false, name: 'Lamp ID', issuer: 'https://id.example.com', client_id: 'lamp' },
  ...{ role_claim: 'groups', role_mapping: [], default_role: null, department_id: null },
}
const nameProvider = (given: object) =>
  keeper.send(accountsApi.updateIdentityProvider, { body: { id: house, version: 0, ...provider, ...given } })
const allow = (given: object, version = 0) =>
  keeper.send(accountsApi.updateSignInRules, {
    body: {
      ...{ id: house, version, ...signInRules.rules.defaults },
      ...{
        can_register: true,
        register_domains: [],
        register_role: 'User2',
        register_needs_admitting: false,
      },
      ...given,
    },
  })

/** Every way in which newcomers get a role without being asked one by one. */
const ways = [
  [
    'a provider’s default',
    (at: number | null) => nameProvider({ default_role: 'OrgAdmin2', department_id: at }),
  ],
  [
    'a provider’s group',
    (at: number | null) =>
      nameProvider({ role_mapping: [{ value: 'hr', role: 'OrgAdmin2' }], department_id: at }),
  ],
  ['registering', (at: number | null) => allow({ register_role: 'OrgAdmin2', register_department_id: at })],
] as const

test.each(ways)('%s gives no permission that its keeper lacks', async (_, give) => {
  await change('permission_changes', { 'candidates.export': false })
  expect((await give(near)).code).toBe('role_too_high')
  await change('permission_changes', {})
  keeper = await world.user(house, 'OrgAdmin')
  expect(await give(near)).toMatchObject({ status: 'success' })
})

test.each(ways)('%s shows nothing that its keeper is kept from', async (_, give) => {
  await change('hides', ['contacts'])
  expect((await give(near)).code).toBe('role_too_high')
})

test.each(ways)('%s puts nobody where its keeper would not see them', async (_, give) => {
  await change('scopes', { accounts: 'departments' })
  await world.rows(
    `update roles set scopes = '{"accounts": "departments"}' where organisation_id = $1 and based_on = 'OrgAdmin2'`,
    house,
  )
  expect((await give(null)).code).toBe('department_needed')
  expect((await give(far)).http).toBe(404)
  expect((await give(near)).status).toBe('success')
})

test('who changes another rule gives nothing anew, and is let', async () => {
  const [boss, own] = [await world.user(house, 'OrgAdmin'), keeper]
  keeper = boss
  expect((await allow({ register_role: 'OrgAdmin2', register_department_id: null })).status).toBe('success')
  keeper = own
  await change('scopes', { accounts: 'departments' })
  const kept = { register_role: 'OrgAdmin2', register_department_id: null, idle_minutes: 60 }
  expect((await allow(kept, 1)).status).toBe('success')
  expect((await allow({ ...kept, register_domains: ['example.com'] }, 2)).code).toBeDefined()
})
