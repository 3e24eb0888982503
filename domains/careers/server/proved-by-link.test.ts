import { careersApi } from '@bole/careers/contract'
import { telling } from '@bole/pipeline/server'
import { inTransaction } from '@bole/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Applying, startApplying } from './testing/applying.ts'

let site: Applying
beforeAll(async () => {
  site = await startApplying()
})
afterAll(() => site.world.end())

/** The secret of a link that a message takes to an address. */
async function linkTo(id: number, sentTo?: { by: 'mail' | 'sms'; contact: string }): Promise<string> {
  const { server } = site.world
  const parts = { database: server.database, publish: server.announcer.publish }
  const path = await inTransaction(parts, site.organisation, async (tx) => {
    const link = await telling.linkForMessage(tx, id)
    link.save(sentTo)
    return link.path
  })
  return path.split('/').at(-1) ?? ''
}
const proved = async (id: number) =>
  (
    await site.world.rows(
      `select key from proved_contacts where candidate_id = (select candidate_id from applications where id = $1)`,
      id,
    )
  ).map(({ key }) => key)
const withdraws = async (token: string, id: number) =>
  site.stranger.ask(careersApi.withdraw, { body: { token, version: await site.versionOf(id) } })

test('whoever acts by a link that was sent to an address has that address', async () => {
  const { id } = await site.applied()
  const token = await linkTo(id, { by: 'mail', contact: 'Ana@Example.com' })
  await site.page(token)
  await site.stranger.ask(careersApi.markViewed, { body: { token } })
  expect(await proved(id)).toEqual([])
  await withdraws(token, id)
  expect(await proved(id)).toEqual(['m:Ana@example.com'])
})

test('the link that stands on the page after applying proves nothing', async () => {
  const { token, id } = await site.applied()
  await linkTo(id)
  await withdraws(token, id)
  expect(await proved(id)).toEqual([])
})

test('a page that was made with a message opens by its link, once', async () => {
  const { id } = await site.applied()
  await site.world.rows('update applications set token_digest = null where id = $1', id)
  const token = await linkTo(id, { by: 'sms', contact: '+8613900000001' })
  expect((await site.page(token)).version).toBe(await site.versionOf(id))
  await withdraws(token, id)
  expect(await proved(id)).toEqual(['p:+8613900000001'])
})
