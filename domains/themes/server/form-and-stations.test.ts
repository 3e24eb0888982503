import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeTable from 'write-excel-file/node'

let world: World
let recruiter: Visitor
let theme_id: number

beforeAll(async () => {
  world = await startWorld()
  recruiter = await world.user(await world.organisation(), 'OrgAdmin2')
  const { id } = await recruiter.ask(themesApi.createTheme, { body: { theme_name: '表单', type: 'xz' } })
  theme_id = id
})
afterAll(() => world.end())

const view = async () => (await recruiter.ask(themesApi.viewTheme, { query: { id: theme_id } })).theme

describe('the fields a form is limited to', () => {
  test('are switched on and off, each in its own part', async () => {
    const fieldData = { basic: ['gender', 'school'] }
    const on = await recruiter.ask(themesApi.setLimitField, { body: { theme_id, isOpen: true, fieldData } })
    expect(on.limit_field).toEqual({ basic: ['gender'], expect: [], education: ['school'], evaluation: [] })
    expect(await view()).toMatchObject({ is_set_limit_field: 1, limit_field: on.limit_field })
    const again = await recruiter.ask(themesApi.setLimitField, { body: { theme_id, isOpen: true } })
    expect(again.limit_field).toEqual(on.limit_field)
    await recruiter.ask(themesApi.setLimitField, { body: { theme_id, isOpen: false } })
    expect(await view()).toMatchObject({ is_set_limit_field: 0 })
    const unknown = { theme_id, isOpen: true, fieldData: { basic: ['blood_type'] } }
    const refused = await recruiter.send(themesApi.setLimitField, { body: unknown })
    expect(refused).toMatchObject({ code: 'unknown_field' })
    expect(refused.message).toContain('blood_type')
  })

  async function upload(rows: readonly (readonly string[])[]) {
    const body = new FormData()
    body.set('theme_id', String(theme_id))
    const bytes = await writeTable(rows.map((row) => [...row])).toBuffer()
    body.set('file', new File([new Uint8Array(bytes)], 'fields.xlsx'))
    return recruiter.send(themesApi.setLimitFields, { body })
  }

  test('come from a table in any language', async () => {
    const { data } = await upload([['Field'], ['毕业院校'], ['Gênero']])
    expect(data).toMatchObject({ done: 2 })
    expect((await view()).limit_field).toMatchObject({ basic: ['gender'], education: ['school'] })
  })

  test('with one fault among them change nothing, and row and field are named', async () => {
    const before = await view()
    const { data } = await upload([['字段'], ['性别'], ['血型'], ['性别'], ['姓名']])
    expect(data?.done).toBe(0)
    expect(data?.rows.filter(({ error }) => error !== null)).toMatchObject([
      { row: 3, field: '血型' },
      { row: 4, field: '性别' },
      { row: 5, field: '姓名' },
    ])
    expect((await view()).limit_field).toEqual(before.limit_field)
    expect((await upload([['Other'], ['性别']])).code).toBe('column_missing')
  })

  test('are all in the template, which can be uploaded as it is', async () => {
    const answer = await fetch(`${world.origin}/api/recruit/theme/limit-template`, {
      headers: { cookie: recruiter.cookie, 'accept-language': 'en-US' },
    })
    const body = new FormData()
    body.set('theme_id', String(theme_id))
    body.set('file', new File([new Uint8Array(await answer.arrayBuffer())], 'fields.xlsx'))
    const { data } = await recruiter.send(themesApi.setLimitFields, { body })
    expect(data?.done).toBe(12)
  })
})

describe('stations', () => {
  test('are replaced whole, a city where no type is said, with the first and the last marked', async () => {
    const { version } = await recruiter.ask(themesApi.listStations, { query: { theme_id } })
    const station_list = [
      { name: '杭州' },
      { name: '浙江大学', type: 'university' as const },
      { name: '杭州' },
    ]
    await recruiter.ask(themesApi.saveStations, { body: { theme_id, version, station_list } })
    const kept = await recruiter.ask(themesApi.listStations, { query: { theme_id } })
    expect(kept.station_list).toEqual([
      { name: '杭州', type: 'city', univName: '杭州', cityName: '杭州', isFirst: true, isLast: false },
      {
        name: '浙江大学',
        type: 'university',
        univName: '浙江大学',
        cityName: '浙江大学',
        isFirst: false,
        isLast: true,
      },
    ])
    const late = await recruiter.send(themesApi.saveStations, {
      body: { theme_id, version, station_list: [] },
    })
    expect(late.code).toBe('stale')
  })
})
