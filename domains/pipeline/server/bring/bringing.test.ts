import {
  applicationsGoneOn,
  labelByName,
  positionsToBringTo,
  receiveMany,
  takeOut,
  versionsOf,
} from '@bole/pipeline/bringing'
import { pipelineApi } from '@bole/pipeline/contract'
import { receiveApplication } from '@bole/pipeline/server'
import { inTransaction } from '@bole/platform/host'
import type { Transaction } from '@bole/platform/server'
import { addCandidate } from '@bole/resumes/server'
import { miscounts, startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let house: number
let recruiter: Visitor
let position: number
const at = new Date('2019-03-04T05:06:07Z')

beforeAll(async () => {
  world = await startWorld()
  house = await world.organisation()
  recruiter = await world.user(house, 'OrgAdmin2')
  const department = await world.department(house, '研发')
  position = await world.position(house, { ownerId: recruiter.id, departmentId: department })
})
afterAll(() => world.end())

const within = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  inTransaction({ database: world.server.database, publish: world.server.announcer.publish }, house, work)

/** So many people with an application each. */
const bring = (count: number) =>
  within(async (tx) => {
    const people: number[] = []
    for (let made = 0; made < count; made += 1) people.push(await addCandidate(tx, { name: `人${made}` }))
    const [positions] = await tx.load(positionsToBringTo([position]))
    return receiveMany(
      tx,
      'import',
      positions,
      people.map((candidateId) => ({ candidateId, positionId: position, at })),
    )
  })

/** An application with everything that hangs on it, but for numbers. */
const whole = async (id: number) => {
  const [row] = await world.rows(
    `select a.position_id, a.project_id, a.department_id, a.origin, a.owner_user_id, a.stage, a.step, a.detail, a.applied_at,
       a.stage_since, a.status_since, a.is_listed, a.process_step_id, a.version, a.source, a.token_digest,
       (select jsonb_agg(to_jsonb(h) - 'id' - 'application_id') from application_history h where h.application_id = a.id) as history,
       (select jsonb_agg(to_jsonb(p) - 'application_id') from application_people p where p.application_id = a.id) as people
     from applications a where id = $1`,
    id,
  )
  return row
}

describe('many applications at once', () => {
  test('are what one call makes of each, in the order given', async () => {
    const many = await bring(3)
    const one = await within(async (tx) => {
      const candidateId = await addCandidate(tx, { name: '一个人' })
      const arrival = { source: 'import', actor: 'system', userId: null, at } as const
      return receiveApplication(tx, { candidateId, positionId: position, ...arrival })
    })
    expect(many.toSorted((a, b) => a - b)).toEqual(many)
    const expected = await whole(one ?? 0)
    expect(expected?.people).toHaveLength(1)
    for (const id of many) expect(await whole(id)).toEqual(expected)
    expect(await miscounts(world)).toEqual([])
  })

  test('of nobody are nothing, and to a position that was not loaded a mistake', async () => {
    expect(await bring(0)).toEqual([])
    const wrong = within(async (tx) =>
      receiveMany(
        tx,
        'import',
        [],
        [{ candidateId: await addCandidate(tx, { name: '甲' }), positionId: position, at }],
      ),
    )
    await expect(wrong).rejects.toThrow('was not loaded')
  })

  test('go to no position that was deleted, nor to another company’s', async () => {
    const gone = await world.position(house)
    await world.rows('update positions set is_deleted = true where id = $1', gone)
    const foreign = await world.position(await world.organisation())
    const [found] = await within((tx) => tx.load(positionsToBringTo([position, gone, foreign])))
    expect(found.map(({ id }) => id)).toEqual([position])
  })
})

describe('labels by name', () => {
  test('are those of the library where it knows them, whatever their case, and new ones where not', async () => {
    const known = await recruiter.ask(pipelineApi.createTag, {
      body: { name: 'Senior', color: 'blue', group_id: null },
    })
    const [one = 0, other = 0] = await bring(2)
    const labelled = await within((tx) =>
      labelByName(tx, [
        { applicationId: one, names: ['SENIOR', '海归', 'senior'] },
        { applicationId: other, names: ['海归'] },
      ]),
    )
    const made = await world.rows(
      `select id::int from tags where organisation_id = $1 and name = '海归'`,
      house,
    )
    expect(made).toHaveLength(1)
    const fresh = Number(made[0]?.id)
    expect([labelled.get(one), labelled.get(other)]).toEqual([
      [known.id, fresh].sort((a, b) => a - b),
      [fresh],
    ])
    const rows = await world.rows(
      'select tag_id::int from application_tags where application_id = $1 order by 1',
      one,
    )
    expect(rows.map(({ tag_id }) => tag_id)).toEqual(labelled.get(one))
  })

  test('of nobody touch nothing', async () => {
    expect(await within((tx) => labelByName(tx, [{ applicationId: 1, names: [] }]))).toEqual(new Map())
  })
})

describe('taking out', () => {
  const left = (id: number, version = 1, tags: readonly number[] = []) => ({ id, version, tags })

  test('says who went on, whose labels are others, and who is gone; the rest are as they were left', async () => {
    const [still = 0, moved = 0, labelled = 0] = await bring(3)
    await recruiter.ask(pipelineApi.takeUp, { body: { post_id: moved, version: 1 } })
    await within((tx) => labelByName(tx, [{ applicationId: labelled, names: ['换了'] }]))
    const since = await within((tx) =>
      applicationsGoneOn(tx, [left(still), left(moved), left(labelled), left(999_999_999)]),
    )
    expect([...since]).toEqual([
      [moved, 'went_on'],
      [labelled, 'labelled'],
      [999_999_999, 'gone'],
    ])
    expect(await within((tx) => versionsOf(tx, [still, moved]))).toEqual(
      new Map([
        [still, 1],
        [moved, 2],
      ]),
    )
  })

  test('leaves nothing of an application, whatever it had reached, and the counts follow', async () => {
    const ids = await bring(3)
    await recruiter.ask(pipelineApi.takeUp, { body: { post_id: ids[0] ?? 0, version: 1 } })
    await within((tx) => takeOut(tx, ids))
    for (const table of ['application_history', 'application_people', 'stage_records', 'application_tags'])
      expect(await world.rows(`select 1 from ${table} where application_id = any($1)`, ids), table).toEqual(
        [],
      )
    expect(await world.rows('select 1 from applications where id = any($1)', ids)).toEqual([])
    expect(await miscounts(world)).toEqual([])
  })
})
