import { accountsApi } from '@bole/accounts/contract'
import { password, startWorld, Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let here: World
let there: World
beforeAll(async () => {
  here = await startWorld()
  // Another process of the same installation.
  there = await startWorld({ ownerUrl: here.ownerUrl })
})
afterAll(async () => {
  await there.end()
  await here.end()
})

test('a session that is revoked in one process is refused by every other as soon as it hears of that', async () => {
  const organisation = await here.organisation()
  const user = await here.user(organisation, 'User')
  const elsewhere = new Visitor(there.origin, user)
  await elsewhere.signIn(password)
  const asked = async () => (await elsewhere.send(accountsApi.getCurrentUser, {})).http
  // Remembered there, for some seconds if nobody said anything.
  expect(await asked()).toBe(200)
  const { list } = await user.ask(accountsApi.listSessions, {})
  const ids = list.filter(({ is_this }) => !is_this).map(({ id }) => id)
  const heard = there.heard(organisation)
  await user.ask(accountsApi.endSessions, { body: { ids } })
  // Of these: signing in may be told late, too.
  const ended = () => ids.every((id) => heard.some(({ session }) => session?.includes(id)))
  await expect.poll(ended, { interval: 5 }).toBe(true)
  // Not when it is forgotten by itself, some seconds later.
  expect(await asked()).toBe(401)
})
