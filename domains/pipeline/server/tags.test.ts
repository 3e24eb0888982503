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

describe('pipeline.deleteTags', () => {
  const put = async (...tags: string[]) => {
    await hr.ask(pipelineApi.addTags, { body: { post_ids: [applicationId], tags } })
    const { tagGroup } = await hr.ask(pipelineApi.getListLibrary, { query: {} })
    return tags.map((tag) => tagGroup.find(({ name }) => name === tag)?.id ?? 0)
  }

  test('takes the named labels off and leaves the rest', async () => {
    const [rust = 0] = await put('Rust', 'Go')
    const others = (await labels()).filter(({ name }) => name !== 'Rust')
    const body = { post_ids: [applicationId], tag_ids: [rust] }
    await hr.ask(pipelineApi.deleteTags, { body })
    expect(await labels()).toEqual(others)
    // It is off already: the second of two hands finds it done.
    await hr.ask(pipelineApi.deleteTags, { body: { ...body, tag_ids: [rust, rust] } })
  })

  test.each(['a label', 'an application'])('changes nothing when %s is unknown', async (missing) => {
    const [known = 0] = await put('Kept')
    const before = await labels()
    const elsewhere = await world.organisation()
    const foreign = await world.application(elsewhere, await world.position(elsewhere))
    const [theirs] = await world.rows(
      `insert into tags (organisation_id, name) values ($1, 'Kept') returning id`,
      elsewhere,
    )
    for (const unknown of [999_999_999, missing === 'a label' ? Number(theirs?.id) : foreign]) {
      const body =
        missing === 'a label'
          ? { post_ids: [applicationId], tag_ids: [known, unknown] }
          : { post_ids: [applicationId, unknown], tag_ids: [known] }
      expect(await hr.send(pipelineApi.deleteTags, { body })).toMatchObject({ http: 404 })
    }
    expect(await labels()).toEqual(before)
  })
})
