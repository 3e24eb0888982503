import { lecturesApi } from '@bole/lectures/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let keeper: Visitor
let other: Visitor
let theme_id: number
let id: number

const stop = {
  kind: 'xjh' as const,
  city: '合肥',
  university: '中国科学技术大学',
  address: '',
  datetime: '2030-09-03T11:00:00.000Z',
  xjhUrl: '',
}

beforeAll(async () => {
  world = await startWorld()
  const organisation = await world.organisation()
  const admin = await world.user(organisation, 'OrgAdmin2')
  keeper = await world.user(organisation, 'DepAdmin2', await world.department(organisation, '研发'))
  other = await world.user(organisation, 'DepAdmin2', await world.department(organisation, '市场'))
  theme_id = (await admin.ask(themesApi.createTheme, { body: { theme_name: '分配', type: 'xz' } })).id
  await admin.ask(themesApi.distributeTheme, {
    body: { theme_id, user_ids: [keeper.id], department_ids: [] },
  })
  id = (await admin.ask(lecturesApi.createLecture, { body: { theme_id, ...stop } })).id
})
afterAll(() => world.end())

const calls: [string, (who: Visitor) => Promise<{ http: number }>][] = [
  ['is read', (who) => who.send(lecturesApi.viewRoute, { query: { theme_id } })],
  ['is listed', (who) => who.send(lecturesApi.listLectures, { query: { theme_id } })],
  ['gets a stop', (who) => who.send(lecturesApi.createLecture, { body: { theme_id, ...stop } })],
  ['has a stop changed', (who) => who.send(lecturesApi.updateLecture, { body: { id, version: 1, ...stop } })],
  ['loses a stop', (who) => who.send(lecturesApi.removeLecture, { query: { id } })],
]

test.each(calls)(
  'the route of a project that was handed to somebody %s by who keeps it alone',
  async (_, call) => {
    expect((await call(other)).http).toBe(404)
    expect((await call(keeper)).http).toBe(200)
  },
)

test('who signed in at it is listed to who keeps it alone', async () => {
  const { id: lecture } = await keeper.ask(lecturesApi.createLecture, { body: { theme_id, ...stop } })
  await world.rows(
    `insert into lecture_visitors (organisation_id, lecture_id, name, phone, signed_in_at)
     select organisation_id, id, '赵小满', '13612345678', now() from lectures where id = $1`,
    lecture,
  )
  const listed = async (who: Visitor) => (await who.ask(lecturesApi.listVisitors, { query: {} })).list.length
  expect([await listed(keeper), await listed(other)]).toEqual([1, 0])
})
