import { intakeApi } from '@bole/intake/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textResume } from '../testing/documents.ts'
import { type IntakeWorld, startIntakeWorld, until } from '../testing/intake-world.ts'

let given: IntakeWorld
let other: number
beforeAll(async () => {
  given = await startIntakeWorld()
  other = await given.world.position(given.organisation, { title: '产品经理' })
})
afterAll(() => given.world.end())

/** A file that came in by mail and names no position, or a whole mail without any résumé. */
async function arrived(reason: string, name: string, phone: string): Promise<number> {
  const { items } = await given.uploaded({ [name]: textResume({ name: '沈默', phone }) })
  const id = items.get(name)?.id ?? 0
  await given.world.rows(
    `update intake_items set state = 'failed', reason = $2, position_id = null, candidate_id = null, application_id = null,
     door = 'mailbox', progress_id = null where id = $1`,
    ...[id, reason],
  )
  return id
}
const arrivalOf = async (id: number) =>
  (await given.recruiter.ask(intakeApi.listArrivals, { query: { page_size: 200 } })).list.find(
    (one) => one.id === id,
  )
const retry = (item_id: number, more: object = {}) =>
  given.recruiter.send(intakeApi.retry, { body: { item_id, ...more } })

test('what named no position is read once somebody has chosen one, and is no more to be assigned', async () => {
  const id = await arrived('no_position', 'a.txt', '13900000501')
  expect((await arrivalOf(id))?.can).toEqual({ assign: true, retry: false, by_hand: true, save_file: true })
  const closed = await given.world.position(given.organisation, { state: 'closed' })
  expect(await retry(id, { position_id: closed })).toMatchObject({ code: 'position_closed' })
  const elsewhere = await given.world.position(await given.world.organisation())
  expect(await retry(id, { position_id: elsewhere })).toMatchObject({ http: 404 })
  expect(await retry(id, { position_id: other })).toMatchObject({ status: 'success' })
  await until(async () => ['accepted', 'duplicate'].includes((await arrivalOf(id))?.state ?? ''))
  expect(await arrivalOf(id)).toMatchObject({
    ...{ position: { id: other }, candidate: { name: '沈默' } },
    can: { assign: false },
  })
})

test('a whole mail is not read again, and is completed by hand for a position without what stands in its lines', async () => {
  const id = await arrived('no_resume', '会议.eml', '13900000502')
  expect((await arrivalOf(id))?.can).toMatchObject({ assign: false, retry: false, by_hand: true })
  expect(await retry(id, { position_id: other })).toMatchObject({ code: 'needs_hand' })
  await retry(id, { position_id: other, by_hand: { name: '手写', phone: '13900000503' } })
  await until(async () => (await arrivalOf(id))?.state === 'accepted')
  expect((await arrivalOf(id))?.candidate?.name).toBe('手写')
})
