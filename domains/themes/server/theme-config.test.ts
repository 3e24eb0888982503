import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let admin: Visitor
let made = 0

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())

const project = async () =>
  (await admin.ask(themesApi.createTheme, { body: { theme_name: `分配 ${++made}`, type: 'xz' } })).id
const config = (theme_id: number, who = admin) => who.ask(themesApi.getThemeConfig, { query: { theme_id } })
/** The template of an event, as the organisation words it. */
const template = async (of: number, event: string) => {
  const [row] = await world.rows(
    `insert into notify_templates (organisation_id, stage, event, language, subject, body)
     values ($1, 1, $2, 'en-US', 's', 'b') returning id::int`,
    of,
    event,
  )
  return Number(row?.id)
}
const sees = async (who: Visitor, id: number) => {
  const { list } = await who.ask(themesApi.listThemes, { query: { ids: [id] } })
  const viewed = await who.send(themesApi.viewTheme, { query: { id } })
  expect(viewed.http === 200).toBe(list.length === 1)
  return list.length === 1
}
const handTo = (theme_id: number, user_ids: number[], department_ids: number[] = []) =>
  admin.send(themesApi.distributeTheme, { body: { theme_id, user_ids, department_ids } })

describe('what candidates are told', () => {
  test('is everything in the words of the process, until something else is chosen', async () => {
    const theme_id = await project()
    const all = ['applied', 'invited', 'cancelled', 'offered', 'awaited', 'passed', 'eliminated']
    const template_id = await template(organisation, 'passed')
    expect(await config(theme_id)).toEqual({ template_id: null, events: all, users: [], departments: [] })
    await admin.ask(themesApi.setPassTemplate, { body: { theme_id, template_id } })
    const body = { events: ['eliminated' as const, 'passed' as const] }
    await admin.ask(themesApi.setNotifiedEvents, { query: { theme_id }, body })
    expect(await config(theme_id)).toMatchObject({ template_id, events: ['passed', 'eliminated'] })
    await admin.ask(themesApi.setPassTemplate, { body: { theme_id, template_id: null } })
    expect((await config(theme_id)).template_id).toBeNull()
  })

  test.each([
    ['words another event', () => template(organisation, 'eliminated')],
    ['is of another organisation', async () => template(await world.organisation(), 'passed')],
  ])('at a pass is no template that %s', async (_, of) => {
    const body = { theme_id: await project(), template_id: await of() }
    expect((await admin.send(themesApi.setPassTemplate, { body })).http).toBe(404)
  })

  test('of a deleted project stays as it is', async () => {
    const theme_id = await project()
    await admin.ask(themesApi.deleteTheme, { body: { id: theme_id } })
    const refused = [
      await admin.send(themesApi.setPassTemplate, { body: { theme_id, template_id: 1 } }),
      await admin.send(themesApi.setNotifiedEvents, { query: { theme_id }, body: { events: [] } }),
      await handTo(theme_id, [admin.id]),
    ]
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'project_deleted'))
  })
})

describe('a project that is handed out', () => {
  test('is seen and changed by its keepers, their departments, its owner and the whole organisation’s', async () => {
    const [above, other] = [
      await world.department(organisation, '研发'),
      await world.department(organisation, '市场'),
    ]
    const below = await world.department(organisation, '平台', above)
    const [keeper, there, elsewhere] = [
      await world.user(organisation, 'DepAdmin2', other),
      await world.user(organisation, 'DepAdmin2', below),
      await world.user(organisation, 'DepAdmin2', other),
    ]
    const id = await project()
    for (const who of [keeper, there, elsewhere]) expect(await sees(who, id)).toBe(true)
    await handTo(id, [keeper.id], [above])
    expect(await config(id)).toMatchObject({
      users: [{ id: keeper.id }],
      departments: [{ id: above, name: '研发' }],
    })
    for (const who of [admin, keeper, there]) expect(await sees(who, id)).toBe(true)
    expect(await sees(elsewhere, id)).toBe(false)
    const change = { id, version: 1, post_limit: 3 }
    expect((await elsewhere.send(themesApi.updateTheme, { body: change })).http).toBe(404)
    expect((await elsewhere.send(themesApi.copyTheme, { body: { id } })).http).toBe(404)
    expect((await keeper.send(themesApi.updateTheme, { body: change })).http).toBe(200)
    await handTo(id, [])
    expect(await sees(elsewhere, id)).toBe(true)
  })

  test('goes to people who are there, and to departments of the organisation', async () => {
    const id = await project()
    const stranger = await world.user(await world.organisation(), 'OrgAdmin2')
    expect((await handTo(id, [stranger.id])).code).toBe('unknown_person')
    expect((await handTo(id, [], [999_999])).http).toBe(404)
    expect((await config(id)).users).toEqual([])
  })
})
