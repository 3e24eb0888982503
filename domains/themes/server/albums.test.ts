import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import { albums as album } from '@bole/themes/model'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let organisation: number
let recruiter: Visitor

beforeAll(async () => {
  world = await startWorld({ role: 'all' })
  organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())

let count = 0
const project = async (who = recruiter) =>
  (await who.ask(themesApi.createTheme, { body: { theme_name: `2027 届校园招聘 ${++count}`, type: 'xz' } }))
    .id

const photo = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#3a68c6' } })
  .withExif({ IFD0: { Copyright: 'Kirin' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
  .jpeg()
  .toBuffer()

async function form(theme_id: number, ...names: readonly string[]): Promise<{ body: FormData }> {
  const body = new FormData()
  body.set('theme_id', String(theme_id))
  for (const name of names) body.append('files', new Blob([new Uint8Array(await photo)]), name)
  return { body }
}

const add = async (theme_id: number, ...names: readonly string[]) =>
  (await recruiter.ask(themesApi.addPictures, await form(theme_id, ...names))).ids

const albums = async (theme_id: number) =>
  (await recruiter.ask(themesApi.listAlbums, { query: { theme_id } })).albums
const namesIn = async (theme_id: number) => (await albums(theme_id)).map(({ name }) => name)
const statesIn = async (theme_id: number) => (await albums(theme_id)).map(({ state }) => state)

const pictureOf = (id: number, size: string) =>
  fetch(`${world.origin}/api/recruit/album/picture?id=${id}&size=${size}`, {
    headers: { cookie: recruiter.cookie },
  })

test('pictures come to the end of their album and get ready in three sizes, without what the camera noted', async () => {
  const theme = await project()
  const heard = world.heard(organisation)
  const [first = 0] = await add(theme, 'office.jpg', 'team.jpg')
  await expect.poll(() => statesIn(theme), { timeout: 15_000 }).toEqual(['ready', 'ready'])
  await expect.poll(() => heard.flatMap(({ picture }) => picture ?? [])).toContain(theme)
  expect((await albums(theme))[0]).toMatchObject({
    name: 'office.jpg',
    place: 1,
    width: 1600,
    height: 800,
    can: { earlier: false, later: true, remove: true },
  })
  for (const [size, width] of [
    ['wide', 1600],
    ['middle', 800],
    ['small', 320],
  ] as const) {
    const answer = await pictureOf(first, size)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const meta = await sharp(await answer.arrayBuffer()).metadata()
    expect(meta).toMatchObject({ format: 'webp', width })
    expect(meta.exif).toBeUndefined()
  }
  const [row] = await world.rows('select storage_key from project_pictures where id = $1', first)
  await expect(world.store.read(String(row?.storage_key))).rejects.toThrow()
})

test('what is no picture is left out by name, and the rest of the batch goes on', async () => {
  const theme = await project()
  const { body } = await form(theme, 'office.jpg')
  body.append('files', new Blob(['<script>alert(1)</script>']), 'page.jpg')
  body.append('files', new Blob([new Uint8Array(40_000).fill(1)]), 'big.png')
  const { ids, refused } = await recruiter.ask(themesApi.addPictures, { body })
  expect([ids.length, refused]).toEqual([1, ['page.jpg', 'big.png']])
  expect(await namesIn(theme)).toEqual(['office.jpg'])
  const { body: nothing } = await form(theme)
  nothing.append('files', new Blob(['<svg/>']), 'svg.svg')
  const answer = await recruiter.send(themesApi.addPictures, { body: nothing })
  expect(answer).toMatchObject({ code: 'no_pictures', message: expect.stringContaining('svg.svg') })
})

test('what only begins as a picture says so and is never shown', async () => {
  const theme = await project()
  const { body } = await form(theme)
  body.append('files', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3])]), 'page.jpg')
  const { ids } = await recruiter.ask(themesApi.addPictures, { body })
  await expect.poll(() => statesIn(theme), { timeout: 15_000 }).toEqual(['unreadable'])
  expect((await pictureOf(ids[0] ?? 0, 'wide')).status).toBe(404)
})

