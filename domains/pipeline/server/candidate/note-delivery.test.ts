import { pipelineApi } from '@bole/pipeline/contract'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { linkForMessage } from './link-for-message.ts'
import { type Delivery, noteDelivery } from './note-delivery.ts'

const meets_at = '2999-03-02T02:00:00Z'

let world: World
let organisation: number
let admin: Visitor
let lin: number

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin2')
  lin = await world.application(organisation, await world.position(organisation), { name: 'Lin' })
  await admin.ask(pipelineApi.move, {
    body: { post_id: lin, version: 1, stage: 12, meets_at, interviewer_ids: [admin.id] },
  })
})
afterAll(() => world.end())

const within = <Result>(work: Parameters<typeof inTransaction<Result>>[2]) =>
  inTransaction(
    { database: world.server.database, publish: world.server.announcer.publish },
    organisation,
    work,
  )
const note = (event: Delivery['event'], stage = 12) => within((tx) => noteDelivery(tx, lin, { stage, event }))
const standing = async () => {
  const [row] = await world.rows('select stage, step, detail from applications where id = $1', lin)
  return Object.values(row ?? {})
}

test('an interview nobody was told of is one that was, once its message has left, and is viewed when it is read', async () => {
  expect(await standing()).toEqual([12, 20, 21])
  await note('notified')
  expect(await standing()).toEqual([12, 60, 0])
  await note('viewed')
  expect(await standing()).toEqual([12, 60, 61])
})

test.each(['after it was noted to have left', 'at once'])(
  'what does not arrive, %s, is to be arranged again',
  async (when) => {
    if (when !== 'at once') await note('notified')
    await note('not_delivered')
    expect(await standing()).toEqual([12, 10, 16])
  },
)

test.each([
  ['of a stage that was left', 'notified', 3],
  ['nobody was notified of, and is read', 'viewed', 12],
] as const)('a message %s changes nothing', async (_, event, stage) => {
  await note(event, stage)
  expect(await standing()).toEqual([12, 20, 21])
})

test.each(['notified', 'not_delivered'] as const)(
  'whoever has agreed stays so, whatever is heard of a message then: %s',
  async (late) => {
    await note('notified')
    const [row] = await world.rows('select version from applications where id = $1', lin)
    await admin.ask(pipelineApi.giveFeedback, {
      params: { id: lin },
      body: { side: 'candidate', action: 'accept', version: Number(row?.version) },
    })
    const agreed = await standing()
    await note(late)
    expect(await standing()).toEqual(agreed)
  },
)

test('the first link of a message is that of the page, the next stand beside it, and one that is not kept opens nothing', async () => {
  const links = () => world.rows('select 1 from application_links where application_id = $1', lin)
  const digest = async () =>
    (await world.rows('select token_digest from applications where id = $1', lin))[0]?.token_digest
  await within((tx) => linkForMessage(tx, lin))
  expect(await digest()).toBeNull()
  const { path } = await within(async (tx) => {
    const link = await linkForMessage(tx, lin)
    link.save()
    return link
  })
  expect(path).toMatch(/^\/careers\/application\/[\w-]{20,}$/)
  expect(await digest()).not.toBeNull()
  expect(await links()).toEqual([])
  await within(async (tx) => (await linkForMessage(tx, lin)).save())
  expect(await links()).toHaveLength(1)
})
