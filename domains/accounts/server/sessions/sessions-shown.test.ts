import { accountsApi } from '@bole/accounts/contract'
import { password, startWorld, Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let organisation: number
beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
})
afterAll(() => world.end())

const sessionsOf = async (visitor: Visitor) => (await visitor.ask(accountsApi.listSessions, {})).list
const signInsOf = async (visitor: Visitor) =>
  (await visitor.ask(accountsApi.listSignIns, {})).list.map(({ outcome }) => outcome)
const http = async (visitor: Visitor) => (await visitor.send(accountsApi.getCurrentUser, {})).http

/** The same person in another browser. */
const anew = (who: Visitor) => new Visitor(world.origin, who)
async function elsewhere(visitor: Visitor): Promise<Visitor> {
  const other = anew(visitor)
  await other.signIn(password)
  return other
}

test('one sees where one is signed in and ends what is not wanted, at once', async () => {
  const [user, stranger] = [await world.user(organisation, 'User'), await world.user(organisation, 'User')]
  const other = await elsewhere(user)
  const list = await sessionsOf(user)
  expect(list.map(({ is_this }) => is_this).toSorted()).toEqual([false, true])
  const ids = list.filter(({ is_this }) => !is_this).map(({ id }) => id)
  expect((await stranger.send(accountsApi.endSessions, { body: { ids } })).http).toBe(404)
  expect(await http(other)).toBe(200)
  await user.ask(accountsApi.endSessions, { body: { ids } })
  expect(await http(other)).toBe(401)
  expect(await sessionsOf(user)).toHaveLength(1)
})

test('attempts at an account are kept for its owner, whatever became of them', async () => {
  const user = await world.user(organisation, 'User')
  await anew(user).signIn('not the password')
  expect(await signInsOf(user)).toEqual(['wrong_password', 'signed_in'])
  await world.rows(`update users set state = 'disabled' where id = $1`, user.id)
  await anew(user).signIn(password)
  await world.rows(`update users set state = 'enabled', expires_at = now() where id = $1`, user.id)
  await anew(user).signIn(password)
  await world.rows('update users set expires_at = null where id = $1', user.id)
  expect(await signInsOf(await elsewhere(user))).toEqual([
    ...['signed_in', 'expired', 'disabled', 'wrong_password', 'signed_in'],
  ])
  expect(await signInsOf(await world.user(organisation, 'User'))).toEqual(['signed_in'])
})

test('of many attempts the latest are kept', async () => {
  const user = await world.user(organisation, 'User')
  await world.rows(
    `insert into sign_ins (organisation_id, user_id, outcome, address, user_agent, tried_at)
     select $1, $2, 'wrong_password', '', '', now() - make_interval(days => n / 3) from generate_series(1, 1200) n`,
    organisation,
    user.id,
  )
  await elsewhere(user)
  const { total } = await user.send(accountsApi.listSignIns, {})
  expect(total).toBeLessThanOrEqual(500)
  const [oldest] = await world.rows(
    "select min(tried_at) > now() - interval '181 days' as is_young from sign_ins where user_id = $1",
    user.id,
  )
  expect(oldest).toEqual({ is_young: true })
})

test('a proof is the password; after five wrong ones nobody may try for a while, elsewhere either', async () => {
  const user = await world.user(organisation, 'User')
  const prove = (secret: string, who = user) => who.send(accountsApi.prove, { body: { password: secret } })
  await world.rows(`update sessions set proved_at = now() - interval '1 hour' where user_id = $1`, user.id)
  expect(await prove('wrong')).toMatchObject({ status: 'error', code: 'wrong_proof' })
  expect(await prove(password)).toMatchObject({ status: 'success' })
  const rows = await world.rows(
    `select proved_at > now() - interval '1 minute' as is_proved from sessions where user_id = $1`,
    user.id,
  )
  expect(rows).toEqual([{ is_proved: true }])
  for (let time = 0; time < 5; time++) expect(await prove('wrong')).toMatchObject({ code: 'wrong_proof' })
  expect(await prove(password)).toMatchObject({ code: 'too_many_wrong_proofs' })
  expect(await prove(password, await elsewhere(user))).toMatchObject({ code: 'too_many_wrong_proofs' })
})

test('a session that nobody used for longer than the company allows is over', async () => {
  const house = await world.organisation()
  const user = await world.user(house, 'User')
  const left = async (interval: string) => {
    await world.rows(
      `update sessions set seen_at = now() - $2::interval where user_id = $1`,
      user.id,
      interval,
    )
    world.server.announcer.publish(house, [{ entity: 'user', id: null }])
  }
  await left('3 days')
  expect(await http(user)).toBe(200)
  await world.rows('insert into sign_in_rules (organisation_id, idle_minutes) values ($1, 30)', house)
  await left('29 minutes')
  expect(await http(user)).toBe(200)
  await left('31 minutes')
  await expect.poll(() => http(user)).toBe(401)
})
