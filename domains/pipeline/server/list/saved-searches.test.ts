import { readFile } from 'node:fs/promises'
import { pipelineApi } from '@bole/pipeline/contract'
import { startCompany } from '@bole/server/testing'
import { afterAll, describe, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
afterAll(() => world.end())

const save = (name: string, conditions: Record<string, string> = {}, who = hr, screen = 'candidates') =>
  who.send(pipelineApi.saveSearch, { body: { screen, name, conditions } })
const list = async (who = hr, screen = 'candidates') =>
  (await who.ask(pipelineApi.listSavedSearches, { query: { screen } })).list
const remove = (id: number, who = hr) => who.send(pipelineApi.removeSavedSearch, { params: { id } })

describe('a saved view', () => {
  test('comes back word for word, on its own screen, in the order of saving', async () => {
    const conditions = { keyword: '王小明 & "Ana"', statuses: '10/11,20/21', empty: '' }
    const heard = world.heard(organisation)
    await save('等我面试', conditions)
    await save('另一个')
    await save('别的屏幕', {}, hr, 'positions')
    expect((await list()).map(({ name }) => name)).toEqual(['等我面试', '另一个'])
    expect((await list())[0]?.conditions).toEqual(conditions)
    expect((await list(hr, 'positions')).map(({ name }) => name)).toEqual(['别的屏幕'])
    await expect.poll(() => heard.some((changed) => 'saved_search' in changed)).toBe(true)
  })

  test('is seen and forgotten by whoever saved it, and by nobody else', async () => {
    const colleague = await world.user(organisation, 'SuperAdmin')
    const stranger = await world.user(await world.organisation(), 'SuperAdmin')
    const id = (await save('我的')).data?.id ?? 0
    for (const other of [colleague, stranger]) {
      expect(await list(other)).toEqual([])
      expect((await remove(id, other)).http).toBe(404)
    }
    expect((await list()).some((saved) => saved.id === id)).toBe(true)
    expect((await remove(id)).status).toBe('success')
    expect((await list()).some((saved) => saved.id === id)).toBe(false)
    // The second of two hands.
    expect((await remove(id)).http).toBe(404)
  })

  test('may not be one of too many', async () => {
    const collector = await world.user(organisation, 'User')
    await world.rows(
      `insert into saved_searches (organisation_id, user_id, screen, name, conditions)
       select $1, $2, 'candidates', 'View ' || n, '{}' from generate_series(1, 49) n`,
      organisation,
      collector.id,
    )
    expect((await save('the fiftieth', {}, collector)).status).toBe('success')
    expect(await save('one more', {}, collector)).toMatchObject({ http: 200, code: 'too_many_saved' })
    expect(await list(collector)).toHaveLength(50)
    const [any] = await list(collector)
    await remove(any?.id ?? 0, collector)
    expect((await save('room again', {}, collector)).status).toBe('success')
  })

  test('may not be one of too many that are saved at once', { tags: ['race'] }, async () => {
    const collector = await world.user(organisation, 'User')
    await world.rows(
      `insert into saved_searches (organisation_id, user_id, screen, name, conditions)
       select $1, $2, 'candidates', 'View ' || n, '{}' from generate_series(1, 47) n`,
      organisation,
      collector.id,
    )
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => save(`${at}`, {}, collector)))
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(3)
    expect(answers.filter(({ code }) => code === 'too_many_saved')).toHaveLength(5)
    expect(await list(collector)).toHaveLength(50)
  })

  test.each([
    ['', {}],
    ['x'.repeat(61), {}],
    ['long', { keyword: 'x'.repeat(2001) }],
    ['torn', { keyword: '\ud800' }],
  ])('named %j is checked first', async (name, conditions) => {
    expect((await save(name, conditions)).http).toBe(422)
  })

  test('of a stranger is not asked for', async () => {
    expect(
      (await world.stranger().send(pipelineApi.listSavedSearches, { query: { screen: 'x' } })).http,
    ).toBe(401)
  })
})

test.each([
  [{ source: 'careers' }, { source: 'career_site,referral,campaign' }],
  [
    { source: '校园大使,referral:A1', keyword: '李' },
    { source: 'upload:校园大使,referral:A1', keyword: '李' },
  ],
  [
    { source: 'upload', colour: 'blue' },
    { source: 'upload', colour: 'blue' },
  ],
  [
    { colour: 'amber', city: '上海' },
    { waits_for: 'me', city: '上海' },
  ],
  [{ keyword: 'Ana' }, { keyword: 'Ana' }],
])('a view saved as %j goes on as %j, which the list takes', async (conditions, expected) => {
  const owner = await world.user(organisation, 'OrgAdmin')
  await save('早先的', conditions, owner)
  const migration = new URL('../../../../migrations/0135-views-in-the-words-of-today.sql', import.meta.url)
  await world.rows(await readFile(migration, 'utf8'))
  const [view] = await list(owner)
  expect(view?.conditions).toEqual(expected)
  const found = await owner.send(pipelineApi.listCandidates, {
    query: pipelineApi.listCandidates.query.parse(expected),
  })
  expect(found.http).toBe(200)
})

test('a source that there is none of is refused by name, not answered with nobody', async () => {
  const query = { source: 'careers' }
  const refused = await hr.send(pipelineApi.listCandidates, { query })
  expect(refused).toMatchObject({ http: 422 })
  expect(JSON.stringify(refused)).toContain('source')
})
