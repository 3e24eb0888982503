import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { miscounts, recount, startCompany } from '@bole/server/testing'
import { afterAll, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
afterAll(() => world.end())

test('a batch takes a thousand with all who meet and approve them, and is taken back', async () => {
  const first = await world.application(organisation, await world.position(organisation))
  const copied = await world.rows(
    `insert into applications (organisation_id, candidate_id, position_id, project_id, origin, source)
     select organisation_id, candidate_id, position_id, project_id, origin, source
     from applications, generate_series(1, 999) where id = $1 returning id`,
    first,
  )
  const people = await world.rows(
    `insert into users (organisation_id, username, name, role, password_hash)
     select $1, 'met by ' || n, 'Guest', 'User2', 'x' from generate_series(1, 9) n returning id`,
    organisation,
  )
  await recount(world)
  const ids = [first, ...copied.map(({ id }) => Number(id))]
  const applications = ids.map((post_id) => ({ post_id, version: 1 }))
  const everybody = people.map(({ id }) => Number(id))
  const body = { stage: stages.stage.interview, interviewer_ids: everybody, approver_ids: everybody }
  const moved = await hr.ask(pipelineApi.moveMany, { body: { applications, ...body } })
  expect(moved.done).toBe(1000)
  const parts = () =>
    world.rows(
      `select part, count(*)::int as amount from application_people where application_id = any($1) and part <> 'owner'
       group by part order by part`,
      ids,
    )
  expect(await parts()).toEqual([
    { part: 'approver', amount: 9000 },
    { part: 'interviewer', amount: 8000 },
    { part: 'main_interviewer', amount: 1000 },
  ])
  expect((await hr.ask(pipelineApi.undo, { body: { batch_id: moved.batch_id } })).done).toBe(1000)
  expect(await parts()).toEqual([])
  expect(await miscounts(world)).toEqual([])
})
