import { pipelineApi } from '@bole/pipeline/contract'
import { startCompany, type Visitor } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
let position: number

beforeAll(async () => {
  position = await world.position(organisation)
})
afterAll(() => world.end())

const made = (count: number, where = position) =>
  Promise.all(Array.from({ length: count }, () => world.application(organisation, where)))

const rowsOf = (ids: readonly number[]) =>
  world.rows('select version, owner_user_id from applications where id = any($1) order by id', ids)
const seen = (ids: readonly number[], version = 1) => ids.map((post_id) => ({ post_id, version }))

describe('handing over', () => {
  const people = (id: number) =>
    world.rows(
      `select user_id from application_people where application_id = $1 and part = 'owner' order by user_id`,
      id,
    )

  test('gives the application to its new owner alone, and taking it back gives it back', async () => {
    const first = await world.user(organisation, 'User')
    const second = await world.user(organisation, 'User')
    const [id = 0] = await made(1, await world.position(organisation, { ownerId: first.id }))
    const sees = async (who: Visitor) =>
      (await who.send(pipelineApi.getApplication, { query: { post_id: id } })).http
    expect([await sees(first), await sees(second)]).toEqual([200, 404])
    const done = await hr.ask(pipelineApi.transfer, {
      body: { applications: seen([id]), owner_id: second.id },
    })
    expect([await sees(first), await sees(second)]).toEqual([404, 200])
    expect(await people(id)).toEqual([{ user_id: second.id }])
    await hr.ask(pipelineApi.undo, { body: { batch_id: done.batch_id } })
    expect(await rowsOf([id])).toMatchObject([{ owner_user_id: first.id }])
    expect(await people(id)).toEqual([{ user_id: first.id }])
    expect([await sees(first), await sees(second)]).toEqual([200, 404])
  })

  test('to a colleague of another department, who could not open it, is refused and said of each', async () => {
    const departments = await world.rows(
      `insert into departments (organisation_id, name, path) select $1, 'D' || n, '{}' from generate_series(1, 2) n returning id`,
      organisation,
    )
    const [here = 0, there = 0] = departments.map(({ id }) => Number(id))
    await world.rows('update departments set path = array[id] where id = any($1)', [here, there])
    const colleague = await world.user(organisation, 'DepAdmin2')
    await world.rows('update users set department_id = $1 where id = $2', here, colleague.id)
    const [ours = 0, theirs = 0] = (await made(2)).toSorted((a, b) => a - b)
    await world.rows('update applications set department_id = $1 where id = $2', here, ours)
    await world.rows('update applications set department_id = $1 where id = $2', there, theirs)
    const handed = await hr.ask(pipelineApi.transfer, {
      body: { applications: seen([ours, theirs]), owner_id: colleague.id },
    })
    expect(handed).toMatchObject({ done: 1, refused: [{ post_id: theirs, code: 'owner_cannot_see' }] })
  })

  test('of what has ended or left is refused, alone and among others', async () => {
    const colleague = await world.user(organisation, 'User')
    const [open = 0, ended = 0, left = 0] = (await made(3)).toSorted((a, b) => a - b)
    const body = { side: 'company', action: 'eliminate', version: 1 } as const
    await hr.ask(pipelineApi.giveFeedback, { params: { id: ended }, body })
    await hr.ask(pipelineApi.removeApplications, { body: { applications: seen([left]) } })
    const owner_id = colleague.id
    const alone = await hr.ask(pipelineApi.transfer, { body: { applications: seen([ended], 2), owner_id } })
    expect(alone).toMatchObject({ done: 0, refused: [{ post_id: ended, code: 'application_ended' }] })
    const together = await hr.ask(pipelineApi.transfer, {
      body: { applications: [...seen([open]), ...seen([ended, left], 2)], owner_id },
    })
    expect(together).toMatchObject({
      done: 1,
      refused: [
        { post_id: ended, code: 'application_ended' },
        { post_id: left, code: 'application_left' },
      ],
    })
    const owners = (await rowsOf([open, ended, left])).map(({ owner_user_id }) => owner_user_id)
    expect(owners).toEqual([owner_id, null, null])
  })

  test('to whom it belongs already, to nobody and to somebody elsewhere is refused', async () => {
    const [id = 0] = await made(1)
    await hr.ask(pipelineApi.transfer, { body: { applications: seen([id]), owner_id: hr.id } })
    const same = await hr.ask(pipelineApi.transfer, {
      body: { applications: seen([id], 2), owner_id: hr.id },
    })
    expect(same.refused).toMatchObject([{ code: 'already_there' }])
    const stranger = await world.user(await world.organisation(), 'User')
    const gone = await world.user(organisation, 'User')
    await world.rows(`update users set state = 'disabled' where id = $1`, gone.id)
    for (const owner_id of [999_999_999, stranger.id, gone.id]) {
      const answer = await hr.send(pipelineApi.transfer, {
        body: { applications: seen([id], 2), owner_id },
      })
      expect(answer).toMatchObject({ http: 200, code: 'unknown_person' })
    }
    expect(await rowsOf([id])).toMatchObject([{ version: 2, owner_user_id: hr.id }])
  })
})
