import { pipelineApi } from '@bole/pipeline/contract'
import { type NewPosition, positionsApi } from '@bole/positions/contract'
import { processesApi } from '@bole/processes/contract'
import { miscounts, startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let recruiter: Visitor
let social: number
let campus: number

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
  social = (await recruiter.ask(themesApi.createTheme, { body: { theme_name: '社招', type: 'sz' } })).id
  campus = (await recruiter.ask(themesApi.createTheme, { body: { theme_name: '校招', type: 'xz' } })).id
})
afterAll(() => world.end())

async function made(more: Partial<NewPosition> = {}) {
  const body = {
    title: '后端工程师',
    theme_id: social,
    city_list: ['上海'],
    description: '设计接口',
    ...more,
  }
  return (await recruiter.ask(positionsApi.createPosition, { body })).id
}

async function viewOf(id: number, who = recruiter) {
  return (await who.ask(positionsApi.viewPosition, { query: { id } })).position
}

const stored = async (id: number) =>
  (await world.rows('select * from positions where organisation_id = $1 and id = $2', organisation, id))[0]

let count = 0
async function processOf(origin: number, stages: number[], name = `Other ${++count}`) {
  const body = { origin, name, stages }
  return (await recruiter.ask(processesApi.createProcess, { body })).id
}

describe('a new position', () => {
  test('is a draft of its project with everything it was given, and follows the default process', async () => {
    const department = await world.department(organisation, '研发')
    const id = await made({
      department_id: department,
      city_list: ['上海', '北京', '上海'],
      category: '研发',
      head_count: 3,
      description: 'Build.\nRun.',
      requirements: 'Care',
      salary_from: 2_000_000,
      salary_to: 3_000_000,
      salary_currency: 'BRL',
      degree: 'bachelor',
    })
    expect(await stored(id)).toMatchObject({
      project_id: social,
      origin: 2,
      department_id: department,
      owner_user_id: recruiter.id,
      cities: ['上海', '北京'],
      category: '研发',
      head_count: 3,
      description: 'Build.\nRun.',
      salary_from: 2_000_000,
      salary_currency: 'BRL',
      degree: 'bachelor',
      state: 'draft',
      opened_at: null,
    })
    expect(await viewOf(id)).toMatchObject({
      stages: [1, 14, 12, 5, 6],
      owner: { id: recruiter.id },
      department: { id: department, name: '研发' },
      missing: [],
      can: { edit: true, open: true, close: false, delete: true, copy: true },
    })
    const inCampus = await viewOf(await made({ theme_id: campus }))
    expect(inCampus).toMatchObject({ origin: 1, stages: [1, 16, 3, 15, 12, 5, 6] })
  })

  test('can be open at once, when nothing is missing', async () => {
    expect(await stored(await made({ state: 'open' }))).toMatchObject({
      state: 'open',
      opened_at: expect.any(Date),
    })
    const nowhere = { title: 'Nowhere', theme_id: social, state: 'open' as const, description: '设计接口' }
    const silent = { title: 'Silent', theme_id: social, state: 'open' as const, city_list: ['上海'] }
    for (const [body, code] of [
      [nowhere, 'city_missing'],
      [silent, 'text_missing'],
    ] as const)
      expect(await recruiter.send(positionsApi.createPosition, { body })).toMatchObject({ code })
  })

  test('fits where it is put', async () => {
    const elsewhere = await world.organisation()
    const stranger = await world.user(elsewhere, 'OrgAdmin2')
    const foreign = await world.department(elsewhere, 'Theirs')
    const there = await world.department(organisation, 'There')
    const head = await world.user(organisation, 'DepAdmin2', await world.department(organisation, 'Here'))
    const refusals: [Partial<NewPosition>, string][] = [
      [{ theme_id: 999_999_999 }, 'unknown_project'],
      [{ process_id: 999_999_999 }, 'unknown_process'],
      [{ process_id: await processOf(1, [1, 3]) }, 'other_origin'],
      [{ department_id: foreign }, 'unknown_department'],
      [{ owner_id: stranger.id }, 'unknown_person'],
      [{ owner_id: head.id, department_id: there }, 'owner_cannot_see'],
      [{ salary_from: 2, salary_to: 1 }, 'salary_reversed'],
    ]
    const before = await world.rows('select count(*) from positions')
    for (const [more, code] of refusals) {
      const body = { title: 'X', theme_id: social, ...more }
      expect(await recruiter.send(positionsApi.createPosition, { body })).toMatchObject({ http: 200, code })
    }
    expect(await world.rows('select count(*) from positions')).toEqual(before)
  })
})

