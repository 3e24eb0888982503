import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { resumesApi } from '@bole/resumes/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let recruiter: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())

const { stage } = stages

describe('the list', () => {
  test('finds by keyword, counts every stage, pages by key and keeps its order', async () => {
    const mine = await world.organisation()
    const hr = await world.user(mine, 'OrgAdmin2')
    const place = await world.position(mine)
    const made: number[] = []
    for (let index = 0; index < 25; index++) {
      made.push(
        await world.application(mine, place, {
          name: index % 5 === 0 ? '欧阳小明' : `Ana ${index}`,
          phone: `1380000${1000 + index}`,
        }),
      )
    }
    const first = await hr.ask(pipelineApi.listCandidates, { query: { page_size: 10 } })
    expect(first.statistic).toMatchObject({ all: { value: 25 }, '1': { value: 25 }, '12': { value: 0 } })
    const second = await hr.ask(pipelineApi.listCandidates, {
      query: { page_size: 10, cursor: first.next_cursor ?? '' },
    })
    const third = await hr.ask(pipelineApi.listCandidates, {
      query: { page_size: 10, cursor: second.next_cursor ?? '' },
    })
    expect(third.next_cursor).toBeNull()
    expect([...first.list, ...second.list, ...third.list].map(({ id }) => id)).toEqual(made.toReversed())

    const find = async (query: object) => (await hr.send(pipelineApi.listCandidates, { query })).total
    expect(await find({ keyword: '欧阳' })).toBe(5)
    expect(await find({ keyword: 'oyxm' })).toBe(5)
    expect(await find({ keyword: 'ana' })).toBe(20)
    expect(await find({ keyword: '13800001003' })).toBe(1)
    expect(await find({ keyword: '没有的人' })).toBe(0)
    expect(await find({ tracker_status: stage.interview })).toBe(0)
    expect(await find({ position_id: String(place), statuses: '0/0' })).toBe(25)
    expect(await find({ origin: 1 })).toBe(0)
  })
})

describe('who sees what', () => {
  test('organisation, departments, assigned, nothing, and never another organisation', async () => {
    const top = await world.department(organisation, 'Top')
    const team = await world.department(organisation, 'Team', top)
    const inTeam = await world.position(organisation, { departmentId: team })
    const id = await world.application(organisation, inTeam)
    const elsewhere = await world.organisation()
    const see = async (who: Visitor) =>
      (await who.send(pipelineApi.getApplication, { query: { post_id: id } })).http
    for (const role of ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2'] as const)
      expect(await see(await world.user(organisation, role))).toBe(200)
    for (const role of ['DepAdmin', 'DepAdmin2'] as const) {
      expect(await see(await world.user(organisation, role, top))).toBe(200)
      expect(
        await see(await world.user(organisation, role, await world.department(organisation, 'Other'))),
      ).toBe(404)
    }
    for (const role of ['User', 'User2'] as const) {
      const manager = await world.user(organisation, role, team)
      expect(await see(manager)).toBe(404)
      const { application } = await recruiter.ask(pipelineApi.getApplication, { query: { post_id: id } })
      const { version } = application
      await recruiter.ask(pipelineApi.transfer, {
        body: { applications: [{ post_id: id, version }], owner_id: manager.id },
      })
      expect(await see(manager)).toBe(200)
      expect(
        (await manager.ask(pipelineApi.listCandidates, { query: {} })).list.map((item) => item.id),
      ).toEqual([id])
    }
    expect(await see(await world.user(organisation, 'SysAdmin'))).toBe(403)
    expect(await see(await world.user(elsewhere, 'SuperAdmin'))).toBe(404)
    expect(await see(world.stranger())).toBe(401)
  })
})

test('a candidate is told with their station of the project, the city of the position and what the résumé names', async () => {
  const place = await world.position(organisation)
  await world.rows('update positions set cities = $2 where id = $1', place, ['上海', '北京'])
  const id = await world.application(organisation, place)
  const query = { position_id: String(place) }
  const [before] = (await recruiter.ask(pipelineApi.listCandidates, { query })).list
  expect(before).toMatchObject({ label: { station: '' }, position: { city: '上海' } })
  expect(before?.resumeDetail).toEqual({ id: null, skills: [] })
  const body = { post_id: id, version: 1, changes: [{ path: 'skills.0', value: 'Rust' }] }
  await recruiter.ask(resumesApi.correct, { body })
  await world.rows(
    `update projects set stations = '[{"name": "上海", "type": "city"}]'
     where id = (select project_id from positions where id = $1)`,
    place,
  )
  const { list } = await recruiter.ask(pipelineApi.listCandidates, { query })
  expect(list.map(({ label }) => label)).toEqual([{ station: '上海' }])
  expect(list[0]?.resumeDetail).toEqual({ id: expect.any(Number), skills: ['Rust'] })
})
