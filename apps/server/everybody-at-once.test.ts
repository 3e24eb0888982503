// @module-tag race
import { pipelineApi } from '@bole/pipeline/contract'
import { positionsApi } from '@bole/positions/contract'
import { stages, statuses } from '@bole/processes/model'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { miscounts, startWorld, type Visitor, type World } from './testing/index.ts'

const hands = 8
const actsOfAHand = 45

let world: World
let organisation: number
let people: readonly Visitor[]
let departments: readonly number[]
let positions: readonly number[]
let applications: readonly number[]
const batches: string[] = []

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  departments = [await world.department(organisation, 'One'), await world.department(organisation, 'Two')]
  people = await Promise.all(
    (['OrgAdmin', 'OrgAdmin2', 'SuperAdmin'] as const).map((role) => world.user(organisation, role)),
  )
  const made = <Made>(count: number, make: (at: number) => Promise<Made>) =>
    Promise.all(Array.from({ length: count }, (_, at) => make(at)))
  positions = await made(4, (at) => world.position(organisation, { departmentId: departments[at] ?? null }))
  await world.rows(`update positions set cities = '{深圳}'`)
  applications = await made(12, (at) => world.application(organisation, positions[at % 4] ?? 0))
})
afterAll(() => world.end())

// The same acts in every run; what they meet is up to the moment.
let state = 7
const below = (bound: number) => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((state / 2_147_483_648) * bound)
}
const oneOf = <Item>(list: readonly Item[]): Item => {
  const item = list[below(list.length)]
  if (item === undefined) throw new RangeError('nothing to choose from')
  return item
}
const versionOf = async (table: 'applications' | 'positions', id: number) =>
  Number((await world.rows(`select version from ${table} where id = $1`, id))[0]?.version)
const seen = async (post_id: number) => ({ post_id, version: await versionOf('applications', post_id) })
const some = () => Promise.all([...new Set([1, 2, 3, 4].map(() => oneOf(applications)))].map(seen))
const position = async (id = oneOf(positions)) => ({ id, version: await versionOf('positions', id) })
const project = async () => {
  const [row] = await world.rows('select project_id from positions where id = $1', oneOf(positions))
  return { id: Number(row?.project_id) }
}
const arrangement = () => ({
  approver_ids: oneOf([[], [oneOf(people).id]]),
  interviewer_ids: oneOf([[], people.map(({ id }) => id)]),
  meets_at: oneOf([null, '2030-01-02T10:00:00Z']),
  entry_date: oneOf([null, '2030-02-01', '2020-02-01']),
})
const stage = () => oneOf(stages.stagesInOrder)

type Act = (who: Visitor) => Promise<{ http: number; data?: { batch_id?: string } | object | null }>

