import { lecturesApi } from '@bole/lectures/contract'
import { themesApi } from '@bole/themes/contract'
import { readSheet } from 'read-excel-file/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type AtTheDoor, evening, startAtTheDoor } from './testing/at-the-door.ts'

let door: AtTheDoor

beforeAll(async () => {
  door = await startAtTheDoor()
})
afterEach(() => {
  door.world.now = null
})
afterAll(() => door.world.end())

/** A lecture that is on, and its code. */
async function openLecture() {
  const theme_id = await door.project()
  const lecture_id = await door.add(theme_id)
  const token = await door.tokenOf(theme_id)
  door.world.now = new Date(evening)
  return { theme_id, lecture_id, token }
}

const exported = async (query: string, headers: Record<string, string> = {}) => {
  const address = `${door.world.origin}/api/recruit/route/visitor-export?${query}`
  return fetch(address, { headers: { cookie: door.recruiter.cookie, ...headers } })
}

describe('signing in', () => {
  test('people find the lecture by its code, are there once a phone, and the recruiter hears at once', async () => {
    const { theme_id, token } = await openLecture()
    expect(await door.stranger.ask(lecturesApi.getLecture, { query: { token } })).toMatchObject({
      organisation: { name: '光合' },
      university: '清华大学',
      state: 'open',
    })
    const heard = door.world.heard(door.organisation)
    expect((await door.signIn(token, '李雷', '+86 138-0013-8000')).http).toBe(200)
    expect((await door.signIn(token, '别人', '13800138000')).http).toBe(200)
    await expect.poll(() => heard.some((changed) => 'lecture_visitor' in changed)).toBe(true)
    expect(await door.visitors({ theme_id: [theme_id] })).toMatchObject([
      { name: '李雷', phone: '13800138000', post_id: null },
    ])
  })

  test('of a whole hall at once, everybody is there once', async () => {
    const { theme_id, token } = await openLecture()
    const people = Array.from({ length: 30 }, (_, at) => `1380013${String(8000 + at)}`)
    const answers = await Promise.all([...people, ...people].map((phone) => door.signIn(token, phone, phone)))
    expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200]))
    expect((await door.lecture(theme_id)).visitor_count).toBe(30)
  })

  test('a lecture that people signed in at stays in its route', async () => {
    const { theme_id, lecture_id, token } = await openLecture()
    await door.signIn(token, '李雷', '13800138000')
    expect(await door.lecture(theme_id)).toMatchObject({ visitor_count: 1, can: { remove: false } })
    const gone = await door.recruiter.send(lecturesApi.removeLecture, { query: { id: lecture_id } })
    expect(gone).toMatchObject({ code: 'has_visitors', message: expect.stringContaining('清华大学') })
    const body = { theme_id, version: 1, xjhRoute: [], yxjRoute: [] }
    expect((await door.recruiter.send(lecturesApi.updateRoute, { body })).code).toBe('has_visitors')
  })

  test.each([
    ['2026-09-02T11:00:00Z', 'early', 'not_open_yet'],
    ['2026-09-04T11:00:00Z', 'over', 'over'],
  ])('at %s it is %s, and the page says so', async (now, state, code) => {
    const { theme_id, token } = await openLecture()
    door.world.now = new Date(now)
    expect((await door.signIn(token, '李雷', '13800138000')).code).toBe(code)
    const page = await door.stranger.ask(lecturesApi.getLecture, { query: { token } })
    expect(page.state).toBe(state)
    expect(await door.visitors({ theme_id: [theme_id] })).toEqual([])
  })

  test.each([
    ['', '13800138000', 'name'],
    ['李雷', '138', 'phone'],
    ['李雷', '我的手机', 'phone'],
  ])('as %j with %j is refused at the %s', async (name, phone, path) => {
    const { token } = await openLecture()
    const answer = await door.signIn(token, name, phone)
    expect([answer.http, answer.errors?.map((error) => error.path)]).toEqual([422, [path]])
  })

  test('a code nobody gave out, of a deleted project or of a disabled company leads nowhere', async () => {
    const { theme_id, token } = await openLecture()
    const asked = async (code: string) =>
      (await door.stranger.send(lecturesApi.getLecture, { query: { token: code } })).http
    expect(await asked('a'.repeat(43))).toBe(404)
    expect(await asked('short')).toBe(422)
    await door.recruiter.ask(themesApi.deleteTheme, { body: { id: theme_id } })
    expect(await asked(token)).toBe(404)
    await door.recruiter.ask(themesApi.recoverTheme, { query: { id: theme_id } })
    const state = `update organisations set state = $2 where id = $1`
    await door.world.rows(state, door.organisation, 'disabled')
    expect(await asked(token)).toBe(404)
    expect((await door.signIn(token, '李雷', '13800138000')).http).toBe(404)
    await door.world.rows(state, door.organisation, 'enabled')
    expect(await asked(token)).toBe(200)
  })
})

