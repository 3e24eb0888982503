import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { password, ServerProcess, startWorld, Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { drawing, unfoldingPicture } from './made-pictures.fixture.ts'

// The server is a process of its own: memory and threads of this one are those of other tests, too.
let world: World
let folder: string
let server: ServerProcess
beforeAll(async () => {
  // One without a worker of its own, which would have other files.
  world = await startWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bole-pictures-'))
  server = await ServerProcess.start({ DATABASE_URL: world.ownerUrl, DATA_DIR: folder, ROLE: 'all' })
}, 60_000)
afterEach(async () => {
  if (server.child.exitCode === null) await server.kill()
  await rm(folder, { recursive: true, force: true })
})

/** What the server itself holds, without the processes it starts, in bytes. */
async function memory(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(server.child.pid)])
  return Number(stdout) * 1024
}

test('the server’s memory and clock do not feel what pictures unfold to', async () => {
  const organisationId = await world.organisation()
  const { id: userId, username } = await world.user(organisationId, 'OrgAdmin2')
  const recruiter = new Visitor(server.origin, { id: userId, organisationId, username })
  await recruiter.signIn(password)
  const { id } = await recruiter.ask(themesApi.createTheme, { body: { theme_name: '校园招聘', type: 'xz' } })
  const body = new FormData()
  body.set('theme_id', String(id))
  const bomb = await unfoldingPicture()
  for (const name of ['a', 'b', 'c']) body.append('files', new Blob([new Uint8Array(bomb)]), name)
  for (const name of ['d', 'e', 'f']) body.append('files', new Blob([new Uint8Array(drawing)]), name)
  const before = await memory()
  const { refused } = await recruiter.ask(themesApi.addPictures, { body })
  expect(refused).toEqual(['d', 'e', 'f'])
  const statesNow = async () =>
    (await recruiter.ask(themesApi.listAlbums, { query: { theme_id: id } })).albums.map(({ state }) => state)
  let [most, slowest] = [0, 0]
  const beganAll = performance.now()
  for (let states = ['waiting']; states.includes('waiting'); states = await statesNow()) {
    await pause(50)
    const began = performance.now()
    await fetch(`${server.origin}/health`)
    slowest = Math.max(slowest, performance.now() - began)
    most = Math.max(most, (await memory()) - before)
  }
  // Unfolded in it, the pictures took 1,454 MB.
  expect(most).toBeLessThan(700 * 1024 * 1024)
  // A server that makes pictures answers when one is made.
  expect(slowest).toBeLessThan((performance.now() - beganAll) / 4)
}, 120_000)

test('a server that is asked to end does not wait for them', async () => {
  await mkdir(join(folder, 'files/uploads'), { recursive: true })
  const bomb = await unfoldingPicture()
  const organisation = await world.organisation()
  for (const name of ['a', 'b', 'c', 'd']) {
    await writeFile(join(folder, 'files/uploads', name), bomb)
    await world.rows(
      `with project as (insert into projects (organisation_id, origin, name) values ($1, 1, $2) returning id), picture as (
         insert into project_pictures (organisation_id, project_id, name, place, storage_key)
         select $1, id, $2, 1, $3 from project returning id)
       select enqueue_job('themes.ready_picture', json_build_object('picture_id', id, 'organisation_id', $1), null, null, 8) from picture`,
      organisation,
      name,
      `uploads/${name}`,
    )
  }
  const begun = () =>
    world.rows(`select id from graphile_worker.jobs
      where task_identifier = 'themes.ready_picture' and locked_at is not null order by id`)
  await expect.poll(begun).not.toEqual([])
  const began = performance.now()
  server.child.kill('SIGTERM')
  expect(await once(server.child, 'exit')).toEqual([0, null])
  // Four seconds on a machine that has one other thing to do.
  expect(performance.now() - began).toBeLessThan(20_000)
}, 60_000)
