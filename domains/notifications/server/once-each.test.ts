import { notificationsApi } from '@bole/notifications/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { previewMessage, sendMessages } = notificationsApi

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

test('whoever is there twice is counted as one reader, and gets one message where that is chosen', async () => {
  const organisation = await world.organisation()
  const admin = await world.user(organisation, 'OrgAdmin2')
  const position = await world.position(organisation)
  const applied = (name: string, email: string) => world.application(organisation, position, { name, email })
  const [first, second] = [await applied('Lin', 'lin@example.com'), await applied('Lin', 'LIN@example.com')]
  const applications = [first, second, await applied('Wu', 'wu@example.com')]
  const words = { subject: 'News', body: 'Dear {{candidate}}' }
  const ask = { stage: 0, event: 'message', language: 'en-US', applications, words } as const
  expect(await admin.ask(previewMessage, { body: ask })).toMatchObject({ goes: 3, readers: 2 })
  const once = { once_each: true } as const
  expect(await admin.ask(previewMessage, { body: { ...ask, ...once } })).toMatchObject({
    goes: 2,
    readers: 2,
  })
  const send = (more: object) =>
    admin.ask(sendMessages, { body: { language: 'en-US', applications, words, ...more } })
  expect(await send(once)).toMatchObject({ done: 2, refused: [] })
  const told = () =>
    world.rows(
      'select application_id from notify_records where organisation_id = $1 order by id',
      organisation,
    )
  expect((await told()).map(({ application_id }) => Number(application_id))).toEqual(applications.slice(1))
  expect(await send({})).toMatchObject({ done: 3 })
})
