import { careersApi } from '@bole/careers/contract'
import { intakeApi } from '@bole/intake/contract'
import { itemStates } from '@bole/intake/model'
import type { Visitor } from '@bole/server/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textResume } from '../testing/documents.ts'
import { type IntakeWorld, startIntakeWorld } from '../testing/intake-world.ts'

let given: IntakeWorld
beforeAll(async () => {
  given = await startIntakeWorld()
})
afterAll(() => given.world.end())

const ofOrigin = async (position: number) =>
  Number((await given.world.rows('select origin from positions where id = $1', position))[0]?.origin) === 1
    ? 1
    : 2

/** Every number of the sums, held against the list it leads to. */
async function expectSumsToAgree(who: Visitor, origin: 1 | 2) {
  const sums = await who.ask(intakeApi.sumArrivals, { query: { origin } })
  const listed = async (narrowed: object) =>
    (await who.send(intakeApi.listArrivals, { query: { origin, page_size: 200, ...narrowed } })).total
  for (const state of itemStates) {
    for (const line of sums.by_door)
      expect(await listed({ state, door: line.door }), `${state} ${line.door}`).toBe(line[state])
    for (const { day, ...line } of sums.by_day)
      expect(await listed({ state, day_from: day, day_until: day }), `${state} ${day}`).toBe(line[state])
    expect(await listed({ state })).toBe(sums.all[state])
  }
  expect(await listed({})).toBe(sums.all.total)
  return sums
}

test('uploads and applications of the career site stand in one ledger, each with what it became', async () => {
  const origin = await ofOrigin(given.position)
  await given.uploaded({
    'a.txt': textResume({ name: '韩梅', phone: '13900000201' }),
    'again.txt': textResume({ name: '韩梅', phone: '13900000201' }),
    'b.pdf': new TextEncoder().encode('%PDF-1.4 broken'),
  })
  const [row] = await given.world.rows('select slug from organisations where id = $1', given.organisation)
  await given.world.stranger().ask(careersApi.apply, {
    body: {
      ...{ slug: String(row?.slug), position_id: given.position, name: '李雷', phone: '13900000202' },
      ...{ idempotency_key: 'key-that-a-browser-made-0001', email: 'li@example.com', school: '清华大学' },
      ...{ expected_places: ['上海'], consent: true },
    },
  })
  const { list, statistic } = await given.recruiter.ask(intakeApi.listArrivals, { query: { origin } })
  expect(list.map(({ door, state, candidate }) => [door, state, candidate?.name])).toEqual(
    expect.arrayContaining([
      ['site', 'accepted', '李雷'],
      ['upload', 'accepted', '韩梅'],
      ['upload', 'duplicate', '韩梅'],
      ['upload', 'failed', undefined],
    ]),
  )
  expect(list.find(({ state }) => state === 'failed')).toMatchObject({
    name: 'b.pdf',
    can: { retry: true, by_hand: true, save_file: true },
  })
  expect(statistic).toMatchObject({ all: { value: 4 }, accepted: { value: 2 } })
  const sums = await expectSumsToAgree(given.recruiter, origin)
  expect(sums.all).toEqual({ waiting: 0, accepted: 2, duplicate: 1, failed: 1, total: 4 })
})

test('the sums agree after whatever came and was settled', async () => {
  const origin = await ofOrigin(given.position)
  const arrival = fc.record({
    door: fc.constantFrom('site', 'upload', 'mailbox', 'rpo', 'api'),
    state: fc.constantFrom(...itemStates, 'unpacked'),
    days: fc.nat(3),
    settled: fc.constantFrom(...itemStates, null),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(arrival, { maxLength: 20 }), async (arrivals) => {
      for (const { door, state, days, settled } of arrivals) {
        const [row] = await given.world.rows(
          `insert into intake_items (organisation_id, position_id, door, state, created_at)
           values ($1, $2, $3, $4, now() - $5 * interval '1 day') returning id`,
          ...[given.organisation, given.position, door, state, days],
        )
        if (settled && state === 'waiting')
          await given.world.rows('update intake_items set state = $2 where id = $1', row?.id, settled)
      }
      await expectSumsToAgree(given.recruiter, origin)
    }),
    { numRuns: 5 },
  )
}, 60_000)

test('a department’s recruiter sees what came for their positions, and another organisation nothing', async () => {
  const department = await given.world.department(given.organisation, 'Sales')
  const own = await given.world.position(given.organisation, { departmentId: department })
  const sub = await given.world.user(given.organisation, 'DepAdmin2', department)
  const other = await given.world.user(await given.world.organisation(), 'OrgAdmin2')
  await given.world.rows(
    `insert into intake_items (organisation_id, position_id, door, state, name) values ($1, $2, 'api', 'failed', 'sales.pdf')`,
    given.organisation,
    own,
  )
  const origin = await ofOrigin(own)
  const seen = await sub.ask(intakeApi.listArrivals, { query: { origin } })
  expect(seen.list.map(({ name }) => name)).toEqual(['sales.pdf'])
  expect((await other.ask(intakeApi.sumArrivals, { query: { origin } })).all.total).toBe(0)
})