describe('who signed in', () => {
  test('whom we know leads to the application that the reader sees', async () => {
    const { world, organisation } = door
    const elsewhere = await world.user(
      organisation,
      'DepAdmin2',
      await world.department(organisation, '别处'),
    )
    const { theme_id, token } = await openLecture()
    await door.signIn(token, '韩梅梅', '13900139000')
    const position = await world.position(organisation)
    const application = await world.application(organisation, position, {
      name: '韩梅梅',
      phone: '13900139000',
    })
    const query = { theme_id: [theme_id] }
    expect((await door.visitors(query))[0]?.post_id).toBe(application)
    expect((await door.visitors(query, elsewhere))[0]).toMatchObject({ name: '韩梅梅', post_id: null })
  })

  test('is narrowed by project, by lecture and by words, newest first', async () => {
    const { theme_id, lecture_id, token } = await openLecture()
    await door.signIn(token, '先来', '13700000001')
    door.world.now = new Date('2026-09-03T11:05:00Z')
    await door.signIn(token, '后来', '13700000002')
    const names = async (query: object) => (await door.visitors(query)).map(({ name }) => name)
    expect(await names({ theme_id: [theme_id] })).toEqual(['后来', '先来'])
    expect(await names({ lecture_id, page_size: 1, page: 2 })).toEqual(['先来'])
    expect(await names({ theme_id: [theme_id], keyword: '后' })).toEqual(['后来'])
    expect(await names({ theme_id: [theme_id], keyword: '_' })).toEqual([])
    expect(await names({ theme_id: [theme_id], keyword: '清华' })).toHaveLength(2)
  })

  test('is no business of a hiring manager', async () => {
    const manager = await door.world.user(door.organisation, 'User2')
    expect((await manager.send(lecturesApi.listVisitors, { query: {} })).http).toBe(403)
    expect((await manager.send(lecturesApi.exportVisitors, { query: {} })).http).toBe(403)
  })

  test('leaves as an Excel file, and nothing in it is a formula', async () => {
    const { theme_id, token } = await openLecture()
    await door.signIn(token, '=HYPERLINK("x")', '13700137000')
    const file = await exported(`theme_id=${theme_id}`)
    expect(file.headers.get('content-disposition')).toContain('.xlsx')
    const [titles, row] = await readSheet(Buffer.from(await file.arrayBuffer()))
    expect(titles?.slice(0, 2)).toEqual(['姓名', '手机'])
    expect(row?.slice(0, 2)).toEqual([`'=HYPERLINK("x")`, '13700137000'])
  })

  test('without phones for whoever is kept from contacts, in their language', async () => {
    const { theme_id, lecture_id, token } = await openLecture()
    await door.signIn(token, '李雷', '13700137001')
    await door.world.rows(
      `insert into roles (organisation_id, based_on, hides) values ($1, 'OrgAdmin2', '{contacts}')
       on conflict (organisation_id, based_on) where name is null do update set hides = excluded.hides`,
      door.organisation,
    )
    door.world.now = null
    const kept = await door.world.user(door.organisation, 'OrgAdmin2')
    const address = `${door.world.origin}/api/recruit/route/visitor-export?lecture_id=${lecture_id}`
    const file = await fetch(address, { headers: { cookie: kept.cookie, 'accept-language': 'en-US' } })
    const rows = await readSheet(Buffer.from(await file.arrayBuffer()))
    expect(rows[0]?.slice(0, 3)).toEqual(['Name', 'Project', 'Kind'])
    expect(rows.flat()).not.toContain('13700137001')
    const [visitor] = await door.visitors({ theme_id: [theme_id] }, kept)
    expect(visitor?.phone ?? '').not.toContain('13700137001')
    await door.world.rows(`update roles set hides = '{}' where organisation_id = $1`, door.organisation)
  })
})