describe('changing', () => {
  test('keeps what is left out; of two hands one wins and the other sees the fresh one', async () => {
    const id = await made({ head_count: 2, description: 'Kept' })
    const titles = ['One', 'Two', 'Three', 'Four']
    const answers = await Promise.all(
      titles.map((title) => recruiter.send(positionsApi.updatePosition, { body: { id, version: 1, title } })),
    )
    const winner = titles[answers.findIndex(({ status }) => status === 'success')]
    const late = answers.filter(({ code }) => code === 'stale')
    expect(late).toHaveLength(3)
    expect(late[0]?.data).toMatchObject({ position: { title: winner, version: 2 } })
    expect(await stored(id)).toMatchObject({ title: winner, head_count: 2, description: 'Kept', version: 2 })
  })

  test('an open position keeps a text, unless it was opened without one', async () => {
    const id = await made({ state: 'open' })
    const silent = { description: '', requirements: ' ' }
    const taken = { body: { id, version: 1, ...silent } }
    expect(await recruiter.send(positionsApi.updatePosition, taken)).toMatchObject({ code: 'text_missing' })
    expect(await stored(id)).toMatchObject({ description: '设计接口', version: 1 })
    // As positions stand that were opened before a text was asked for.
    await world.rows("update positions set description = '' where id = $1", id)
    await recruiter.ask(positionsApi.updatePosition, { body: { id, version: 1, head_count: 3 } })
    expect(await viewOf(id)).toMatchObject({ state: 'open', head_count: 3, missing: ['text_missing'] })
    await recruiter.ask(positionsApi.closePosition, { body: { id, version: 2 } })
    const again = await recruiter.send(positionsApi.openPosition, { body: { id, version: 3 } })
    expect(again).toMatchObject({ code: 'text_missing' })
    expect((await viewOf(id)).can.open).toBe(false)
    await recruiter.ask(positionsApi.updatePosition, { body: { id, version: 3, requirements: '五年经验' } })
    await recruiter.ask(positionsApi.openPosition, { body: { id, version: 4 } })
  })

  test('an open position stays one that could be opened', async () => {
    const id = await made({ state: 'open' })
    const body = { id, version: 1, city_list: [] }
    expect(await recruiter.send(positionsApi.updatePosition, { body })).toMatchObject({
      code: 'city_missing',
    })
    await recruiter.ask(positionsApi.closePosition, { body: { id, version: 1 } })
    await recruiter.ask(positionsApi.updatePosition, { body: { ...body, version: 2 } })
    expect((await viewOf(id)).missing).toEqual(['city_missing'])
  })

  test('project and origin change until somebody applies, even somebody removed since', async () => {
    const id = await made()
    const exam = await processOf(1, [1, 3, 12])
    const toCampus = { id, theme_id: campus }
    expect(
      await recruiter.send(positionsApi.updatePosition, { body: { ...toCampus, version: 1 } }),
    ).toMatchObject({ code: 'other_origin' })
    const body = { ...toCampus, version: 1, process_id: exam }
    await recruiter.ask(positionsApi.updatePosition, { body })
    expect(await stored(id)).toMatchObject({ origin: 1, project_id: campus })
    const application = await world.application(organisation, id)
    const applications = [{ post_id: application, version: 1 }]
    await recruiter.ask(pipelineApi.removeApplications, { body: { applications } })
    const back = { id, version: 2, theme_id: social }
    expect(await recruiter.send(positionsApi.updatePosition, { body: back })).toMatchObject({
      code: 'has_applications',
    })
    expect((await viewOf(id)).is_project_fixed).toBe(true)
  })

  test('another process has every stage somebody is under way in', async () => {
    const id = await made({ state: 'open' })
    const application = await world.application(organisation, id)
    await recruiter.ask(pipelineApi.move, { body: { post_id: application, version: 1, stage: 14 } })
    const without = await processOf(2, [1, 12, 5])
    const body = { id, version: 1, process_id: without }
    const refused = await recruiter.send(positionsApi.updatePosition, { body })
    expect(refused).toMatchObject({ code: 'stage_in_use' })
    expect(refused.message).toContain('1 candidate is')
    const withIt = await processOf(2, [1, 14, 12])
    await recruiter.ask(positionsApi.updatePosition, { body: { ...body, process_id: withIt } })
    expect((await viewOf(id)).stages).toEqual([1, 14, 12])
  })

  test('another owner owns the position, not its applications', async () => {
    const id = await made({ state: 'open' })
    const application = await world.application(organisation, id)
    const colleague = await world.user(organisation, 'OrgAdmin2')
    await recruiter.ask(positionsApi.updatePosition, { body: { id, version: 1, owner_id: colleague.id } })
    expect((await viewOf(id)).owner?.id).toBe(colleague.id)
    const [row] = await world.rows('select owner_user_id from applications where id = $1', application)
    expect(row).toEqual({ owner_user_id: recruiter.id })
  })
})

describe('the department', () => {
  test('takes its applications along, listed or not, so that its people see them', async () => {
    const [from, to] = [await world.department(organisation, 'A'), await world.department(organisation, 'B')]
    const id = await made({ department_id: from, state: 'open' })
    const ids = [await world.application(organisation, id), await world.application(organisation, id)]
    const [first = 0, second = 0] = ids
    const applications = [{ post_id: second, version: 1 }]
    await recruiter.ask(pipelineApi.removeApplications, { body: { applications } })
    const manager = await world.user(organisation, 'DepAdmin2', to)
    const see = async () =>
      (await manager.send(pipelineApi.getApplication, { query: { post_id: first } })).http
    expect(await see()).toBe(404)
    await recruiter.ask(positionsApi.updatePosition, { body: { id, version: 1, department_id: to } })
    expect(await see()).toBe(200)
    const rows = await world.rows('select department_id from applications where position_id = $1', id)
    expect(rows).toEqual([{ department_id: to }, { department_id: to }])
    expect(await miscounts(world)).toEqual([])
  })

  test('has no application left behind that arrives at the same moment', { tags: ['race'] }, async () => {
    const to = await world.department(organisation, 'C')
    for (let round = 0; round < 6; round++) {
      const id = await made({ state: 'open' })
      await Promise.all([
        ...[1, 2, 3].map(() => world.application(organisation, id)),
        recruiter.ask(positionsApi.updatePosition, { body: { id, version: 1, department_id: to } }),
      ])
      const rows = await world.rows(
        'select distinct department_id from applications where position_id = $1',
        id,
      )
      expect(rows).toEqual([{ department_id: to }])
    }
    expect(await miscounts(world)).toEqual([])
  })
})
