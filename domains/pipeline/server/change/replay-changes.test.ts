import { inTransaction } from '@bole/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type Visitor, type World } from '../../../../apps/server/testing/index.ts'
import { type PastChange, replayChanges } from '../index.ts'

let world: World
let acme: number
let recruiter: Visitor
let position: number
const now = new Date('2026-11-20T12:00:00Z')
const at = (day: number, hour = 9) => new Date(Date.UTC(2026, 10, day, hour))

beforeAll(async () => {
  world = await startWorld()
  acme = await world.organisation()
  recruiter = await world.user(acme, 'OrgAdmin2')
  position = await world.position(acme, { stages: [1, 14, 12, 5, 6] })
})
afterAll(() => world.end())

const replay = (past: readonly PastChange[], organisationId = acme) =>
  inTransaction(
    { database: world.server.database, publish: world.server.announcer.publish },
    organisationId,
    (tx) => replayChanges(tx, past, now),
  )

const byRecruiter = () => ({ actor: 'user', userId: recruiter.id }) as const
const takenUp = (applicationId: number, day = 10): PastChange => ({
  applicationId,
  at: at(day),
  ...byRecruiter(),
  act: { do: 'take_up' },
})
const standing = (id: number) => world.rows('select stage, step, detail from applications where id = $1', id)

test('what happened is told with its own times, people and words, the same application again and again', async () => {
  const one = await world.application(acme, position)
  const other = await world.application(acme, position)
  const { id: userId } = recruiter
  await replay([
    takenUp(one, 10),
    takenUp(other, 11),
    {
      applicationId: one,
      at: at(12),
      ...byRecruiter(),
      act: { do: 'move', to: 14, approverIds: [userId] },
    },
    {
      applicationId: one,
      at: at(13),
      ...byRecruiter(),
      act: { do: 'company_feedback', action: 'eliminate', tags: ['经验不足'], text: '再等等' },
    },
  ])
  expect(await standing(one)).toEqual([{ stage: 14, step: 50, detail: 51 }])
  expect(await standing(other)).toEqual([{ stage: 1, step: 20, detail: 0 }])
  const history = await world.rows(
    `select action, happened_at, user_id, from_step, to_step, tags, note from application_history
     where application_id = $1 and action <> 'apply' order by id`,
    one,
  )
  expect(history).toEqual([
    {
      action: 'take_up',
      happened_at: at(10),
      user_id: userId,
      from_step: 0,
      to_step: 20,
      tags: [],
      note: '',
    },
    { action: 'move', happened_at: at(12), user_id: userId, from_step: 20, to_step: 20, tags: [], note: '' },
    {
      action: 'company_eliminate',
      happened_at: at(13),
      user_id: userId,
      from_step: 20,
      to_step: 50,
      tags: ['经验不足'],
      note: '再等等',
    },
  ])
  const people = await world.rows(
    "select user_id from application_people where application_id = $1 and part = 'approver'",
    one,
  )
  expect(people).toEqual([{ user_id: userId }])
  const records = await world.rows(
    'select stage, opened_at, closed_at from stage_records where application_id = $1 order by id',
    one,
  )
  expect(records).toEqual([
    { stage: 1, opened_at: at(10), closed_at: at(12) },
    { stage: 14, opened_at: at(12), closed_at: null },
  ])
})

test('a date that lies ahead is watched, one that has passed is not', async () => {
  const [one, other] = [await world.application(acme, position), await world.application(acme, position)]
  const offered = (applicationId: number, offer_valid_until: string): PastChange[] => [
    takenUp(applicationId, 10),
    { applicationId, at: at(11), ...byRecruiter(), act: { do: 'move', to: 5, approverIds: [] } },
    {
      applicationId,
      at: at(12),
      ...byRecruiter(),
      act: { do: 'arrange', arrangement: { offer_valid_until } },
    },
  ]
  await replay([...offered(one, '2026-11-25'), ...offered(other, '2026-11-15')])
  const watches = await world.rows(
    `select key from graphile_worker.jobs where task_identifier = 'pipeline.date_passes'`,
  )
  expect(watches).toEqual([{ key: `pipeline.offer_valid_until:${acme}:${one}` }])
})

test('a rule’s no stops everything and nothing is written', async () => {
  const one = await world.application(acme, position)
  const twice = replay([takenUp(one), takenUp(one)])
  await expect(twice).rejects.toThrow('already_there')
  const late = replay([
    takenUp(one),
    { applicationId: one, at: at(12), actor: 'system', userId: null, act: { do: 'event', event: 'began' } },
  ])
  await expect(late).rejects.toThrow('too_late')
  expect(await standing(one)).toEqual([{ stage: 1, step: 0, detail: 0 }])
})

test('another organisation’s application is unknown', async () => {
  const one = await world.application(acme, position)
  await expect(replay([takenUp(one)], await world.organisation())).rejects.toThrow()
  expect(await standing(one)).toEqual([{ stage: 1, step: 0, detail: 0 }])
})
