import { Readable } from 'node:stream'
import { newFileKey } from '@bole/platform/server'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let admin: Visitor
let keeper: Visitor
let other: Visitor
let theme_id: number
let picture: number
let item: number

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin2')
  const [one, two] = [
    await world.department(organisation, '研发'),
    await world.department(organisation, '市场'),
  ]
  keeper = await world.user(organisation, 'DepAdmin2', one)
  other = await world.user(organisation, 'DepAdmin2', two)
  theme_id = (await admin.ask(themesApi.createTheme, { body: { theme_name: '分配', type: 'xz' } })).id
  await admin.ask(themesApi.distributeTheme, {
    body: { theme_id, user_ids: [keeper.id], department_ids: [] },
  })
  const [row] = await world.rows(
    `insert into project_pictures (organisation_id, project_id, name, place, state, storage_key)
     values ($1, $2, 'office', 1, 'unreadable', 'kept/apart') returning id`,
    organisation,
    theme_id,
  )
  picture = Number(row?.id)
  const link = { theme_id, title: '官网', url: 'https://example.com' }
  item = (await admin.ask(themesApi.addCustomMenu, { body: link })).id
})
afterAll(() => world.end())

/** A small picture as it is uploaded. */
function uploaded(): FormData {
  const body = new FormData()
  body.set('theme_id', String(theme_id))
  body.append('files', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 1])]), 'office.jpg')
  return body
}

function table(): FormData {
  const body = new FormData()
  body.set('theme_id', String(theme_id))
  body.append('files', new Blob(['nothing']), 'fields.xlsx')
  return body
}

const link = { title: 'Lab', url: 'https://example.com/lab' }

const reading: [string, (who: Visitor) => Promise<{ http: number }>][] = [
  ['the album', (who) => who.send(themesApi.listAlbums, { query: { theme_id } })],
  ['the stations', (who) => who.send(themesApi.listStations, { query: { theme_id } })],
  ['what is told', (who) => who.send(themesApi.getThemeConfig, { query: { theme_id } })],
]

const changing: [string, (who: Visitor) => Promise<{ http: number }>][] = [
  ['adding pictures', (who) => who.send(themesApi.addPictures, { body: uploaded() })],
  ['moving a picture', (who) => who.send(themesApi.movePicture, { body: { id: picture, place: 1 } })],
  ['a caption', (who) => who.send(themesApi.captionPicture, { body: { id: picture, caption: '屋顶' } })],
  ['adding a link', (who) => who.send(themesApi.addCustomMenu, { body: { theme_id, ...link } })],
  ['another invitation', (who) => who.send(themesApi.changeLink, { body: { theme_id } })],
  ['a limit', (who) => who.send(themesApi.setLimitField, { body: { theme_id, isOpen: true } })],
  ['a limit by table', (who) => who.send(themesApi.setLimitFields, { body: table() })],
  [
    'stations',
    (who) => who.send(themesApi.saveStations, { body: { theme_id, version: 2, station_list: [] } }),
  ],
  [
    'a pass template',
    (who) => who.send(themesApi.setPassTemplate, { body: { theme_id, template_id: null } }),
  ],
  ['taking a link away', (who) => who.send(themesApi.removeCustomMenu, { body: { id: item } })],
  ['taking a picture away', (who) => who.send(themesApi.deletePicture, { query: { id: picture } })],
]

describe('of a project that was handed to somebody', () => {
  test.each([...reading, ...changing])('%s is not there for others', async (_, call) => {
    expect((await call(other)).http).toBe(404)
  })

  test.each([...reading, ...changing])('%s is there for who keeps it', async (_, call) => {
    expect((await call(keeper)).http).toBe(200)
  })

  test('a picture is shown to who keeps it alone', async () => {
    const key = newFileKey()
    await world.store.write(`${key}.wide`, Readable.from(['roof']))
    const [row] = await world.rows(
      `insert into project_pictures (organisation_id, project_id, name, place, state, storage_key, width, height)
       values ($1, $2, 'roof', 1, 'ready', $3, 1600, 900) returning id`,
      organisation,
      theme_id,
      key,
    )
    const address = `${world.origin}/api/recruit/album/picture?id=${row?.id}`
    const asks = async ({ cookie }: Visitor) => (await fetch(address, { headers: { cookie } })).status
    expect([await asks(keeper), await asks(other)]).toEqual([200, 404])
  })
})
