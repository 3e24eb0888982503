import { pipelineApi } from '@bole/pipeline/contract'
import { startCompany } from '@bole/server/testing'
import { afterAll, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
afterAll(() => world.end())

test('a step of another stage than the one named with it is refused, for one and for several', async () => {
  const id = await world.application(organisation, await world.position(organisation))
  const steps = await world.rows(
    'select id from process_steps where organisation_id = $1 and stage = 12',
    organisation,
  )
  const destination = { stage: 5 as const, process_step_id: Number(steps[0]?.id) }
  const code = 'step_of_another_stage'
  const body = { post_id: id, version: 1, ...destination }
  expect(await hr.send(pipelineApi.move, { body })).toMatchObject({ http: 200, code })
  const many = { applications: [{ post_id: id, version: 1 }], ...destination }
  expect(await hr.send(pipelineApi.moveMany, { body: many })).toMatchObject({ http: 200, code })
})
