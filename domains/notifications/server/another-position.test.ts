import { notificationsApi } from '@bole/notifications/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startCompany } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
const english = { language: 'en-US' } as const
let backend: number
let data: number

beforeAll(async () => {
  backend = await world.position(organisation, { title: 'Backend engineer' })
  data = await world.position(organisation, { title: 'Data engineer' })
})
afterAll(() => world.end())

const applied = (name: string) =>
  world.application(organisation, backend, { name, email: `${name.toLowerCase()}@example.com` })
const change = (ids: readonly (readonly [id: number, version: number])[], more: object = {}) =>
  hr.ask(pipelineApi.changePosition, {
    body: {
      applications: ids.map(([post_id, version]) => ({ post_id, version })),
      position_id: data,
      ...more,
    },
  })
const told = async (post_id: number) =>
  (await hr.ask(notificationsApi.listRecords, { query: { post_id } })).list.map(({ event, subject }) => [
    event,
    subject,
  ])

test('who is considered for another position reads which, once, and only where it was asked for', async () => {
  const [lin, wu, silent] = [await applied('Lin'), await applied('Wu'), await applied('Silent')]
  const twice = [lin, 1] as const
  const done = await change([twice, twice, [wu, 9]], { message: english })
  expect(done.refused).toMatchObject([{ post_id: wu, code: 'stale' }])
  expect(await told(lin)).toEqual([['repositioned', 'We are considering you for Data engineer']])
  expect(await told(wu)).toEqual([])
  await change([[silent, 1]])
  expect(await told(silent)).toEqual([])
})

test('the preview names the position that is chosen, which is not theirs yet', async () => {
  const lin = await applied('Preview')
  const body = { ...english, stage: 1, event: 'repositioned' as const, applications: [lin] }
  const agreed = { position: 'Data engineer' }
  const { first } = await hr.ask(notificationsApi.previewMessage, { body: { ...body, agreed } })
  expect(first?.subject).toBe('We are considering you for Data engineer')
  expect(first?.text).toContain('Data engineer')
})

test('a message is warned of with the rest, and nothing is told until somebody is sure', async () => {
  const lin = await applied('Warned')
  await hr.ask(pipelineApi.move, {
    body: { post_id: lin, version: 1, stage: 12, meets_at: '2999-03-02T02:00:00Z', interviewer_ids: [hr.id] },
  })
  const asked = { applications: [{ post_id: lin, version: 2 }], position_id: data, message: english }
  const warned = await hr.send(pipelineApi.changePosition, { body: asked })
  expect(warned).toMatchObject({ status: 'warning', code: 'something_agreed' })
  expect(await told(lin)).toEqual([])
  await hr.ask(pipelineApi.changePosition, { body: { ...asked, is_sure: true } })
  expect((await told(lin)).map(([event]) => event)).toEqual(['repositioned'])
})
