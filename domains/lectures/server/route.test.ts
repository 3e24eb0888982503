import { lecturesApi } from '@bole/lectures/contract'
import { mostStops } from '@bole/lectures/model'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AtTheDoor, startAtTheDoor, stop } from './testing/at-the-door.ts'

let door: AtTheDoor

beforeAll(async () => {
  door = await startAtTheDoor()
})
afterAll(() => door.world.end())

type Stop = ReturnType<typeof stop> & { readonly id?: number }

const replaced = (theme_id: number, version: number, xjhRoute: Stop[], yxjRoute: Stop[] = []) => ({
  body: { theme_id, version, xjhRoute, yxjRoute },
})

describe('a route', () => {
  test('is replaced as a whole, and read by kind in the order of its cities', async () => {
    const theme_id = await door.project()
    const heard = door.world.heard(door.organisation)
    expect(await door.route(theme_id)).toMatchObject({ xjhRoute: [], yxjRoute: [], version: 0 })
    const { version } = await door.recruiter.ask(
      lecturesApi.updateRoute,
      replaced(theme_id, 0, [stop('厦门', '厦门大学'), stop('北京', '清华大学')], [stop('长沙', '中南大学')]),
    )
    const route = await door.route(theme_id)
    expect(route.version).toBe(version)
    expect(route.xjhRoute.map(({ city, py, group_index }) => [city, py, group_index])).toEqual([
      ['北京', 'beijing', 0],
      ['厦门', 'xiamen', 1],
    ])
    expect(route.yxjRoute[0]).toMatchObject({ py: 'changsha', is_first: true, is_last: true })
    await expect.poll(() => heard.flatMap(({ lecture }) => lecture ?? [])).toContain(theme_id)
  })

  test('a stop that keeps its number keeps its code, one that is left out is gone', async () => {
    const theme_id = await door.project()
    const id = await door.add(theme_id)
    await door.add(theme_id, '北京大学', '2026-09-04T11:00:00.000Z')
    const token = await door.tokenOf(theme_id)
    const { version } = await door.route(theme_id)
    await door.recruiter.ask(
      lecturesApi.updateRoute,
      replaced(theme_id, version, [], [{ ...stop('上海', '复旦大学'), id }]),
    )
    const after = await door.route(theme_id)
    expect(after.xjhRoute).toEqual([])
    expect(after.yxjRoute).toMatchObject([{ id, university: '复旦大学' }])
    expect(await door.tokenOf(theme_id)).toBe(token)
  })

  test('of two who replace it, the second hears that it was changed', async () => {
    const theme_id = await door.project()
    const request = replaced(theme_id, 0, [stop('北京', '清华大学')])
    const answers = await Promise.all([
      door.recruiter.send(lecturesApi.updateRoute, request),
      door.recruiter.send(lecturesApi.updateRoute, request),
    ])
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['done', 'stale'])
    expect((await door.route(theme_id)).xjhRoute).toHaveLength(1)
  })

  test('takes no stop of another project', async () => {
    const [one, other] = [await door.project(), await door.project()]
    const id = await door.add(one)
    const request = replaced(other, 0, [{ ...stop('北京', '清华大学'), id }])
    expect((await door.recruiter.send(lecturesApi.updateRoute, request)).http).toBe(404)
    expect((await door.route(one)).xjhRoute).toHaveLength(1)
  })

  test('with a fault in one stop stays as it was, and the fault is named', async () => {
    const theme_id = await door.project()
    const wrong = { ...stop('北京', ''), xjhUrl: 'javascript:alert(1)' }
    const request = replaced(theme_id, 0, [stop('北京', '清华大学'), wrong])
    const answer = await door.recruiter.send(lecturesApi.updateRoute, request)
    expect(answer.http).toBe(422)
    const named = answer.errors?.map(({ path }) => path)
    expect(named).toContain('xjhRoute.1.university')
    expect(named).toContain('xjhRoute.1.xjhUrl')
    expect((await door.route(theme_id)).version).toBe(0)
  })

  test('of a deleted project is read, and nothing of it is changed', async () => {
    const theme_id = await door.project()
    const id = await door.add(theme_id)
    await door.recruiter.ask(themesApi.deleteTheme, { body: { id: theme_id } })
    const body = { id, version: 1, kind: 'xjh' as const, ...stop('北京', '北京大学') }
    const answers = [
      await door.recruiter.send(lecturesApi.removeLecture, { query: { id } }),
      await door.recruiter.send(lecturesApi.updateLecture, { body }),
      await door.recruiter.send(lecturesApi.updateRoute, replaced(theme_id, 1, [])),
      await door.recruiter.send(lecturesApi.createLecture, {
        body: { theme_id, kind: 'xjh', ...stop('北京', '清华大学') },
      }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'project_deleted'))
    expect((await door.route(theme_id)).can.edit).toBe(false)
    expect((await door.lecture(theme_id)).can).toEqual({ edit: false, remove: false })
  })

  test('has its bounds', async () => {
    const theme_id = await door.project()
    await door.add(theme_id)
    await door.world.rows(
      `insert into lectures (organisation_id, project_id, kind, city, university, starts_at, code_seed, code_digest)
       select organisation_id, project_id, kind, city, university, starts_at, gen_random_uuid(), decode(md5(n::text), 'hex')
       from lectures, generate_series(2, $2) n where project_id = $1`,
      theme_id,
      mostStops,
    )
    const body = { theme_id, kind: 'xjh' as const, ...stop('北京', '清华大学') }
    const full = await door.recruiter.send(lecturesApi.createLecture, { body })
    expect(full).toMatchObject({ code: 'too_many_stops', message: expect.stringContaining('500') })
  })
})

