import { mailboxesApi } from '@bole/mailboxes/contract'
import { inTransaction } from '@bole/platform/host'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailboxBody } from '../../testing/made-up.ts'
import { MailboxesReader, mailboxesToRead } from './mailboxes-reader.ts'
import type { ReaderParts } from './reader-parts.ts'

let world: World
let admin: Visitor

// Web alone: these tests bring readers of their own.
beforeAll(async () => {
  world = await startWorld()
  admin = await world.user(await world.organisation(), 'OrgAdmin2')
})
afterAll(() => world.end())

let made = 0
/** A mailbox on a server that is not there. */
const create = async () => {
  const body = { ...mailboxBody, port: 1, username: `reader-${++made}` }
  return (await admin.ask(mailboxesApi.createMailbox, { body })).id
}
const boxOf = async (id: number) =>
  (await admin.ask(mailboxesApi.listMailboxes, { query: { page_size: 200 } })).list.find(
    (box) => box.id === id,
  )

/** A reader over the world's database, and the names that it holds; `held` are those of other processes. */
function newReader(held: Set<string>) {
  const own = new Set<string>()
  const parts: ReaderParts = {
    toRead: async () => (await world.server.database.run(mailboxesToRead()))[0],
    inTransaction: (of, work) =>
      inTransaction({ database: world.server.database, publish: () => undefined }, of, work),
    store: async () => ({ files: [], keep: () => undefined }),
    take: async (name) => {
      if (held.has(name)) return false
      held.add(name)
      own.add(name)
      return true
    },
    letGo: async (name) => {
      held.delete(name)
      own.delete(name)
    },
    log: () => undefined,
  }
  return { reader: new MailboxesReader(parts), own }
}

test('of two readers one reads a mailbox, and the other goes on when that one ends', async () => {
  const id = await create()
  const held = new Set<string>()
  const [one, other] = [newReader(held), newReader(held)]
  one.reader.start()
  await expect.poll(() => one.own.size).toBeGreaterThan(0)
  other.reader.start()
  await expect.poll(async () => (await boxOf(id))?.state).toBe('failing')
  expect((await boxOf(id))?.said).toContain('ECONNREFUSED')
  expect(other.own.size).toBe(0)
  await one.reader.stop()
  expect(one.own.size).toBe(0)
  other.reader.remind()
  await expect.poll(() => other.own.size).toBeGreaterThan(0)
  await other.reader.stop()
})

test('one that is turned off is let go, and taken again when it is on', async () => {
  const id = await create()
  const held = new Set<string>()
  const { reader, own } = newReader(held)
  const isHeld = () => [...own].some((name) => name.endsWith(` ${id}`))
  reader.start()
  await expect.poll(isHeld).toBe(true)
  await admin.ask(mailboxesApi.turnMailbox, { body: { id, is_on: false } })
  reader.remind()
  await expect.poll(isHeld).toBe(false)
  await admin.ask(mailboxesApi.turnMailbox, { body: { id, is_on: true } })
  reader.remind()
  await expect.poll(isHeld).toBe(true)
  await reader.stop()
  expect(held.size).toBe(0)
})

test('what was held is let go when it can no longer be relied on', async () => {
  await create()
  const { reader, own } = newReader(new Set())
  reader.start()
  await expect.poll(() => own.size).toBeGreaterThan(0)
  reader.lost()
  await expect.poll(() => own.size).toBe(0)
  // It looks again, and takes what nobody else has taken meanwhile.
  reader.remind()
  await expect.poll(() => own.size).toBeGreaterThan(0)
  await reader.stop()
})

test('whoever wants a mailbox looked into at once is heard by the one that waits after a failure', async () => {
  const id = await create()
  const { reader } = newReader(new Set())
  reader.start()
  await expect.poll(async () => (await boxOf(id))?.state).toBe('failing')
  await world.rows(`update mailboxes set state = 'new', said = '' where id = $1`, id)
  await admin.ask(mailboxesApi.lookNow, { body: { id } })
  reader.remind()
  await expect.poll(async () => (await boxOf(id))?.state, { timeout: 4_000 }).toBe('failing')
  await reader.stop()
})
