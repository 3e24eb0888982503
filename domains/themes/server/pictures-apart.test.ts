import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ServerProcess, startWorld, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawing, unfoldingPicture } from './made-pictures.fixture.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ role: 'all' })
})
afterAll(() => world.end())

test('the server’s memory, files and clock do not feel what pictures unfold to', async () => {
  const recruiter = await world.user(await world.organisation(), 'OrgAdmin2')
  const { id } = await recruiter.ask(themesApi.createTheme, { body: { theme_name: '校园招聘', type: 'xz' } })
  const body = new FormData()
  body.set('theme_id', String(id))
  const bomb = await unfoldingPicture()
  for (const name of ['a', 'b', 'c']) body.append('files', new Blob([new Uint8Array(bomb)]), name)
  for (const name of ['d', 'e', 'f']) body.append('files', new Blob([new Uint8Array(drawing)]), name)
  const before = process.memoryUsage.rss()
  const { refused } = await recruiter.ask(themesApi.addPictures, { body })
  expect(refused).toEqual(['d', 'e', 'f'])
  const statesNow = async () =>
    (await recruiter.ask(themesApi.listAlbums, { query: { theme_id: id } })).albums.map(({ state }) => state)
  let [most, slowest] = [0, 0]
  for (let states = ['waiting']; states.includes('waiting'); states = await statesNow()) {
    await pause(50)
    const began = performance.now()
    // Files are read by the few threads that pictures would keep busy.
    await readFile(import.meta.filename)
    slowest = Math.max(slowest, performance.now() - began)
    most = Math.max(most, process.memoryUsage.rss() - before)
  }
  // Other tests run in this process, too; unfolded in it, the pictures took 1,454 MB.
  expect(most).toBeLessThan(700 * 1024 * 1024)
  expect(slowest).toBeLessThan(2_000)
}, 120_000)

test('a server that is asked to end does not wait for them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bole-pictures-'))
  await mkdir(join(folder, 'files/uploads'), { recursive: true })
  const bomb = await unfoldingPicture()
  // One without a worker of its own, which would have other files.
  const house = await startWorld()
  const organisation = await house.organisation()
  for (const name of ['a', 'b', 'c', 'd']) {
    await writeFile(join(folder, 'files/uploads', name), bomb)
    await house.rows(
      `with project as (insert into projects (organisation_id, origin, name) values ($1, 1, $2) returning id), picture as (
         insert into project_pictures (organisation_id, project_id, name, place, storage_key)
         select $1, id, $2, 1, $3 from project returning id)
       select enqueue_job('themes.ready_picture', json_build_object('picture_id', id, 'organisation_id', $1), null, null, 8) from picture`,
      organisation,
      name,
      `uploads/${name}`,
    )
  }
  const server = await ServerProcess.start({ DATABASE_URL: house.ownerUrl, DATA_DIR: folder, ROLE: 'all' })
  await pause(1_500)
  const began = performance.now()
  server.child.kill('SIGTERM')
  expect(await once(server.child, 'exit')).toEqual([0, null])
  expect(performance.now() - began).toBeLessThan(10_000)
  await house.end()
  await rm(folder, { recursive: true, force: true })
}, 60_000)
