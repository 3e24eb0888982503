import type { Transaction } from '@bole/platform/server'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectOfCode, sectionsOf, shownLogo } from './sections-of.ts'

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
  (await recruiter.ask(themesApi.createTheme, { body: { theme_name: `项目 ${++made}`, type: 'xz' } })).id
const viewOf = (id: number) => recruiter.ask(themesApi.viewTheme, { query: { id } })
async function update(id: number, changes: object) {
  const { theme } = await viewOf(id)
  return recruiter.send(themesApi.updateTheme, { body: { id, version: theme.version, ...changes } })
}
const within = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  inTransaction(
    { database: world.server.database, publish: world.server.announcer.publish },
    organisation,
    work,
  )

async function logo(): Promise<{ logo: number; logoUrl: string }> {
  const drawn = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#3a68c6' } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.append('files', new File([new Uint8Array(drawn)], 'logo.png'))
  return recruiter.ask(themesApi.uploadLogo, { body })
}

const shown = {
  isSchedule: true,
  schedule: [
    { title: '笔试', day_from: '2027-04-10', day_to: null },
    { title: '网申', day_from: '2027-03-01', day_to: '2027-03-31' },
  ],
  isQa: true,
  qa: [{ question: '可以投几个？', answer: '两个' }],
}

describe('what a project shows', () => {
  test('is kept in its order, replaced whole, and copied', async () => {
    const id = await project()
    await update(id, shown)
    const { theme } = await viewOf(id)
    expect(theme).toMatchObject({ isSchedule: 1, isQa: 1, qa: shown.qa })
    expect(theme.schedule.map(({ title }) => title)).toEqual(['网申', '笔试'])
    const copy = await recruiter.ask(themesApi.copyTheme, { body: { id } })
    expect((await viewOf(copy.id)).theme).toMatchObject({
      schedule: theme.schedule,
      qa: theme.qa,
      code_url: '',
    })
    await update(id, { schedule: [] })
    expect((await viewOf(id)).theme).toMatchObject({ schedule: [], qa: shown.qa })
  })

  test('reaches the career site only as far as it is switched on', async () => {
    const id = await project()
    await update(id, { ...shown, isQa: false, company: { company_name: '渡光', trade: '能源' } })
    const sections = (await within((tx) => sectionsOf(tx, [id]))).get(id)
    expect(sections).toMatchObject({
      company: { name: '渡光', industry: '能源', logo: null },
      schedule: [{ title: '网申' }, { title: '笔试' }],
      answers: [],
      pictures: [],
    })
    await recruiter.ask(themesApi.deleteTheme, { body: { id } })
    expect((await within((tx) => sectionsOf(tx, [id]))).size).toBe(0)
  })

  test.each([
    [{ schedule: [{ title: '', day_from: '2027-01-01' }] }],
    [{ schedule: [{ title: 'a', day_from: '2027-02-30' }] }],
    [{ qa: [{ question: 'a', answer: 'x'.repeat(2001) }] }],
  ])('%j is not taken', async (changes) => {
    const body = { id: await project(), version: 1, ...changes }
    expect((await recruiter.send(themesApi.updateTheme, { body })).http).toBe(422)
  })
})

describe('a logo', () => {
  test('is made small, chosen for a project, offered again, and seen by candidates only then', async () => {
    const id = await project()
    const first = await logo()
    const second = await logo()
    const recent = await recruiter.ask(themesApi.listRecentLogos, {})
    expect(recent.slice(0, 2)).toEqual([second, first])
    await expect(within((tx) => shownLogo(tx, first.logo))).rejects.toThrow()
    await update(id, { company: { logo: first.logo } })
    expect((await viewOf(id)).company).toMatchObject(first)
    const bytes = await within((tx) => shownLogo(tx, first.logo))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320 })
  })

  test('of another organisation is not found', async () => {
    const stranger = await world.user(await world.organisation(), 'OrgAdmin2')
    const body = { theme_name: '别人', type: 'xz' as const, company: { logo: (await logo()).logo } }
    expect((await stranger.send(themesApi.createTheme, { body })).http).toBe(404)
  })

  test('that is no picture is refused by its name', async () => {
    const body = new FormData()
    body.append('files', new File(['%PDF'], '说明.pdf'))
    const refused = await recruiter.send(themesApi.uploadLogo, { body })
    expect(refused).toMatchObject({ code: 'no_pictures' })
    expect(refused.message).toContain('说明.pdf')
  })
})

describe('links of a project’s own', () => {
  test('stand in the order they were added, and go', async () => {
    const id = await project()
    const add = (title: string, url = 'https://example.com/film') =>
      recruiter.send(themesApi.addCustomMenu, { body: { theme_id: id, title, url } })
    const { data } = await add('官网')
    await add('宣传片')
    expect((await viewOf(id)).theme.menu.map(({ title }) => title)).toEqual(['官网', '宣传片'])
    await recruiter.ask(themesApi.removeCustomMenu, { body: { id: data?.id ?? 0 } })
    expect((await viewOf(id)).theme.menu.map(({ title }) => title)).toEqual(['宣传片'])
    for (let more = 0; more < 11; more++) await add(`第 ${more} 个`)
    expect((await add('太多')).code).toBe('menu_full')
  })

  test.each(['javascript:alert(1)', 'example.com', 'https://', 'data:text/html,x'])(
    '%s is no address of a page',
    async (url) => {
      const body = { theme_id: await project(), title: 'x', url }
      expect((await recruiter.send(themesApi.addCustomMenu, { body })).http).toBe(422)
    },
  )
})

test('an invitation names its project until another takes its place', async () => {
  const id = await project()
  const first = await recruiter.ask(themesApi.changeLink, { body: { theme_id: id } })
  const code = first.code_url.split('project=')[1] ?? ''
  expect(await within((tx) => projectOfCode(tx, code))).toBe(id)
  const second = await recruiter.ask(themesApi.changeLink, { body: { theme_id: id } })
  expect((await viewOf(id)).theme.code_url).toBe(second.code_url)
  expect(await within((tx) => projectOfCode(tx, code))).toBeNull()
})
