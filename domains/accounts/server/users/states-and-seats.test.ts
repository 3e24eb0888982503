import { accountsApi } from '@bole/accounts/contract'
import type { Role } from '@bole/accounts/model'
import { password, startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let house: number
let admin: Visitor

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

beforeEach(async () => {
  house = await world.organisation()
  admin = await world.user(house, 'OrgAdmin')
})

const disable = (id: number, version = 1) =>
  admin.send(accountsApi.disableUser, { query: { id }, body: { version } })
const enable = (id: number, version: number) => admin.send(accountsApi.enableUser, { body: { id, version } })
const limit = (hr: number | null, managers: number | null) =>
  world.rows(
    'update organisations set hr_seats = $2, hiring_manager_seats = $3 where id = $1',
    house,
    hr,
    managers,
  )
const create = (role: Role, username: string) =>
  admin.send(accountsApi.createUser, { body: { username, name: '新', role } })

describe('somebody who is disabled', () => {
  test('is signed out everywhere at once, and in again only after being enabled', async () => {
    const user = await world.user(house, 'User2')
    const heard = world.heard(house)
    expect((await user.send(accountsApi.getCurrentUser, {})).http).toBe(200)
    expect((await disable(user.id)).data).toEqual({ id: user.id, version: 2 })
    expect((await user.send(accountsApi.getCurrentUser, {})).http).toBe(401)
    expect((await user.signIn(password)).code).toBe('wrong_username_or_password')
    await expect.poll(() => heard.some((changed) => 'session' in changed && 'user' in changed)).toBe(true)
    expect((await enable(user.id, 2)).data).toEqual({ id: user.id, version: 3 })
    expect((await user.signIn(password)).status).toBe('success')
    const notes = await world.rows('select action from user_history where user_id = $1 order by id', user.id)
    expect(notes.map(({ action }) => action)).toEqual(['disable', 'enable'])
  })

  test('was seen at a version', async () => {
    const user = await world.user(house, 'User2')
    expect((await disable(user.id, 7)).code).toBe('stale')
    expect((await user.send(accountsApi.getCurrentUser, {})).http).toBe(200)
  })

  test('may be one of many; who cannot be says why', async () => {
    const [one, two] = [await world.user(house, 'User2'), await world.user(house, 'User2')]
    const foreign = await world.user(await world.organisation(), 'User2')
    const users = [one, two, admin, foreign].map(({ id }) => ({ id, version: id === two.id ? 9 : 1 }))
    const answer = await admin.ask(accountsApi.disableUsers, { body: { users } })
    expect(answer.done).toBe(1)
    expect(answer.refused.map(({ id, code }) => [id, code])).toEqual([
      [two.id, 'stale'],
      [admin.id, 'not_lower_role'],
      [foreign.id, 'not_found'],
    ])
    expect((await one.send(accountsApi.getCurrentUser, {})).http).toBe(401)
    expect((await foreign.send(accountsApi.getCurrentUser, {})).http).toBe(200)
  })
})

describe('seats', () => {
  test('are counted apart: hiring managers beside HR', async () => {
    await limit(1, 1)
    expect((await create('OrgAdmin2', `seat.a${house}`)).code).toBe('seats_full')
    expect((await create('User2', `seat.b${house}`)).status).toBe('success')
    const full = await create('User', `seat.c${house}`)
    expect(full.code).toBe('seats_full')
    expect(full.notice).toEqual({
      title: 'Not enough accounts',
      body: 'Every hiring manager account is in use (1 in all). Disable accounts you no longer need, or buy more.',
    })
  })

  test('are freed by whoever is disabled, and taken again by whoever is enabled', async () => {
    await limit(null, 1)
    const first = await world.user(house, 'User2')
    await disable(first.id)
    expect((await create('User2', `seat.d${house}`)).status).toBe('success')
    expect((await enable(first.id, 2)).code).toBe('seats_full')
    await limit(null, null)
    expect((await enable(first.id, 2)).status).toBe('success')
  })

  test('go with a role: who becomes HR leaves a seat and takes another', async () => {
    await limit(1, 1)
    const user = await world.user(house, 'User2')
    const promote = () =>
      admin.send(accountsApi.updateUser, { query: { id: user.id }, body: { version: 1, role: 'OrgAdmin2' } })
    expect((await promote()).code).toBe('seats_full')
    await limit(2, 1)
    expect((await promote()).status).toBe('success')
    expect((await create('User2', `seat.e${house}`)).status).toBe('success')
  })

  test('asked for by several at once, the last goes to one', { tags: ['race'] }, async () => {
    await limit(null, 1)
    const names = ['f', 'g', 'h', 'i', 'j', 'k'].map((letter) => `seat.${letter}${house}`)
    const answers = await Promise.all(names.map((name) => create('User2', name)))
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'seats_full')).toHaveLength(5)
    const [row] = await world.rows(
      `select count(*)::int as n from users where organisation_id = $1 and role = 'User2'`,
      house,
    )
    expect(row).toEqual({ n: 1 })
  })

  test('of which there are too few for many, those that come first have them', async () => {
    await limit(null, 1)
    const [one, two] = [await world.user(house, 'User2'), await world.user(house, 'User2')]
    await world.rows(`update users set state = 'disabled' where id = any($1)`, [one.id, two.id])
    const users = [two, one].map(({ id }) => ({ id, version: 1 }))
    const answer = await admin.ask(accountsApi.enableUsers, { body: { users } })
    expect(answer.done).toBe(1)
    expect(answer.refused).toMatchObject([{ id: one.id, code: 'seats_full' }])
  })
})