describe('its stops', () => {
  test('are changed at the version seen, and taken out', async () => {
    const theme_id = await door.project()
    const id = await door.add(theme_id)
    const body = { id, version: 1, kind: 'yxj' as const, ...stop('北京', '北京大学') }
    expect(await door.recruiter.ask(lecturesApi.updateLecture, { body })).toEqual({ id, version: 2 })
    expect((await door.recruiter.send(lecturesApi.updateLecture, { body })).code).toBe('stale')
    await door.recruiter.ask(lecturesApi.removeLecture, { query: { id } })
    expect((await door.recruiter.send(lecturesApi.removeLecture, { query: { id } })).http).toBe(404)
    expect((await door.route(theme_id)).version).toBe(3)
  })

  test('are found by what they say, page by page in the order of time', async () => {
    const theme_id = await door.project()
    await door.add(theme_id, '清华大学', '2026-09-05T11:00:00.000Z')
    await door.add(theme_id, '北京大学', '2026-09-04T11:00:00.000Z')
    const list = (query: object) =>
      door.recruiter.send(lecturesApi.listLectures, { query: { theme_id, ...query } })
    const names = async (query: object) => (await list(query)).data?.list.map(({ university }) => university)
    expect(await names({})).toEqual(['北京大学', '清华大学'])
    expect(await names({ page_size: 1, page: 2 })).toEqual(['清华大学'])
    expect(await names({ keyword: '清华' })).toEqual(['清华大学'])
    expect(await names({ keyword: '%' })).toEqual([])
    expect((await list({ kind: 'yxj' })).total).toBe(0)
    expect((await list({ page_size: 1 })).total).toBe(2)
  })

  test('are read by a hiring manager without their codes, and changed by nobody without the right', async () => {
    const theme_id = await door.project()
    await door.add(theme_id)
    const manager = await door.world.user(door.organisation, 'User2')
    const { list } = await manager.ask(lecturesApi.listLectures, { query: { theme_id } })
    expect(list[0]).toMatchObject({ sign_in_path: null, can: { edit: false, remove: false } })
    const refused = await manager.send(lecturesApi.updateRoute, replaced(theme_id, 1, []))
    expect(refused.http).toBe(403)
  })

  test('of another company are not there', async () => {
    const theme_id = await door.project()
    const id = await door.add(theme_id)
    const other = await door.world.user(await door.world.organisation('别家'), 'OrgAdmin2')
    const asked = [
      await other.send(lecturesApi.viewRoute, { query: { theme_id } }),
      await other.send(lecturesApi.listLectures, { query: { theme_id } }),
      await other.send(lecturesApi.removeLecture, { query: { id } }),
      await other.send(lecturesApi.updateRoute, replaced(theme_id, 1, [])),
    ]
    expect(asked.map(({ http }) => http)).toEqual([404, 404, 404, 404])
  })
})
