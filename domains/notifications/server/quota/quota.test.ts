import { notificationsApi } from '@bole/notifications/contract'
import { organisationsApi } from '@bole/organisations/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const { listRecords, sendMessages, sendAgain, cancelRecords } = notificationsApi
const english = { language: 'en-US' } as const
const words = { subject: 'News', body: 'Dear {{candidate}}' }

let world: World
let organisation: number
let position: number
let admin: Visitor

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin2')
  position = await world.position(organisation)
})
afterAll(() => world.end())

const limit = (most: number | null) =>
  world.rows('update organisations set message_limit = $2 where id = $1', organisation, most)
const applied = (email: string | null = 'lin@example.com') =>
  world.application(organisation, position, { name: 'Lin', email })
const write = (...applications: number[]) =>
  admin.send(sendMessages, { body: { ...english, applications, words } })
const quota = async () => {
  const { is_over_quota, message_limit, messages_used } = await admin.ask(listRecords, { query: {} })
  return [is_over_quota, message_limit, messages_used]
}

test('an organisation without a limit writes as much as it likes, and nothing is counted', async () => {
  expect((await write(await applied())).status).toBe('success')
  expect(await quota()).toEqual([false, null, 0])
})

test('the last message uses the quota up; the next one is refused with the notice, and nothing is written', async () => {
  await limit(1)
  const lin = await applied()
  expect((await write(lin)).data?.done).toBe(1)
  expect(await quota()).toEqual([true, 1, 1])
  const refused = await write(lin)
  expect(refused).toMatchObject({
    code: 'messages_used_up',
    message: expect.stringMatching(/0.*1/),
    notice: { type: 'message', title: expect.stringMatching(/./), body: refused.message },
  })
  expect((await admin.ask(listRecords, { query: {} })).statistic.total).toBe(1)
})

test('who gets none uses nothing up', async () => {
  await limit(1)
  const people = [await applied(), await applied('wu@example.com')]
  await world.rows(
    "insert into notify_optouts (organisation_id, address) values ($1, 'wu@example.com')",
    organisation,
  )
  expect((await write(...people)).data).toMatchObject({ done: 1, refused: [{ post_id: people[1] }] })
  expect(await quota()).toEqual([true, 1, 1])
})

test('of several all are sent, or none', async () => {
  await limit(1)
  const both = [await applied(), await applied('wu@example.com')]
  expect((await write(...both)).code).toBe('messages_used_up')
  expect(await quota()).toEqual([false, 1, 0])
})

test('what stands on the page alone, failed or was taken back uses nothing up', async () => {
  await limit(1)
  expect((await write(await applied(null), await applied(null))).data?.done).toBe(2)
  expect(await quota()).toEqual([false, 1, 0])
  const lin = await applied()
  await write(lin)
  const { list } = await admin.ask(listRecords, { query: { post_id: lin } })
  const ids = list.map(({ id }) => id)
  await admin.ask(cancelRecords, { body: { ids } })
  expect(await quota()).toEqual([false, 1, 0])
  expect((await write(lin)).status).toBe('success')
  expect(await admin.send(sendAgain, { body: { ids } })).toMatchObject({ code: 'messages_used_up' })
})

test('two at once on the last message: one is sent', { tags: ['race'] }, async () => {
  await limit(1)
  const people = [await applied('a@example.com'), await applied('b@example.com')]
  const answers = await Promise.all(people.map((id) => write(id)))
  expect(answers.map(({ code }) => code ?? 'sent').toSorted()).toEqual(['messages_used_up', 'sent'])
})

test('messages of before the moment they are counted from do not count', async () => {
  await limit(1)
  await write(await applied())
  await world.rows(
    `update organisations set messages_since = now() + interval '1 second' where id = $1`,
    organisation,
  )
  expect(await quota()).toEqual([false, 1, 0])
})

test('the account centre says how many there are and are left', async () => {
  await limit(5)
  await write(await applied())
  const { quotaList } = await admin.ask(organisationsApi.getAccountCentre, {})
  expect(quotaList.find(({ serviceType }) => serviceType === 3)).toEqual({
    serviceType: 3,
    total: { message: 5 },
    used: { message: 1 },
    canUse: { message: 4 },
  })
})

describe('a decision that is to be told and cannot be', () => {
  const stands = async (id: number) =>
    (await admin.ask(pipelineApi.getApplication, { query: { post_id: id } })).application.version

  test('is not taken either; without the message it is', async () => {
    await limit(0)
    const lin = await applied()
    const decision = { side: 'company', action: 'eliminate', version: 1, text: 'no' } as const
    const told = { ...decision, message: english }
    expect(await admin.send(pipelineApi.giveFeedback, { params: { id: lin }, body: told })).toMatchObject({
      code: 'messages_used_up',
      notice: { type: 'message' },
    })
    expect(await stands(lin)).toBe(1)
    await admin.ask(pipelineApi.giveFeedback, { params: { id: lin }, body: decision })
    expect(await stands(lin)).toBe(2)
  })

  test('of many, none is', async () => {
    await limit(1)
    const people = [await applied(), await applied('wu@example.com')]
    const applications = people.map((post_id) => ({ post_id, version: 1 }))
    const body = { applications, action: 'eliminate', text: 'no', message: english } as const
    expect(await admin.send(pipelineApi.giveFeedbackToMany, { body })).toMatchObject({
      code: 'messages_used_up',
    })
    expect(await Promise.all(people.map(stands))).toEqual([1, 1])
  })

  test('by moving, by arranging, or by calling it off', async () => {
    const lin = await applied()
    const meets_at = '2999-03-02T02:00:00Z'
    await admin.ask(pipelineApi.move, { body: { post_id: lin, version: 1, stage: 12, meets_at } })
    await limit(0)
    const wu = await applied('wu@example.com')
    const there = { stage: 12, meets_at, message: english }
    const seen = { post_id: wu, version: 1 }
    const arranged = { post_id: lin, version: 2, meets_at, message: english }
    const answers = [
      await admin.send(pipelineApi.move, { body: { ...seen, ...there } }),
      await admin.send(pipelineApi.moveMany, {
        body: { ...there, applications: [seen] },
      }),
      await admin.send(pipelineApi.arrange, { body: arranged }),
      await admin.send(notificationsApi.cancelInterview, { body: { post_id: lin, version: 2, ...english } }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(Array(4).fill('messages_used_up'))
    expect([await stands(lin), await stands(wu)]).toEqual([2, 1])
  })
})
