import { pipelineApi } from '@bole/pipeline/contract'
import { inTransaction } from '@bole/platform/testing'
import { stages } from '@bole/processes/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { datePasses } from './date-passes.job.ts'
import { passesAt } from './watch-dates.ts'

let world: World
let organisation: number
let position: number
let hr: Visitor
const { stage } = stages

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  position = await world.position(organisation)
  hr = await world.user(organisation, 'OrgAdmin')
})
afterAll(() => world.end())

type Field = 'offer_valid_until' | 'entry_date' | 'reply_by' | 'meets_until'

/** Runs the watch of a date as the queue would, at a moment of its choosing. */
const runs = (application: number, field: Field, now: Date, of = organisation) =>
  datePasses.run({
    payload: { application_id: application, field },
    organisationId: of,
    store: world.store,
    now,
    log: () => undefined,
    inTransaction: (work) =>
      inTransaction({ database: world.server.database, publish: world.server.announcer.publish }, of, work),
  })

async function inStage(to: number, arrangement: object) {
  const id = await world.application(organisation, position)
  await hr.ask(pipelineApi.move, { body: { post_id: id, version: 1, stage: to, ...arrangement } })
  return id
}

const standing = async (id: number) => {
  const [row] = await world.rows('select stage, step, detail, version from applications where id = $1', id)
  return `${row?.stage}/${row?.step}/${row?.detail} v${row?.version}`
}
const watches = (id: number) =>
  world.rows(
    `select key, run_at from graphile_worker._private_jobs where key like 'pipeline.%:' || $1 order by key`,
    String(id),
  )

const day = (text: string) => new Date(`${text}T00:00:00`)

describe('the time of an interview that passes', () => {
  const [begins, ends] = ['2030-03-01T02:00:00.000Z', '2030-03-01T03:30:00.000Z']
  const arrival = async (given: object) => {
    const id = await inStage(stage.interview, { meets_at: begins, interviewer_ids: [hr.id], ...given })
    const body = { side: 'candidate' as const, action: 'accept' as const, version: 2 }
    await hr.ask(pipelineApi.giveFeedback, { params: { id }, body })
    expect(await standing(id)).toBe('12/20/21 v3')
    return id
  }

  test.each([
    [{ meets_until: ends }, ends],
    [{}, '2030-03-01T03:00:00.000Z'],
  ])('%j leaves it to be judged', async (given, at) => {
    const id = await arrival(given)
    expect(await watches(id)).toEqual([
      { key: `pipeline.meets_until:${organisation}:${id}`, run_at: new Date(at) },
    ])
    await runs(id, 'meets_until', new Date(new Date(at).getTime() - 1))
    expect(await standing(id)).toBe('12/20/21 v3')
    await runs(id, 'meets_until', new Date(at))
    expect(await standing(id)).toBe('12/30/0 v4')
  })

  test('changes nothing of whom nobody expects, or who is being met', async () => {
    const meeting = { meets_at: begins, interviewer_ids: [hr.id], makes_page: true }
    const invited = await inStage(stage.interview, meeting)
    await runs(invited, 'meets_until', new Date(ends))
    expect(await standing(invited)).toBe('12/60/0 v2')
    const met = await arrival({})
    await world.rows('update applications set detail = 23 where id = $1', met)
    await runs(met, 'meets_until', new Date(ends))
    expect(await standing(met)).toBe('12/20/23 v3')
    await world.rows('update applications set detail = 21 where id = $1', met)
  })
})

