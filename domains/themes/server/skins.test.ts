import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import type { dress } from '@bole/themes/model'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let world: World
let organisation: number
let recruiter: Visitor
let made = 0

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())

const project = async (type: 'xz' | 'sz' = 'xz') =>
  (await recruiter.ask(themesApi.createTheme, { body: { theme_name: `皮肤 ${++made}`, type } })).id
const plain = { skin: 'plain', colour: 'blue' } as const
const band = { skin: 'band', colour: 'green' } as const
const skins = (theme_id: number) => recruiter.ask(themesApi.getSkins, { query: { theme_id } })
const wear = async (theme_id: number, desktop: dress.Look, phone: dress.Look = plain) =>
  recruiter.send(themesApi.changeSkins, {
    body: { theme_id, version: (await skins(theme_id)).version, desktop, phone },
  })
const limit = (limits: Partial<Record<dress.SkinKind, number>>) =>
  world.rows('update organisations set skin_limits = $2 where id = $1', organisation, JSON.stringify(limits))

test('a project is plain until it is dressed, by device', async () => {
  const id = await project()
  expect(await skins(id)).toMatchObject({ desktop: plain, phone: plain, can: { edit: true } })
  expect(await wear(id, plain, band)).toMatchObject({ status: 'success' })
  expect(await skins(id)).toMatchObject({
    desktop: plain,
    phone: band,
    quota: [
      { kind: 'campus_pc', total: null, used: 0 },
      { kind: 'campus_mobile', total: null, used: 1 },
    ],
  })
})

test('beyond the quota it is refused with the way out; what others give back can be worn', async () => {
  await limit({ campus_pc: 1 })
  const [one, two] = [await project(), await project()]
  await wear(one, band)
  expect(await wear(one, { skin: 'paper', colour: 'red' })).toMatchObject({ status: 'success' })
  expect(await wear(two, band)).toMatchObject({
    code: 'skins_used_up',
    notice: { type: 'skin', title: expect.any(String), body: expect.any(String) },
  })
  expect(await wear(two, { skin: 'plain', colour: 'red' }, band)).toMatchObject({ status: 'success' })
  expect(await wear(await project('sz'), band)).toMatchObject({ status: 'success' })
  await wear(one, plain)
  expect(await wear(two, band, band)).toMatchObject({ status: 'success' })
})

test('of two who take the last skin one gets it', async () => {
  await limit({ campus_mobile: 1 })
  const ids = [await project(), await project()]
  const answers = await Promise.all(ids.map((id) => wear(id, plain, band)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['error', 'success'])
})

test('what was changed meanwhile, a deleted project and a copy', async () => {
  const id = await project()
  await wear(id, band)
  const stale = { theme_id: id, version: 1, desktop: plain, phone: plain }
  expect(await recruiter.send(themesApi.changeSkins, { body: stale })).toMatchObject({ code: 'stale' })
  const copy = await recruiter.ask(themesApi.copyTheme, { body: { id } })
  expect((await skins(copy.id)).desktop).toEqual(plain)
  await recruiter.ask(themesApi.deleteTheme, { body: { id } })
  expect(await wear(id, plain)).toMatchObject({ code: 'project_deleted' })
})

test('the skins that are worn are listed with what is left, of projects one sees', async () => {
  await limit({ social_pc: 3 })
  const id = await project('sz')
  await wear(id, band, plain)
  await project()
  const { worn, quota } = await recruiter.ask(themesApi.listSkins, {})
  expect(worn).toMatchObject([{ id, origin: 2, desktop: band, phone: plain, can: { edit: true } }])
  expect(quota).toEqual([
    { kind: 'campus_pc', total: null, used: 0 },
    { kind: 'campus_mobile', total: null, used: 0 },
    { kind: 'social_pc', total: 3, used: 1 },
    { kind: 'social_mobile', total: null, used: 0 },
  ])
  const elsewhere = await world.user(await world.organisation(), 'OrgAdmin2')
  expect((await elsewhere.ask(themesApi.listSkins, {})).worn).toEqual([])
  await recruiter.ask(themesApi.deleteTheme, { body: { id } })
  expect((await recruiter.ask(themesApi.listSkins, {})).worn).toEqual([])
})
