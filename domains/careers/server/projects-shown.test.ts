import { careersApi } from '@bole/careers/contract'
import { lecturesApi } from '@bole/lectures/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let slug: string
let recruiter: Visitor
let stranger: Visitor
let theme: number
let position: number

const slugOf = async (id: number) =>
  String((await world.rows('select slug from organisations where id = $1', id))[0]?.slug)

const projectOf = async (of: number) =>
  Number((await world.rows('select project_id from positions where id = $1', of))[0]?.project_id)

async function change(changes: object) {
  const { theme: seen } = await recruiter.ask(themesApi.viewTheme, { query: { id: theme } })
  await recruiter.ask(themesApi.updateTheme, { body: { id: theme, version: seen.version, ...changes } })
}

const show = (query: { id?: number; code?: string }) =>
  stranger.send(careersApi.getProject, { query: { slug, ...query } })

beforeAll(async () => {
  world = await startWorld({ role: 'all' })
  organisation = await world.organisation('光合')
  slug = await slugOf(organisation)
  recruiter = await world.user(organisation, 'OrgAdmin2')
  stranger = world.stranger()
  position = await world.position(organisation, { title: '储能工程师', origin: 1 })
  theme = await projectOf(position)
})
afterAll(() => world.end())

describe('what the site shows of a project', () => {
  test('is what was set, at once', async () => {
    await change({
      isSchedule: true,
      schedule: [{ title: '网申', day_from: '2030-09-01', day_to: '2030-10-15' }],
      isQa: true,
      qa: [{ question: '可以投几个职位？', answer: '一个。' }],
      company: { company_name: '光合能源', company_description: '做电池' },
    })
    const { data } = await show({ id: theme })
    expect(data).toMatchObject({
      organisation: { name: '光合', slug },
      origin: 1,
      position_count: 1,
      company: { name: '光合能源', description: '做电池', logo: null },
      schedule: [{ title: '网申', day_from: '2030-09-01', day_to: '2030-10-15' }],
      answers: [{ question: '可以投几个职位？', answer: '一个。' }],
    })
  })

  test('leaves out what is not to be shown, though it is kept', async () => {
    await change({ isSchedule: false, isQa: false })
    const { data } = await show({ id: theme })
    expect([data?.schedule, data?.answers]).toEqual([[], []])
    await change({ isSchedule: true, isQa: true })
    expect((await show({ id: theme })).data?.schedule).toHaveLength(1)
  })

  test('has the route by city, both kinds, in the order of pinyin', async () => {
    const stops = [
      { kind: 'xjh' as const, city: '厦门', university: '厦门大学' },
      { kind: 'yxj' as const, city: '北京', university: '清华大学' },
      { kind: 'xjh' as const, city: '北京', university: '北京大学' },
    ]
    for (const [at, stop] of stops.entries())
      await recruiter.ask(lecturesApi.createLecture, {
        body: {
          ...{ theme_id: theme, ...stop, address: '', xjhUrl: '' },
          datetime: `2030-09-0${at + 1}T11:00:00Z`,
        },
      })
    const { data } = await show({ id: theme })
    expect(
      data?.route.map(({ city, university, kind, group_index }) => [city, university, kind, group_index]),
    ).toEqual([
      ['北京', '清华大学', 'yxj', 0],
      ['北京', '北京大学', 'xjh', 0],
      ['厦门', '厦门大学', 'xjh', 1],
    ])
    expect(JSON.stringify(data)).not.toContain('lecture/')
  })

  test('has the pictures of its album for whoever looks, without an account', {
    timeout: 20_000,
  }, async () => {
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#3a68c6' } })
      .jpeg()
      .toBuffer()
    const body = new FormData()
    body.set('theme_id', String(theme))
    body.append('files', new Blob([new Uint8Array(photo)]), 'roof.jpg')
    await recruiter.ask(themesApi.addPictures, { body })
    await expect
      .poll(async () => (await show({ id: theme })).data?.pictures.length, { timeout: 15_000 })
      .toBe(1)
    const [picture] = (await show({ id: theme })).data?.pictures ?? []
    expect(picture).toMatchObject({ width: 40, height: 20 })
    const file = await fetch(`${world.origin}/api/careers/picture?slug=${slug}&id=${picture?.id}&size=small`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const other = await slugOf(await world.organisation('别家'))
    const foreign = await fetch(`${world.origin}/api/careers/picture?slug=${other}&id=${picture?.id}`)
    expect(foreign.status).toBe(404)
  })
})

describe('who finds a project', () => {
  test('by its number only who could find a position of it', async () => {
    const { id } = await recruiter.ask(themesApi.createTheme, { body: { theme_name: '未公开', type: 'xz' } })
    expect((await show({ id })).http).toBe(404)
    const { projects } = await stranger.ask(careersApi.getSite, { query: { slug } })
    expect(projects.map((project) => project.id)).toEqual([theme])
  })

  test('by the code of its invitation whoever was invited', async () => {
    const { id } = await recruiter.ask(themesApi.createTheme, {
      body: { theme_name: '定向邀请', type: 'xz' },
    })
    await world.rows(`update projects set code = 'QWERTYUPAS' where id = $1`, id)
    expect((await show({ code: 'QWERTYUPAS' })).data).toMatchObject({ name: '定向邀请', position_count: 0 })
    expect((await show({ code: 'AAAAAAAAAA' })).http).toBe(404)
    expect((await show({})).http).toBe(404)
  })

  test('nobody once it is deleted, has ended, or belongs to somebody else', async () => {
    const gone = await projectOf(await world.position(organisation, { origin: 1 }))
    expect((await show({ id: gone })).http).toBe(200)
    await world.rows(`update projects set closes_at = now() - interval '1 minute' where id = $1`, gone)
    expect((await show({ id: gone })).http).toBe(404)
    await world.rows('update projects set closes_at = null, is_deleted = true where id = $1', gone)
    expect((await show({ id: gone })).http).toBe(404)
    const foreign = await projectOf(await world.position(await world.organisation('别家'), { origin: 1 }))
    expect((await show({ id: foreign })).http).toBe(404)
  })
})

describe('the positions of the site', () => {
  test('are narrowed to one project', async () => {
    const second = await world.position(organisation, { title: '销售', origin: 2 })
    const titles = async (query: object) =>
      (await stranger.ask(careersApi.listPositions, { query: { slug, ...query } })).list.map(
        ({ title }) => title,
      )
    expect(await titles({ project_id: theme })).toEqual(['储能工程师'])
    expect(await titles({ project_id: await projectOf(second) })).toEqual(['销售'])
    expect(await titles({ project_id: theme, origin: 2 })).toEqual([])
    expect(await titles({})).toHaveLength(2)
  })
})
