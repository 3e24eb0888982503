import { notificationsApi } from '@bole/notifications/contract'
import { tellPast } from '@bole/notifications/server'
import { pipelineApi } from '@bole/pipeline/contract'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

test('the past is told as it would have been then, and only what is planned is still to leave', async () => {
  const organisation = await world.organisation()
  const admin = await world.user(organisation, 'OrgAdmin2')
  const position = await world.position(organisation)
  const lin = await world.application(organisation, position, { name: 'Lin', email: 'lin@example.com' })
  const wu = await world.application(organisation, position, { name: 'Wu', email: null })
  await admin.ask(pipelineApi.move, { body: { post_id: wu, version: 1, stage: 12 } })
  const at = new Date('2030-01-02T03:00:00Z')
  const planAt = new Date('2999-01-01T00:00:00Z')
  const by = { id: admin.id, name: 'He' }
  const past = { at, by, said: '', planAt: null }
  await inTransaction(
    { database: world.server.database, publish: world.server.announcer.publish },
    organisation,
    (tx) =>
      tellPast(tx, [
        { ...past, applicationId: lin, action: 'company_eliminate', stage: 1, state: 'viewed' },
        { ...past, applicationId: lin, action: 'company_pass', stage: 1, state: 'waiting', planAt },
        // Its time was never agreed on: nobody could have been told of it.
        { ...past, applicationId: wu, action: 'move', stage: 12, state: 'sent' },
        { ...past, applicationId: wu, action: 'company_comment', stage: 12, state: 'sent' },
        { ...past, applicationId: wu, action: 'company_eliminate', stage: 12, state: 'failed', said: '550' },
      ]),
  )
  const { list, statistic } = await admin.ask(notificationsApi.listRecords, { query: {} })
  expect(list).toMatchObject([
    { post_id: wu, channel: 'page', state: 'failed', said: '550', send_time: null },
    { post_id: lin, event: 'passed', state: 'waiting', plan_time: planAt.toISOString() },
    { post_id: lin, event: 'eliminated', state: 'viewed', view_time: '2030-01-02T06:00:00.000Z' },
  ])
  expect(statistic).toEqual({ toBeSent: 1, hasBeenSent: 1, fail: 1, cancel: 0, total: 3 })
  const jobs = await world.rows(
    "select run_at from graphile_worker._private_jobs where key like 'notification %' and run_at = $1",
    planAt,
  )
  expect(jobs).toHaveLength(1)
})
