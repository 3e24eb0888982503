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

  test('does not wait for itself, in whatever order people and labels are named', async () => {
    const organisationId = hr.organisationId
    const position = await world.position(organisationId)
    const posts: number[] = []
    for (let count = 0; count < 60; count++) posts.push(await world.application(organisationId, position))
    const tags = Array.from({ length: 20 }, (_, number) => `label ${number}`)
    for (let round = 0; round < 6; round++) {
      const answers = await Promise.all(
        [0, 1, 2, 3, 4, 5].map((turn) => {
          const names = tags.map((tag) => `${tag} of ${round}`)
          const body =
            turn % 2 === 0
              ? { post_ids: posts, tags: names }
              : { post_ids: posts.toReversed(), tags: names.toReversed() }
          return hr.send(pipelineApi.addTags, { body })
        }),
      )
      expect(answers.map(({ http }) => http)).toEqual(answers.map(() => 200))
    }
  })

  test('knows a label whatever its case', async () => {
    await hr.ask(pipelineApi.addTags, { body: { post_ids: [applicationId], tags: ['JAVA', 'Kotlin'] } })
    expect(await labels()).toEqual([{ name: 'Java' }, { name: 'Kotlin' }])
    // Letters whose small ones the database and JavaScript do not agree about.
    for (const tags of [
      ['İ', 'i', 'I'],
      ['ΣΑΣ', 'σας', 'σασ'],
      ['K', 'k', 'ẞ', 'ß', 'ǅ', 'ǆ'],
    ])
      expect(
        await hr.send(pipelineApi.addTags, { body: { post_ids: [applicationId], tags } }),
        tags.join(),
      ).toMatchObject({ http: 200, status: 'success' })
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
