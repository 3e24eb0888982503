import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { intakeApi } from '@bole/intake/contract'
import { DiskFileStore } from '@bole/platform/host'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textResume } from '../testing/documents.ts'
import { formOf, settled, until } from '../testing/intake-world.ts'

/** A store that can be out of reach. */
class AwayStore extends DiskFileStore {
  isAway = false

  override read(key: string): Promise<Readable> {
    return this.isAway ? Promise.reject(new Error('the store is away')) : super.read(key)
  }
}

let folder: string
let store: AwayStore
let world: World
let recruiter: Visitor
let position: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bole-away-'))
  store = new AwayStore(folder)
  world = await startWorld({ role: 'all', store })
  const organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
  position = await world.position(organisation)
})
afterAll(async () => {
  await world.end()
  await rm(folder, { recursive: true, force: true })
})

test('a file all attempts at which failed says so at once, and is read when somebody tries again', async () => {
  store.isAway = true
  const files = { 'a.txt': textResume({ name: '郑和', phone: '13900000770' }) }
  const { progress_id } = await recruiter.ask(intakeApi.upload, { body: formOf(files, position) })
  const job = `from graphile_worker._private_jobs where key like 'intake.read_file:%'`
  await until(
    async () => (await world.rows(`select 1 ${job} and attempts = 1 and locked_at is null`)).length > 0,
  )
  await world.rows(
    `update graphile_worker._private_jobs set attempts = 7, run_at = now() where id in (select id ${job})`,
  )
  const given = (await settled(recruiter, progress_id)).get('a.txt')
  expect(given).toMatchObject({ state: 'failed', reason: 'not_finished', can_retry: true })
  expect(await world.rows(`select 1 ${job}`)).toEqual([])
  store.isAway = false
  await recruiter.ask(intakeApi.retry, { body: { item_id: given?.id ?? 0 } })
  expect((await settled(recruiter, progress_id)).get('a.txt')).toMatchObject({ state: 'accepted' })
})
