import { accountsApi } from '@bole/accounts/contract'
import { appUrlOf, Database } from '@bole/platform/host'
import type { Query } from '@bole/platform/server'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthenticator } from './authenticate.ts'

/** A database whose answers, once made, are some time on their way. */
class FarDatabase extends Database {
  way: Promise<unknown> = Promise.resolve()
  made: () => void = () => undefined

  override async run<const Queries extends readonly Query[]>(...queries: Queries) {
    const rows = await super.run(...queries)
    this.made()
    await this.way
    return rows
  }
}

let world: World
let database: FarDatabase
beforeAll(async () => {
  world = await startWorld()
  database = new FarDatabase(appUrlOf(world.ownerUrl), { connections: 2 })
})
afterAll(async () => {
  await database.close()
  await world.end()
})

test('who was being looked up while their session ended is not remembered', async () => {
  const { announcer } = world.server
  const authenticate = createAuthenticator(database, announcer)
  const user = await world.user(await world.organisation(), 'User')
  const { cookie } = user
  const ask = () => authenticate({ headers: { cookie } })
  const way = Promise.withResolvers<null>()
  database.way = way.promise
  const made = new Promise<void>((resolve) => {
    database.made = resolve
  })
  const before = ask()
  const ended = new Promise((resolve) => announcer.onChange((_, changed) => changed.session && resolve(null)))
  // The answer that the session is there is on its way.
  await made
  await user.ask(accountsApi.signOut, {})
  await ended
  way.resolve(null)
  expect((await before)?.userId).toBe(user.id)
  expect(await ask()).toBeNull()
})
