import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let recruiter: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())

let made = 0
const project = async () =>
  (await recruiter.ask(themesApi.createTheme, { body: { theme_name: `部分 ${++made}`, type: 'sz' } })).id
const viewOf = async (id: number) => (await recruiter.ask(themesApi.viewTheme, { query: { id } })).theme

/** Every change of a part of a project that is made apart from the project's own form. */
const changes = (theme_id: number, who: Visitor) => [
  who.send(themesApi.addCustomMenu, { body: { theme_id, title: '官网', url: 'https://example.com' } }),
  who.send(themesApi.changeLink, { body: { theme_id } }),
  who.send(themesApi.setLimitField, { body: { theme_id, isOpen: true } }),
  who.send(themesApi.saveStations, { body: { theme_id, version: 2, station_list: [] } }),
]

describe('parts of a project', () => {
  test('are left alone while it is deleted', async () => {
    const id = await project()
    const link = { theme_id: id, title: '官网', url: 'https://example.com' }
    const item = await recruiter.ask(themesApi.addCustomMenu, { body: link })
    await recruiter.ask(themesApi.deleteTheme, { body: { id } })
    const answers = await Promise.all([
      ...changes(id, recruiter),
      recruiter.send(themesApi.removeCustomMenu, { body: item }),
    ])
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'project_deleted'))
  })

  test('are changed by those who manage projects, and read by all who see them', async () => {
    const id = await project()
    const manager = await world.user(organisation, 'User2')
    expect((await Promise.all(changes(id, manager))).map(({ http }) => http)).toEqual([403, 403, 403, 403])
    expect((await manager.send(themesApi.listStations, { query: { theme_id: id } })).http).toBe(200)
    expect((await manager.send(themesApi.listRecentLogos, {})).http).toBe(200)
    const stranger = world.stranger()
    expect((await Promise.all(changes(id, stranger))).map(({ http }) => http)).toEqual([401, 401, 401, 401])
  })

  test('are heard of by who shows the project', async () => {
    const id = await project()
    const heard = world.heard(organisation)
    const before = heard.length
    await recruiter.ask(themesApi.changeLink, { body: { theme_id: id } })
    await expect.poll(() => heard.slice(before).flatMap(({ project: of }) => of ?? [])).toContain(id)
  })
})

test('links that are added at once all stand in the menu, one behind the other', async () => {
  const theme_id = await project()
  const titles = ['一', '二', '三', '四']
  await Promise.all(
    titles.map((title) =>
      recruiter.ask(themesApi.addCustomMenu, { body: { theme_id, title, url: 'https://example.com' } }),
    ),
  )
  const kept = await world.rows('select title, place from project_menu_items where project_id = $1', theme_id)
  expect(kept.map(({ title }) => title).toSorted()).toEqual(titles.toSorted())
  expect(kept.map(({ place }) => place).toSorted()).toEqual([1, 2, 3, 4])
})

describe('whether choices are ranked', () => {
  test('is settled once somebody is under way, and said so', async () => {
    const position = await world.position(organisation)
    const [row] = await world.rows('select project_id as id from positions where id = $1', position)
    const id = Number(row?.id)
    expect(await viewOf(id)).toMatchObject({ canUpdateVolunteer: 1 })
    await recruiter.ask(themesApi.updateTheme, { body: { id, version: 1, is_volunteer: true } })
    await world.application(organisation, position)
    expect(await viewOf(id)).toMatchObject({ canUpdateVolunteer: 0, is_volunteer: 1 })
    const back = { id, version: 2, is_volunteer: false }
    expect((await recruiter.send(themesApi.updateTheme, { body: back })).code).toBe('choices_fixed')
    const other = { id, version: 2, is_volunteer: true, theme_name: '仍可改名' }
    expect((await recruiter.send(themesApi.updateTheme, { body: other })).status).toBe('success')
  })
})

describe('a picture', () => {
  test('tells what it shows, also to candidates, until nothing is said any more', async () => {
    const theme_id = await project()
    const [row] = await world.rows(
      `insert into project_pictures (organisation_id, project_id, name, place, storage_key, state, width, height)
       values ($1, $2, 'office.jpg', 1, 'k', 'ready', 10, 10) returning id`,
      organisation,
      theme_id,
    )
    const id = Number(row?.id)
    const captions = async () =>
      (await recruiter.ask(themesApi.listAlbums, { query: { theme_id } })).albums.map(
        ({ caption }) => caption,
      )
    expect(await captions()).toEqual([''])
    await recruiter.ask(themesApi.captionPicture, { body: { id, caption: '深圳办公室' } })
    expect(await captions()).toEqual(['深圳办公室'])
    await recruiter.ask(themesApi.captionPicture, { body: { id, caption: '' } })
    expect(await captions()).toEqual([''])
    await recruiter.ask(themesApi.deleteTheme, { body: { id: theme_id } })
    const late = await recruiter.send(themesApi.captionPicture, { body: { id, caption: '迟了' } })
    expect(late.code).toBe('project_deleted')
  })
})
