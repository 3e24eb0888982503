import { inTransaction } from '@bole/platform/testing'
import { talentPoolApi } from '@bole/talent-pool/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PoolWorld } from '../testing/pool-world.ts'
import { looksAtConsent } from './look-at-consent.job.ts'

const { recordConsent, viewTalent } = talentPoolApi

let pool: PoolWorld
let folder: number

beforeAll(async () => {
  pool = await PoolWorld.start()
})
afterAll(() => pool.world.end())
beforeEach(async () => {
  await pool.renew()
  folder = await pool.folder('Engineers')
})

async function kept(name: string, email: string | null) {
  const post_id = await pool.applied(name, { email })
  await pool.admin.ask(talentPoolApi.keepTalents, { body: { post_ids: [post_id], folder_id: folder } })
  return post_id
}

async function record(action: 'agreed' | 'withdrew', said_on: string, how: 'phone' | 'paper' = 'phone') {
  const body = { ids: await pool.ids(), action, how, said_on, text: 'at the fair' }
  return pool.admin.send(recordConsent, { body })
}

/** Looks at every agreement of the organisation, as the queue does on a day. */
async function lookedAt(on: string) {
  const { server, store } = pool.world
  const parts = { database: server.database, publish: server.announcer.publish }
  const rows = await pool.world.rows(
    'select id from pool_consents where organisation_id = $1',
    pool.organisation,
  )
  for (const { id } of rows)
    await looksAtConsent.run({
      payload: { consent_id: Number(id) },
      organisationId: pool.organisation,
      store,
      now: new Date(`${on}T00:00:00Z`),
      log: () => undefined,
      inTransaction: (work) => inTransaction(parts, pool.organisation, work),
    })
}

const mails = () =>
  pool.world.rows('select recipient, plain from mails where organisation_id = $1', pool.organisation)
const told = async () =>
  (await pool.world.rows('select kind from notices where user_id = $1 order by id', pool.admin.id)).map(
    ({ kind }) => kind,
  )
const plannedAt = async () => {
  const [row] = await pool.world.rows(
    `select run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'talent-pool.look_at_consent' and (payload ->> 'organisation_id')::int = $1`,
    pool.organisation,
  )
  return row?.run_at instanceof Date ? row.run_at.toISOString().slice(0, 10) : null
}
const history = async (post_id: number) => (await pool.admin.ask(viewTalent, { query: { post_id } })).history

test('what somebody said is written down with who, when and how, and holds from that day', async () => {
  const lin = await kept('Lin', 'lin@example.com')
  expect((await record('agreed', '2026-11-20')).data).toMatchObject({ done: 1, refused: [] })
  expect((await pool.listed())[0]?.consent).toEqual({
    state: 'given',
    ends_on: '2028-11-20',
    how: 'phone',
    recorded_by: { id: pool.admin.id, name: expect.any(String) },
  })
  expect((await history(lin))[0]).toMatchObject({
    action: 'agreement_recorded',
    how: 'phone',
    text: 'at the fair',
    user: { id: pool.admin.id },
  })
  expect(await plannedAt()).toBe('2028-10-21')
  expect((await record('agreed', '2999-01-01')).code).toBe('day_ahead')
})

test('who took it back leaves at once, and only whoever manages the folder writes that down', async () => {
  const lin = await kept('Lin', null)
  const other = await pool.user('DepAdmin2', await pool.department('R'))
  const body = {
    ids: await pool.ids(),
    action: 'withdrew' as const,
    how: 'paper' as const,
    said_on: '2026-11-20',
  }
  expect((await other.send(recordConsent, { body })).http).toBe(404)
  expect((await record('withdrew', '2026-11-20', 'paper')).data).toMatchObject({ done: 1 })
  expect(await pool.names()).toEqual([])
  expect((await history(lin))[0]).toMatchObject({ action: 'withdrawal_recorded', how: 'paper' })
  // Whoever wrote it down knows.
  expect(await told()).toEqual([])
})

test('in the last month they are asked once, and who does not answer leaves the day after it ended', async () => {
  const lin = await kept('Lin', 'lin@example.com')
  await record('agreed', '2026-11-20')
  await lookedAt('2028-10-20')
  expect(await mails()).toEqual([])
  await lookedAt('2028-10-21')
  await lookedAt('2028-10-22')
  expect(await mails()).toMatchObject([
    { recipient: 'lin@example.com', plain: expect.stringMatching(/careers\/pool\/[\w-]{43}/) },
  ])
  expect(await plannedAt()).toBe('2028-11-21')
  await lookedAt('2028-11-20')
  expect(await pool.names()).toEqual(['Lin'])
  await lookedAt('2028-11-21')
  expect(await pool.names()).toEqual([])
  expect((await history(lin)).map(({ action }) => action).slice(0, 2)).toEqual(['lapsed', 'renewal_asked'])
  expect(await told()).toEqual(['pool_lapsed'])
})

test('who agrees again stays, and who has no address is told of to whoever looks after them', async () => {
  await kept('Wu', null)
  await record('agreed', '2026-11-20')
  await lookedAt('2028-10-25')
  await lookedAt('2028-10-26')
  expect(await told()).toEqual(['pool_consent_ends'])
  await record('agreed', '2026-11-22')
  await lookedAt('2028-11-22')
  expect(await pool.names()).toEqual(['Wu'])
})

test('who is out of the pool when they would be asked is looked at again, as they may be kept anew', async () => {
  const lin = await kept('Lin', 'lin@example.com')
  await record('agreed', '2026-11-20')
  const ids = await pool.ids()
  await pool.admin.ask(talentPoolApi.removeTalents, { body: { ids, text: '' } })
  await lookedAt('2028-10-21')
  expect(await mails()).toEqual([])
  expect(await plannedAt()).toBe('2028-11-21')
  await pool.admin.ask(talentPoolApi.keepTalents, { body: { post_ids: [lin], folder_id: folder } })
  await lookedAt('2028-11-21')
  expect(await mails()).toMatchObject([{ recipient: 'lin@example.com' }])
  expect(await pool.names()).toEqual(['Lin'])
  await lookedAt('2028-12-05')
  expect(await pool.names()).toEqual([])
})