test('a picture whose file cannot be read settles when the attempts are spent', async () => {
  const theme = await project()
  const [row] = await world.rows(
    `insert into project_pictures (organisation_id, project_id, name, place, storage_key)
     values ($1, $2, 'lost', 1, 'uploads/lost') returning id`,
    organisation,
    theme,
  )
  const payload = JSON.stringify({ picture_id: row?.id, organisation_id: organisation })
  await world.rows(`select enqueue_job('themes.ready_picture', $1, null, null, 1)`, payload)
  await expect.poll(() => statesIn(theme), { timeout: 15_000 }).toEqual(['unreadable'])
})

test('a picture goes to another place, and of two who move at once both are heard', {
  tags: ['race'],
}, async () => {
  const theme = await project()
  const [one = 0, two = 0, three = 0] = await add(theme, 'one', 'two', 'three')
  await recruiter.ask(themesApi.movePicture, { body: { id: three, place: 1 } })
  expect(await namesIn(theme)).toEqual(['three', 'one', 'two'])
  await Promise.all([
    recruiter.ask(themesApi.movePicture, { body: { id: one, place: 1 } }),
    recruiter.ask(themesApi.movePicture, { body: { id: two, place: 1 } }),
  ])
  expect((await namesIn(theme)).toSorted()).toEqual(['one', 'three', 'two'])
  expect((await albums(theme)).map(({ place }) => place)).toEqual([1, 2, 3])
  expect((await namesIn(theme)).at(-1)).toBe('three')
})

test('a picture made before there was a middle size is shown wide in its place', async () => {
  const theme = await project()
  const [old = 0] = await add(theme, 'old.jpg')
  await expect.poll(() => statesIn(theme), { timeout: 15_000 }).toEqual(['ready'])
  await world.rows('update project_pictures set has_middle = false where id = $1', old)
  const meta = await sharp(await (await pictureOf(old, 'middle')).arrayBuffer()).metadata()
  expect(meta.width).toBe(1600)
})

test('a deleted picture leaves no gap and no file', async () => {
  const theme = await project()
  const [gone = 0] = await add(theme, 'gone', 'stays')
  await expect.poll(() => statesIn(theme), { timeout: 15_000 }).toEqual(['ready', 'ready'])
  const [row] = await world.rows('select storage_key from project_pictures where id = $1', gone)
  await recruiter.ask(themesApi.deletePicture, { query: { id: gone } })
  expect(await albums(theme)).toMatchObject([{ name: 'stays', place: 1 }])
  await expect
    .poll(() =>
      world.store.read(`${row?.storage_key}.wide`).then(
        () => 'there',
        () => 'gone',
      ),
    )
    .toBe('gone')
})

test('an album has its bounds, and that of a deleted project is left as it is', async () => {
  const theme = await project()
  await add(theme, ...Array.from({ length: 20 }, (_, index) => `${index}`))
  await world.rows(
    `insert into project_pictures (organisation_id, project_id, name, place, state, storage_key)
     select organisation_id, project_id, 'more', 20 + n, 'unreadable', 'x' || n from project_pictures, generate_series(1, 39) n
     where organisation_id = $1 and project_id = $2 and place = 1`,
    organisation,
    theme,
  )
  expect(await recruiter.send(themesApi.addPictures, await form(theme, 'a', 'b'))).toMatchObject({
    code: 'too_many_pictures',
    message: expect.stringContaining(String(album.mostPictures)),
  })
  expect((await recruiter.send(themesApi.addPictures, await form(theme))).code).toBe('no_files')
  const [{ id = 0 } = {}] = await albums(theme)
  await recruiter.ask(themesApi.deleteTheme, { body: { id: theme } })
  const answers = [
    await recruiter.send(themesApi.addPictures, await form(theme, 'a')),
    await recruiter.send(themesApi.movePicture, { body: { id, place: 2 } }),
    await recruiter.send(themesApi.deletePicture, { query: { id } }),
  ]
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'project_deleted'))
  expect((await albums(theme))[0]?.can).toEqual({ earlier: false, later: false, remove: false })
})
