import { inTransaction } from '@bole/platform/testing'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectNames } from './project-store.ts'
import { themes } from './queries.ts'

let world: World
let organisation: number
let recruiter: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())

const make = (theme_name: string, type: 'xz' | 'sz' = 'xz') =>
  recruiter.send(themesApi.createTheme, { body: { theme_name, type } })
const made = async (theme_name: string) => (await make(theme_name)).data?.id ?? 0
const versionOf = async (id: number) =>
  (await recruiter.ask(themesApi.viewTheme, { query: { id } })).theme.version

test('a name is given once among the projects of a kind of hiring, however it is written', async () => {
  const first = await made('Spring 2027')
  const again = await make(' spring 2027 ')
  expect(again).toMatchObject({ code: 'name_taken' })
  expect(again.message).toContain('“spring 2027”')
  expect((await make('Spring 2027', 'sz')).status).toBe('success')
  const other = await made('Autumn 2027')
  const rename = { id: other, version: 1, theme_name: 'Spring 2027' }
  expect(await recruiter.send(themesApi.updateTheme, { body: rename })).toMatchObject({ code: 'name_taken' })
  const asCopy = { id: other, theme_name: 'Spring 2027' }
  expect(await recruiter.send(themesApi.copyTheme, { body: asCopy })).toMatchObject({ code: 'name_taken' })
  const own = { id: first, version: 1, theme_name: 'SPRING 2027' }
  await recruiter.ask(themesApi.updateTheme, { body: own })
})

test('a deleted project lends its name, and comes back once that is free again', async () => {
  const id = await made('Interns')
  await recruiter.ask(themesApi.deleteTheme, { body: { id } })
  const next = await made('Interns')
  const back = { query: { id } }
  expect(await recruiter.send(themesApi.recoverTheme, back)).toMatchObject({ code: 'name_taken_since' })
  const body = { id: next, version: await versionOf(next), theme_name: 'Interns 2028' }
  await recruiter.ask(themesApi.updateTheme, { body })
  await recruiter.ask(themesApi.recoverTheme, back)
})

test('whoever gives a name waits for whoever is giving one', async () => {
  const parts = { database: world.server.database, publish: world.server.announcer.publish }
  const { second } = await inTransaction(parts, organisation, async (tx) => {
    const given = { name: 'At once', origin: 1 }
    expect(await projectNames.isTaken(tx, given)).toBe(false)
    await tx.load(themes.insertInto('projects').values({ ...given, organisation_id: organisation }))
    const second = make('At once')
    await expect.poll(() => world.waitingForLocks()).toBe(1)
    return { second }
  })
  expect(await second).toMatchObject({ code: 'name_taken' })
})

test('copies made at once are told apart', { tags: ['race'] }, async () => {
  const id = await made('Copied')
  const copies = await Promise.all([1, 2, 3].map(() => recruiter.ask(themesApi.copyTheme, { body: { id } })))
  expect(copies.map(({ theme_name }) => theme_name).toSorted()).toEqual([
    'Copied (2)',
    'Copied (3)',
    'Copied (4)',
  ])
})

test('two that are called the same from before are left alone, whatever else of them is changed', async () => {
  const [one, two] = [await made('Old'), await made('Older')]
  await world.rows("update projects set name = 'Old' where id = $1", two)
  for (const id of [one, two])
    await recruiter.ask(themesApi.updateTheme, { body: { id, version: 1, theme_name: 'Old', post_limit: 2 } })
})