const acts: readonly Act[] = [
  async (who) => who.send(pipelineApi.takeUp, { body: await seen(oneOf(applications)) }),
  async (who) => {
    const body = { ...(await seen(oneOf(applications))), stage: stage(), ...arrangement() }
    return who.send(pipelineApi.move, { body })
  },
  async (who) =>
    who.send(pipelineApi.arrange, { body: { ...(await seen(oneOf(applications))), ...arrangement() } }),
  async (who) =>
    who.send(pipelineApi.moveMany, {
      body: { applications: await some(), stage: stage(), ...arrangement() },
    }),
  async (who) => {
    const action = oneOf(['pass', 'eliminate', 'move_out', 'entry'] as const)
    return who.send(pipelineApi.giveFeedbackToMany, { body: { applications: await some(), action } })
  },
  async (who) => who.send(pipelineApi.removeApplications, { body: { applications: await some() } }),
  async (who) => who.send(pipelineApi.restoreApplications, { body: { applications: await some() } }),
  async (who) => who.send(pipelineApi.restoreApplications, { body: { applications: await some() } }),
  async (who) => {
    const body = { applications: await some(), position_id: oneOf(positions) }
    return who.send(pipelineApi.changePosition, { body })
  },
  async (who) => {
    const body = { applications: await some(), owner_id: oneOf(people).id }
    return who.send(pipelineApi.transfer, { body })
  },
  (who) => who.send(pipelineApi.makeCandidatePage, { body: { post_id: oneOf(applications) } }),
  (who) => who.send(pipelineApi.undo, { body: { batch_id: batches.at(-1) ?? crypto.randomUUID() } }),
  (who) => who.send(pipelineApi.undo, { body: { batch_id: batches.at(-2) ?? crypto.randomUUID() } }),
  (who) => {
    const body = {
      post_ids: [oneOf(applications), oneOf(applications)],
      tags: oneOf([
        ['a', 'b'],
        ['B', 'A'],
      ]),
    }
    return who.send(pipelineApi.addTags, { body })
  },
  async (who) => {
    const body = { ...(await position()), department_id: oneOf(departments) }
    return who.send(positionsApi.updatePosition, { body })
  },
  async (who) => who.send(positionsApi.closePosition, { body: await position() }),
  async (who) => who.send(positionsApi.openPosition, { body: await position() }),
  async (who) => who.send(positionsApi.deletePosition, { body: await position(positions[3]) }),
  async (who) => who.send(themesApi.deleteTheme, { body: await project() }),
  async (who) => who.send(themesApi.recoverTheme, { query: await project() }),
]

test('whatever everybody does at once, nobody hears of a fault, and every row agrees with every other', async () => {
  const faults: unknown[] = []
  const act = async () => {
    for (let done = 0; done < actsOfAHand; done++) {
      const answer = await oneOf(acts)(oneOf(people))
      if (answer.http >= 500) faults.push(answer)
      if (answer.data && 'batch_id' in answer.data && answer.data.batch_id) batches.push(answer.data.batch_id)
    }
  }
  await Promise.all(Array.from({ length: hands }, act))
  expect(faults).toEqual([])
  expect(batches.length).toBeGreaterThan(50)
  expect(await miscounts(world)).toEqual([])
  expect(await world.rows(brokenHistories), 'each row of a history starts where the last ended').toEqual([])
  expect(await world.rows(wrongRecords), 'everybody stands in the record of their stage').toEqual([])
  expect(await world.rows(wrongParts), 'owners own, and who waits for an approver has one').toEqual([])
  const living = (await world.rows(inWhatIsGone)).filter(
    ({ stage: code, step, detail }) =>
      !statuses.isEnded({ stage: stages.stageOf(Number(code)), step: Number(step), detail: Number(detail) }),
  )
  expect(living, 'nobody is under way in a position that is gone').toEqual([])
})

const brokenHistories = `select application_id, id from (
  select application_id, id, array[from_stage, from_step, from_detail, was_listed::int] as begins,
    lag(array[to_stage, to_step, to_detail, is_listed::int]) over (partition by application_id order by id) as ended
  from application_history) row where ended is not null and begins <> ended`

const wrongRecords = `select a.id from applications a left join stage_records r on r.id = a.stage_record_id
  where (a.step > 0 and r.id is null) or (r.id is not null and (r.closed_at is not null or r.application_id <> a.id
    or (r.stage, r.step, r.detail) <> (a.stage, a.step, a.detail)))
  union all select application_id from stage_records where closed_at is null group by 1 having count(*) > 1`

const wrongParts = `select a.id from applications a where array_remove(array[a.owner_user_id], null) <>
    array(select user_id from application_people p where p.application_id = a.id and part = 'owner')
  or (a.stage = 14 and a.step in (10, 20) and (a.step = 20) <>
    exists (select from application_people p where p.application_id = a.id and part = 'approver'))`

const inWhatIsGone = `select a.id, stage, step, detail from applications a join positions p on p.id = a.position_id
  join projects j on j.id = p.project_id where a.is_listed and (p.is_deleted or j.is_deleted)`
