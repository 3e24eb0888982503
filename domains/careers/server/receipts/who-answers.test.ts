import { careersApi } from '@bole/careers/contract'
import { dashboardApi } from '@bole/dashboard/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { stages, statuses } from '@bole/processes/model'
import type { Visitor } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Applying, startApplying } from '../testing/applying.ts'
import { keepsWord } from '../testing/keeps-word.ts'

const { stage } = stages
let site: Applying

beforeAll(async () => {
  site = await startApplying()
})
afterAll(() => site.world.end())

const settled = (id: number) => keepsWord(site, id)

async function decided() {
  const { token, id } = await site.applied()
  const applications = [{ post_id: id, version: await site.versionOf(id) }]
  await site.recruiter.ask(pipelineApi.giveFeedbackToMany, { body: { applications, action: 'eliminate' } })
  await settled(id)
  return { token, id }
}
const listed = async (who: Visitor) =>
  (await who.ask(careersApi.listReceipts, { query: {} })).list.map(({ post_id }) => post_id)
const stands = async (id: number, at: number, name: Parameters<typeof statuses.named>[1]) => {
  const { step, detail } = statuses.named(stages.stageOf(at), name)
  await site.world.rows(
    'update applications set stage = $2, step = $3, detail = $4 where id = $1',
    id,
    at,
    step,
    detail,
  )
  await settled(id)
}

describe('a receipt is given', () => {
  test.each([
    ['who was eliminated in a test', stage.exam, 'eliminated', 'not_selected'],
    ['who joined', stage.entry, 'entered', 'hired'],
    ['who did not come', stage.entry, 'did_not_enter', 'declined'],
    ['who refused an offer, as colleagues recorded', stage.offer, 'refused', 'declined'],
  ] as const)('to %s', async (_, at, name, decision) => {
    const { token, id } = await site.applied()
    await stands(id, at, name)
    expect((await site.page(token)).receipt?.decision).toBe(decision)
  })

  test.each([
    ['who passed', stage.interview, 'passed'],
    ['who thinks an offer over', stage.offer, 'considering'],
    ['who is awaited', stage.entry, 'awaiting_entry'],
  ] as const)('not yet to %s', async (_, at, name) => {
    const { token, id } = await site.applied()
    await stands(id, at, name)
    expect((await site.page(token)).receipt).toBeNull()
  })

  test('to who was taken off the list, and taken back with them', async () => {
    const { token, id } = await site.applied()
    const seen = async () => [{ post_id: id, version: await site.versionOf(id) }]
    await site.recruiter.ask(pipelineApi.removeApplications, { body: { applications: await seen() } })
    await settled(id)
    expect((await site.page(token)).receipt?.decision).toBe('not_selected')
    await site.recruiter.ask(pipelineApi.restoreApplications, { body: { applications: await seen() } })
    await settled(id)
    expect((await site.page(token)).receipt).toBeNull()
  })
})

describe('who reads and answers', () => {
  test('is whoever sees the application', async () => {
    const { id } = await decided()
    const [here, there] = [
      await site.world.department(site.organisation, 'R'),
      await site.world.department(site.organisation, 'S'),
    ]
    const [keeper, other] = [
      await site.world.user(site.organisation, 'DepAdmin2', here),
      await site.world.user(site.organisation, 'DepAdmin2', there),
    ]
    await site.world.rows('update applications set department_id = $2 where id = $1', id, here)
    expect([await listed(keeper), await listed(other)]).toEqual([[id], []])
    const { list } = await keeper.ask(careersApi.listReceipts, { query: {} })
    const body = { id: list[0]?.id ?? 0, reason: 'x' }
    expect((await other.send(careersApi.giveReason, { body })).http).toBe(404)
    expect((await keeper.send(careersApi.giveReason, { body })).status).toBe('success')
  })

  test('is no hiring manager', async () => {
    const manager = await site.world.user(site.organisation, 'User2')
    expect((await manager.send(careersApi.listReceipts, { query: {} })).http).toBe(403)
    const { kinds } = await manager.ask(dashboardApi.listWork, { query: {} })
    expect(kinds.map(({ kind }) => kind)).not.toContain('request')
  })

  test('is found by name or position, and by what waits', async () => {
    const { token, id } = await decided()
    await site.world.rows(
      `update candidates set name = 'Zumbi' where id = (select candidate_id from applications where id = $1)`,
      id,
    )
    const found = async (query: object) =>
      (await site.recruiter.ask(careersApi.listReceipts, { query })).list.map(({ post_id }) => post_id)
    expect(await found({ keyword: 'zumb' })).toEqual([id])
    expect(await found({ keyword: 'zumb', state: 'asked' })).toEqual([])
    await site.stranger.ask(careersApi.askAboutReceipt, { body: { token, kind: 'erasure' } })
    expect(await found({ keyword: 'zumb', state: 'asked' })).toEqual([id])
    expect((await found({}))[0]).toBe(id)
  })
})