describe('a date that passes', () => {
  test.each<[Field, number, string]>([
    ['offer_valid_until', stage.offer, '5/10/15'],
    ['entry_date', stage.entry, '6/10/12'],
  ])('%s turns the application amber, once, and says so in its history', async (field, to, after) => {
    const id = await inStage(to, { [field]: '2030-03-01' })
    expect(await standing(id)).toBe(`${to}/10/11 v2`)
    const heard = world.heard(organisation)
    const late = day('2030-03-02')
    await runs(id, field, late)
    expect(await standing(id)).toBe(`${after} v3`)
    await expect.poll(() => heard.flatMap(({ application }) => application ?? [])).toContain(id)
    // A job runs at least once: twice changes nothing.
    await runs(id, field, late)
    await Promise.all([runs(id, field, late), runs(id, field, late)])
    expect(await standing(id)).toBe(`${after} v3`)
    const [latest] = await world.rows(
      'select actor, user_id, batch_id from application_history where application_id = $1 order by id desc limit 1',
      id,
    )
    expect(latest).toEqual({ actor: 'system', user_id: null, batch_id: null })
  })

  test('is over when its day is over, not when it begins', async () => {
    const id = await inStage(stage.offer, { offer_valid_until: '2030-03-01' })
    await runs(id, 'offer_valid_until', day('2030-03-01'))
    await runs(id, 'offer_valid_until', new Date(day('2030-03-02').getTime() - 1))
    expect(await standing(id)).toBe('5/10/11 v2')
  })

  test('changes nothing once it was moved on', async () => {
    const id = await inStage(stage.offer, { offer_valid_until: '2030-03-01' })
    await hr.ask(pipelineApi.arrange, {
      body: { post_id: id, version: 2, offer_valid_until: '2030-06-01' },
    })
    const [before] = [await standing(id)]
    await runs(id, 'offer_valid_until', day('2030-03-02'))
    expect(await standing(id)).toBe(before)
  })

  test('changes nothing once the candidate has agreed, or the application has ended or gone on', async () => {
    const accepted = await inStage(stage.offer, { offer_valid_until: '2030-03-01' })
    await hr.ask(pipelineApi.giveFeedback, {
      params: { id: accepted },
      body: { side: 'candidate', action: 'accept', version: 2 },
    })
    const withdrawn = await inStage(stage.offer, { offer_valid_until: '2030-03-01' })
    await hr.ask(pipelineApi.giveFeedback, {
      params: { id: withdrawn },
      body: { side: 'company', action: 'un_sign_contact', version: 2 },
    })
    const moved = await inStage(stage.offer, { offer_valid_until: '2030-03-01' })
    await hr.ask(pipelineApi.move, { body: { post_id: moved, version: 2, stage: stage.interview } })
    const removed = await inStage(stage.offer, { offer_valid_until: '2030-03-01' })
    await hr.ask(pipelineApi.removeApplications, {
      body: { applications: [{ post_id: removed, version: 2 }] },
    })
    for (const id of [accepted, withdrawn, moved, removed]) {
      const before = await standing(id)
      await runs(id, 'offer_valid_until', day('2031-01-01'))
      expect(await standing(id)).toBe(before)
    }
  })

  test('of another organisation, or of nobody, is nothing', async () => {
    const id = await inStage(stage.offer, { offer_valid_until: '2030-03-01' })
    await runs(id, 'offer_valid_until', day('2031-01-01'), await world.organisation())
    await runs(999_999_999, 'offer_valid_until', day('2031-01-01'))
    expect(await standing(id)).toBe('5/10/11 v2')
  })
})

describe('the watch of a date', () => {
  test('is set for the end of the day, and set again in its place', async () => {
    const id = await inStage(stage.entry, { entry_date: '2030-03-01' })
    expect(await watches(id)).toEqual([
      { key: `pipeline.entry_date:${organisation}:${id}`, run_at: day('2030-03-02') },
    ])
    await hr.ask(pipelineApi.arrange, { body: { post_id: id, version: 2, entry_date: '2030-12-31' } })
    expect((await watches(id)).map(({ run_at }) => run_at)).toEqual([day('2031-01-01')])
  })

  test('is not set by a move that was refused', async () => {
    const id = await world.application(organisation, position)
    const body = { post_id: id, version: 7, stage: stage.entry, entry_date: '2030-03-01' }
    expect((await hr.send(pipelineApi.move, { body })).code).toBe('stale')
    expect(await watches(id)).toEqual([])
  })

  test.each([
    ['2030-02-28', day('2030-03-01')],
    ['2028-02-28', day('2028-02-29')],
    ['2030-12-31', day('2031-01-01')],
    ['2030-03-01T10:00:00+08:00', new Date('2030-03-01T02:00:00Z')],
  ])('%s passes at %s', (date, at) => expect(passesAt(date)).toEqual(at))
})
