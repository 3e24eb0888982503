import { accountsApi } from '@bole/accounts/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameToRescue, rescue } from './rescue.ts'
import { password, startWorld, type World } from './testing/index.ts'

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

const rescueBy = (name: string) =>
  rescue({ ownerUrl: world.ownerUrl, publicUrl: 'https://jobs.acme.test' }, name)

test('whoever runs the server lets the only administrator in again, who lost everything', async () => {
  const house = await world.organisation()
  const chief = await world.user(house, 'SuperAdmin')
  await world.rows(
    `insert into second_factors (organisation_id, user_id, secret, confirmed_at) values ($1, $2, '', now())`,
    house,
    chief.id,
  )
  await world.rows(`update users set state = 'disabled' where id = $1`, chief.id)
  const link = await rescueBy(chief.username.toUpperCase())
  expect(link).toMatch(/^https:\/\/jobs\.acme\.test\/site\/reset-password#/)
  await expect.poll(async () => (await chief.send(accountsApi.getCurrentUser, {})).http).toBe(401)
  const body = { token: link.split('#')[1] ?? '', password: 'another-long-secret' }
  await world.stranger().ask(accountsApi.setPassword, { body })
  expect((await chief.signIn(password)).code).toBe('wrong_username_or_password')
  expect((await chief.signIn('another-long-secret')).status).toBe('success')
  expect((await world.stranger().send(accountsApi.setPassword, { body })).code).toBe('link_over')
  const notes = await world.rows('select action from user_history where user_id = $1 order by id', chief.id)
  expect(notes).toEqual([{ action: 'rescue' }, { action: 'set_password' }])
})

test('a name that nobody has changes nothing, and says who might be meant', async () => {
  const chief = await world.user(await world.organisation(), 'SuperAdmin')
  await expect(rescueBy('nobody')).rejects.toThrow(chief.username)
})

test.each([
  [['--empty'], null],
  [['--rescue', 'lin'], 'lin'],
])('%j is about %s', (words, name) => expect(nameToRescue(words)).toBe(name))

test('somebody has to be named', () => {
  expect(() => nameToRescue(['--rescue'])).toThrow('npm start -- --rescue USERNAME')
  expect(() => nameToRescue(['--rescue', '--empty'])).toThrow('npm start -- --rescue USERNAME')
})
