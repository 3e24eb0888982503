import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { careersApi } from '@bole/careers/contract'
import { intakeApi } from '@bole/intake/contract'
import { addressOf } from '@bole/platform/contract'
import { DiskFileStore } from '@bole/platform/host'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type Visitor, type World } from './testing/index.ts'

let folder: string
let world: World
let recruiter: Visitor
let positionId: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bole-arriving-'))
  world = await startWorld({ role: 'all', store: new DiskFileStore(folder) })
  const organisationId = await world.organisation()
  recruiter = await world.user(organisationId, 'OrgAdmin2')
  positionId = await world.position(organisationId)
})
afterAll(async () => {
  await world.end()
  await rm(folder, { recursive: true })
})

const upload = (position = positionId) => {
  const form = new FormData()
  form.set('position_id', String(position))
  for (const name of ['李雷', '韩梅梅']) form.append('file', new File([name], `${name}.txt`))
  return recruiter.send(intakeApi.upload, { body: form })
}

/** The jobs that wait to clear what no row came to name. */
const clearing = () =>
  world.rows(`select key, run_at from graphile_worker.jobs where task_identifier = 'files.clear_unnamed'`)
const namedKeys = async () =>
  (await world.rows('select storage_key from files order by id')).map(({ storage_key }) =>
    String(storage_key),
  )

const textOf = (key: string) =>
  world.store.read(key).then(
    async (content) => (await buffer(content)).toString(),
    () => 'gone',
  )

const aDayLater = () =>
  world.rows(`update graphile_worker._private_jobs set run_at = now() where key like 'uploads/%'`)

test('files a row names stay: nothing waits any more to clear them', async () => {
  expect(await upload()).toMatchObject({ status: 'success' })
  expect(await clearing()).toEqual([])
  expect(await Promise.all((await namedKeys()).map(textOf))).toEqual(['李雷', '韩梅梅'])
})

test('files whose commit never came about lie there for a day, as it might have, and go', async () => {
  await world.rows(`create function end_connection() returns trigger language plpgsql security definer
    as $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`)
  await world.rows(`create constraint trigger cut after insert on files deferrable initially deferred
    for each row execute function end_connection()`)
  const before = await namedKeys()
  expect(await upload()).toMatchObject({ http: 503, code: 'unavailable' })
  await world.rows('drop trigger cut on files')
  expect(await namedKeys()).toEqual(before)
  const [job] = await clearing()
  const stored = [0, 1].map((place) => `${String(job?.key)}-${place}`)
  expect(await Promise.all(stored.map(textOf))).toEqual(['李雷', '韩梅梅'])
  expect(Math.round((Number(job?.run_at) - Date.now()) / 3_600_000)).toBe(24)
  await aDayLater()
  await expect.poll(() => Promise.all(stored.map(textOf))).toEqual(['gone', 'gone'])
  await expect.poll(clearing).toEqual([])
  expect(await Promise.all(before.map(textOf))).toEqual(['李雷', '韩梅梅'])
})

test('files of a call that was refused are gone at once', async () => {
  const before = await readdir(join(folder, 'uploads'))
  expect(await upload(999_999)).toMatchObject({ http: 404 })
  const [site] = await world.rows('select slug from organisations')
  for (const [slug, answer] of [
    ['nobody-here', { http: 404 }],
    [String(site?.slug), { http: 200, code: 'file_damaged' }],
  ] as const) {
    const form = new FormData()
    form.set('slug', slug)
    form.append('file', new File(['%PDF-1.7 and nothing more'], 'resume.pdf'))
    expect(await world.stranger().send(careersApi.readResume, { body: form })).toMatchObject(answer)
  }
  expect(await clearing()).toEqual([])
  expect(await readdir(join(folder, 'uploads'))).toEqual(before)
})

test('files of a form that breaks off after them are gone, too', async () => {
  const before = await readdir(join(folder, 'uploads'))
  const whole = ['a.txt', 'b.txt'].map(
    (name) => `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\nhello\r\n`,
  )
  const answer = await fetch(world.origin + addressOf(careersApi.readResume), {
    method: 'POST',
    body: whole.join(''),
    headers: { 'content-type': 'multipart/form-data; boundary=cut', 'x-requested-with': 'bole' },
  })
  expect(answer.status).toBe(400)
  expect(await clearing()).toEqual([])
  expect(await readdir(join(folder, 'uploads'))).toEqual(before)
})
