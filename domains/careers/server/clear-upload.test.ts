import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DiskFileStore } from '@bole/platform/host'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearUpload } from './clear-upload.job.ts'
import { keepUpload } from './uploads.ts'

let world: World
let folder: string

beforeAll(async () => {
  world = await startWorld()
  folder = await mkdtemp(join(tmpdir(), 'bole-careers-'))
})
afterAll(async () => {
  await world.end()
  await rm(folder, { recursive: true, force: true })
})

const day = 86_400_000
const partsOf = () => ({ database: world.server.database, publish: world.server.announcer.publish })
const runAt = (organisationId: number, upload_id: unknown, now: Date) =>
  clearUpload.run({
    payload: { upload_id },
    organisationId,
    store: new DiskFileStore(folder),
    now,
    log: () => undefined,
    inTransaction: (work) => inTransaction(partsOf(), organisationId, work),
  })

test('a résumé nobody sends is gone with its file after two days, and not an hour before', async () => {
  const organisationId = await world.organisation()
  await writeFile(join(folder, 'kept'), 'text')
  const file = { key: 'kept', name: 'a.txt', bytes: 4, sha256: '00', mediaType: 'text/plain' }
  const now = new Date('2030-01-01T00:00:00Z')
  await inTransaction(partsOf(), organisationId, (tx) =>
    keepUpload(tx, { file, sender: '203.0.113.7', outcome: { reason: 'no_text' } }, now),
  )
  const [upload] = await world.rows(
    'select id from careers_uploads where organisation_id = $1',
    organisationId,
  )
  const run = (at: Date) => runAt(organisationId, upload?.id, at)
  const left = () => world.rows('select id from careers_uploads where organisation_id = $1', organisationId)
  await run(new Date(now.getTime() + 2 * day - 3_600_000))
  expect(await left()).toHaveLength(1)
  await run(new Date(now.getTime() + 2 * day))
  await run(new Date(now.getTime() + 2 * day))
  expect(await left()).toEqual([])
  expect(existsSync(join(folder, 'kept'))).toBe(false)
})

test('who sent a résumé is forgotten a day later, and not an hour before', async () => {
  const organisationId = await world.organisation()
  const sent = new Date('2030-01-01T00:00:00Z')
  await world.rows(
    `insert into careers_sent_uploads (organisation_id, upload_id, sender, kept_bytes, sent_at) values ($1, 7, '203.0.113.7', 1, $2)`,
    organisationId,
    sent,
  )
  const run = (at: number) => runAt(organisationId, 7, new Date(sent.getTime() + at))
  const left = () =>
    world.rows('select 1 from careers_sent_uploads where organisation_id = $1', organisationId)
  await run(day - 3_600_000)
  expect(await left()).toHaveLength(1)
  await run(day)
  expect(await left()).toEqual([])
})
