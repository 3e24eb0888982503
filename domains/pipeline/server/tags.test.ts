import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let hr: Visitor
let applicationId: number

beforeAll(async () => {
  world = await startWorld()
  const organisationId = await world.organisation()
  hr = await world.user(organisationId, 'OrgAdmin')
  applicationId = await world.application(organisationId, await world.position(organisationId))
})
afterAll(() => world.end())

const labels = () =>
  world.rows(
    'select name from application_tags join tags on tags.id = tag_id where application_id = $1 order by name',
    applicationId,
  )

describe('pipeline.addTags', () => {
  test('goes on working on a connection that has planned the statement for good', async () => {
    // PostgreSQL plans a prepared statement without its values from the sixth time on; a dozen connections share the calls.
    for (let time = 0; time < 12 * 7; time++) {
      const answer = await hr.send(pipelineApi.addTags, {
        body: { post_ids: [applicationId], tags: ['Java'] },
      })
      expect(answer.http).toBe(200)
    }
    expect(await labels()).toEqual([{ name: 'Java' }])
  })

  test('knows a label whatever its case', async () => {
    await hr.ask(pipelineApi.addTags, { body: { post_ids: [applicationId], tags: ['JAVA', 'Kotlin'] } })
    expect(await labels()).toEqual([{ name: 'Java' }, { name: 'Kotlin' }])
  })
})
