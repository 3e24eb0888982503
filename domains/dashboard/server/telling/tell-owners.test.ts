import { accountsApi } from '@bole/accounts/contract'
import { inboxApi } from '@bole/inbox/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { answerAsCandidate, offerLapsesSoon, telling } from '@bole/pipeline/server'
import { inTransaction } from '@bole/platform/testing'
import { positionsApi } from '@bole/positions/contract'
import { stages } from '@bole/processes/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const { stage } = stages
let world: World
let organisation: number
let position: number
let recruiter: Visitor
let owner: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  position = await world.position(organisation, { title: 'Engineer' })
  recruiter = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())
beforeEach(async () => {
  owner = await world.user(organisation, 'OrgAdmin2')
})

const parts = () => ({ database: world.server.database, publish: world.server.announcer.publish })
const apply = () => world.application(organisation, position, { name: 'Li Lei' })
const versionOf = async (id: number) => {
  const [row] = await world.rows('select version from applications where id = $1', id)
  return Number(row?.version)
}
const seen = async (id: number) => ({ post_id: id, version: await versionOf(id) })

/** An application of the owner's in a stage. */
async function owned(to: number, arrangement: object = {}): Promise<number> {
  const id = await apply()
  await recruiter.ask(pipelineApi.move, { body: { ...(await seen(id)), stage: to, ...arrangement } })
  await world.rows('update applications set owner_user_id = $2 where id = $1', id, owner.id)
  return id
}

const told = async (who = owner) => {
  const { list } = await who.ask(inboxApi.listNotices, { query: {} })
  return list.map(({ type, link, unread }) => [type, link, unread]).toReversed()
}
const page = (id: number) => `/candidate/detail/${id}`

describe('whoever owns an application', () => {
  test('hears what its candidate answers, and is called to it until the application goes on', async () => {
    const id = await owned(stage.offer, { offer_valid_until: '2030-01-04' })
    const version = await versionOf(id)
    await inTransaction(parts(), organisation, (tx) =>
      answerAsCandidate(tx, { applicationId: id, version, action: 'change_date', text: '', now: new Date() }),
    )
    expect(await told()).toEqual([['candidate_wants_another_date', page(id), 1]])
    expect(await told(recruiter)).toEqual([])
    await recruiter.ask(pipelineApi.move, { body: { ...(await seen(id)), stage: stage.entry } })
    expect(await told()).toEqual([['candidate_wants_another_date', page(id), 0]])
  })

  test('hears that its candidate has written, with the way to their words, and whoever had written does not', async () => {
    const id = await owned(stage.interview)
    await inTransaction(parts(), organisation, (tx) =>
      telling.noteReply(tx, id, { text: 'I am coming', to: recruiter.id }),
    )
    expect(await told()).toEqual([['candidate_replied', `${page(id)}?tab=timeline`, 1]])
    expect(await told(recruiter)).toEqual([])
  })

  test('hears two days before that its offer lapses, unless it waits no more or its day was moved', async () => {
    const id = await owned(stage.offer, { offer_valid_until: '2030-01-04' })
    const runs = (day: string) =>
      offerLapsesSoon.run({
        payload: { application_id: id, day },
        organisationId: organisation,
        store: world.store,
        now: new Date(),
        log: () => undefined,
        inTransaction: (work) => inTransaction(parts(), organisation, work),
      })
    const key = `pipeline.offer_lapses_soon:${organisation}:${id}`
    const jobs = await world.rows('select run_at from graphile_worker._private_jobs where key = $1', key)
    expect(jobs).toEqual([{ run_at: new Date(2030, 0, 2, 9) }])
    await runs('2030-01-03')
    expect(await told()).toEqual([])
    await runs('2030-01-04')
    expect(await told()).toEqual([['offer_lapses_soon', page(id), 1]])
    const body = { side: 'candidate' as const, action: 'accept' as const, version: await versionOf(id) }
    await recruiter.ask(pipelineApi.giveFeedback, { params: { id }, body })
    expect(await told()).toEqual([['offer_lapses_soon', page(id), 0]])
    await runs('2030-01-04')
    expect(await told()).toHaveLength(1)
  })
})

describe('whoever is handed', () => {
  const transfer = async (ids: readonly number[], to: Visitor) =>
    recruiter.ask(pipelineApi.transfer, {
      body: { applications: await Promise.all(ids.map(seen)), owner_id: to.id },
    })

  test('an application hears of it, and is not called to it once it went to somebody else', async () => {
    const id = await apply()
    await transfer([id], owner)
    expect(await told()).toEqual([['given_application', page(id), 1]])
    const other = await world.user(organisation, 'OrgAdmin2')
    await transfer([id], other)
    expect(await told()).toEqual([['given_application', page(id), 0]])
    expect(await told(other)).toEqual([['given_application', page(id), 1]])
  })

  test('several hears it in one sentence, and nobody of what they took themselves', async () => {
    const ids = [await apply(), await apply()]
    await transfer(ids, owner)
    expect(await told()).toEqual([
      [
        'given_application_many',
        expect.stringMatching(new RegExp(`filter2?/list\\?owner_id=${owner.id}$`)),
        1,
      ],
    ])
    await transfer(ids, recruiter)
    expect(await told(recruiter)).toEqual([])
  })

  test('a position hears of it, also when whoever had it leaves', async () => {
    const id = await world.position(organisation, { title: 'Welder' })
    const [row] = await world.rows(`update positions set state = 'draft' where id = $1 returning version`, id)
    await recruiter.ask(positionsApi.updatePosition, {
      body: { id, version: Number(row?.version), owner_id: owner.id },
    })
    expect(await told()).toMatchObject([['given_position', expect.stringContaining(String(id)), 1]])
    const other = await world.user(organisation, 'OrgAdmin2')
    const admin = await world.user(organisation, 'SuperAdmin')
    await admin.ask(accountsApi.handOver, { body: { id: owner.id, to_id: other.id } })
    expect(await told(other)).toMatchObject([['given_position', expect.stringContaining(String(id)), 1]])
  })

  test('a position that is made for them hears of it, of several in one sentence; nobody of their own', async () => {
    const [row] = await world.rows('select project_id from positions where id = $1', position)
    const theme_id = Number(row?.project_id)
    const body = { theme_id, title: 'Turner', owner_id: owner.id }
    const { id } = await recruiter.ask(positionsApi.createPosition, { body })
    expect(await told()).toMatchObject([['given_position', expect.stringContaining(String(id)), 1]])
    const other = await world.user(organisation, 'OrgAdmin2')
    const rows = ['Fitter', 'Miller'].map((title) => ({ title, owner_id: other.id }))
    await recruiter.ask(positionsApi.createManyPositions, {
      body: { theme_id, rows: [...rows, { title: 'Caster', owner_id: recruiter.id }] },
    })
    expect(await told(other)).toMatchObject([
      ['given_position_many', expect.stringContaining(`owner_id=${other.id}`), 1],
    ])
    expect(await told(recruiter)).toEqual([])
  })
})
