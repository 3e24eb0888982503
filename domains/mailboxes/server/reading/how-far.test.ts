import { inTransaction } from '@bole/platform/host'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { howFarIn, readUpTo } from './how-far.ts'

let world: World
let organisationId: number
let mailboxId: number

beforeAll(async () => {
  world = await startWorld()
  organisationId = await world.organisation()
  const [row] = await world.rows(
    `insert into mailboxes (organisation_id, name, host, port, security, username, taken_from)
     values ($1, 'a', 'imap.acme.test', 993, 'tls', 'jobs', '2026-01-01') returning id`,
    organisationId,
  )
  mailboxId = Number(row?.id)
})
afterAll(() => world.end())

const parts = () => ({ database: world.server.database, publish: () => undefined })
const readTo = (validity: number, uid: number, folder = 'INBOX') =>
  inTransaction(parts(), organisationId, async (tx) => readUpTo(tx, mailboxId, folder, { validity, uid }))
const far = () => inTransaction(parts(), organisationId, (tx) => howFarIn(tx, mailboxId))

test('a folder is read ever further, and from its beginning under another validity', async () => {
  expect([...(await far())]).toEqual([])
  await readTo(7, 5)
  await readTo(7, 9)
  // Told late, as two that read at once may do.
  await readTo(7, 6)
  expect((await far()).get('INBOX')).toEqual({ validity: 7, uid: 9 })
  await readTo(8, 2)
  await readTo(3, 1, 'Campus')
  expect(Object.fromEntries(await far())).toEqual({
    INBOX: { validity: 8, uid: 2 },
    Campus: { validity: 3, uid: 1 },
  })
})
