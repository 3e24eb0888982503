import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { stage } = stages
const agreed = { meets_at: '2030-01-02T02:00:00.000Z', meets_until: '2030-01-02T03:00:00.000Z' }

let world: World
let organisation: number
let position: number
let recruiter: Visitor
let gao: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  position = await world.position(organisation)
  recruiter = await world.user(organisation, 'OrgAdmin2')
  gao = await world.user(organisation, 'User2')
})
afterAll(() => world.end())

const look = (post_id: number) => recruiter.ask(pipelineApi.getApplication, { query: { post_id } })
const versionOf = async (id: number) => (await look(id)).application.version
const statusOf = async (id: number) => {
  const { process_status, process_detail_status } = (await look(id)).application.status
  return `${process_status}/${process_detail_status}`
}

/** Somebody at a stage with what was agreed on, and with a page of their own. */
async function at(code: number, given: object): Promise<number> {
  const id = await world.application(organisation, position)
  await recruiter.ask(pipelineApi.makeCandidatePage, { body: { post_id: id } })
  await recruiter.ask(pipelineApi.move, { body: { post_id: id, version: 2, stage: code, ...given } })
  return id
}

const invited = () => at(stage.interview, { ...agreed, interviewer_ids: [gao.id] })

const arrange = async (id: number, given: object) =>
  recruiter.send(pipelineApi.arrange, { body: { ...given, post_id: id, version: await versionOf(id) } })

describe('a date that is taken out', () => {
  test('of an interview is none, with its end, and whoever was invited waits for another', async () => {
    const id = await invited()
    expect(await statusOf(id)).toBe('60/0')
    expect((await arrange(id, { meets_at: null })).status).toBe('success')
    const { application } = await look(id)
    expect(application.tracker?.interview).toMatchObject({ interview_date: null, end_date: null })
    expect(await statusOf(id)).toBe('10/11')
  })

  test.each([
    ['offer_valid_until', stage.offer],
    ['entry_date', stage.entry],
  ] as const)('%s is none, and does nothing when it would have passed', async (field, code) => {
    const id = await at(code, { [field]: '2030-03-01' })
    expect((await arrange(id, { [field]: null })).status).toBe('success')
    expect((await look(id)).application.tracker?.[field]).toBeNull()
    expect(await statusOf(id)).toBe('10/11')
  })

  test('comes back when that is taken back, with the invitation', async () => {
    const id = await invited()
    const { data } = await arrange(id, { meets_at: null })
    await recruiter.ask(pipelineApi.undo, { body: { batch_id: data?.batch_id ?? '' } })
    const { application } = await look(id)
    expect(application.tracker?.interview).toMatchObject({
      interview_date: agreed.meets_at,
      end_date: agreed.meets_until,
    })
    expect(await statusOf(id)).toBe('60/0')
  })

  test('leaves no end before the beginning', async () => {
    const id = await invited()
    const refused = { http: 200, code: 'ends_before_it_begins' }
    expect(await arrange(id, { meets_until: '2030-01-02T01:00:00Z' })).toMatchObject(refused)
    expect(await arrange(id, { meets_at: '2030-01-02T04:00:00Z' })).toMatchObject(refused)
    expect((await look(id)).application.tracker?.interview).toMatchObject({ end_date: agreed.meets_until })
  })

  test('leaves no end without a beginning', async () => {
    const id = await invited()
    await arrange(id, { meets_at: null })
    const alone = { meets_until: '2030-01-02T03:00:00Z' }
    expect(await arrange(id, alone)).toMatchObject({ http: 200, code: 'ends_before_it_begins' })
    const body = { post_id: id, version: await versionOf(id), stage: stage.exam, ...alone }
    expect(await recruiter.send(pipelineApi.move, { body })).toMatchObject({ code: 'ends_before_it_begins' })
  })
})

describe('people', () => {
  test('who approve are told of, and can be taken out', async () => {
    const id = await at(stage.approval, { approver_ids: [gao.id] })
    expect((await look(id)).people).toEqual([
      { id: gao.id, name: expect.any(String), part: 'approver', is_disabled: false },
    ])
    expect(await statusOf(id)).toBe('20/0')
    expect((await arrange(id, { approver_ids: [] })).status).toBe('success')
    expect((await look(id)).people).toEqual([])
    expect(await statusOf(id)).toBe('10/0')
    expect((await arrange(id, { approver_ids: [gao.id] })).status).toBe('success')
    expect(await statusOf(id)).toBe('20/0')
  })

  test('who approved once approve again, whatever is said with a decision', async () => {
    const id = await at(stage.approval, { approver_ids: [gao.id] })
    const move = async (code: number) => {
      const body = { post_id: id, version: await versionOf(id), stage: code }
      await recruiter.ask(pipelineApi.move, { body })
    }
    await move(stage.exam)
    await move(stage.approval)
    expect(await statusOf(id)).toBe('20/0')
    await move(stage.exam)
    const applications = [{ post_id: id, version: await versionOf(id) }]
    await recruiter.ask(pipelineApi.moveMany, { body: { applications, stage: stage.approval } })
    expect(await statusOf(id)).toBe('20/0')
    const said = { side: 'company', action: 'remain', version: await versionOf(id) } as const
    await recruiter.ask(pipelineApi.giveFeedback, { params: { id }, body: { ...said, approver_ids: [] } })
    expect((await look(id)).people).toMatchObject([{ id: gao.id }])
  })

  test('who were disabled since stay, shown as such, until somebody takes them out', async () => {
    const id = await invited()
    const left = await world.user(organisation, 'User2')
    await arrange(id, { interviewer_ids: [gao.id, left.id] })
    await world.rows("update users set state = 'disabled' where id = $1", left.id)
    const arranged = await arrange(id, { place: 'Room 5', interviewer_ids: [gao.id, left.id] })
    expect(arranged.status).toBe('success')
    expect((await look(id)).people).toMatchObject([
      { id: gao.id, part: 'main_interviewer', is_disabled: false },
      { id: left.id, part: 'interviewer', is_disabled: true },
    ])
    expect((await arrange(id, { interviewer_ids: [gao.id] })).status).toBe('success')
    expect((await look(id)).people).toMatchObject([{ id: gao.id }])
    const { list } = await recruiter.ask(pipelineApi.listHistory, { query: { post_id: id } })
    const [taken, same, put] = list
    expect(taken).toMatchObject({
      put_in: [],
      taken_out: [{ id: left.id, name: expect.stringMatching(/./) }],
    })
    expect(same).toMatchObject({ put_in: [], taken_out: [] })
    expect(put).toMatchObject({ put_in: [{ id: left.id }], taken_out: [] })
  })

  test('who are disabled cannot be asked anew', async () => {
    const id = await invited()
    const left = await world.user(organisation, 'User2')
    await world.rows("update users set state = 'disabled' where id = $1", left.id)
    const refused = { http: 200, code: 'unknown_person' }
    expect(await arrange(id, { interviewer_ids: [gao.id, left.id] })).toMatchObject(refused)
    // Interviewing is not approving.
    await arrange(id, { approver_ids: [gao.id] })
    await world.rows("update users set state = 'disabled' where id = $1", gao.id)
    await arrange(id, { interviewer_ids: [] })
    expect(await arrange(id, { interviewer_ids: [gao.id] })).toMatchObject(refused)
    await world.rows("update users set state = 'enabled' where id = $1", gao.id)
  })

  test('who look after the server take no part', async () => {
    const id = await invited()
    const operator = await world.user(organisation, 'SysAdmin')
    expect(await arrange(id, { interviewer_ids: [operator.id] })).toMatchObject({ code: 'unknown_person' })
  })

  test('who are named twice take part once, in the part named first', async () => {
    const id = await invited()
    const second = await world.user(organisation, 'User2')
    await arrange(id, { interviewer_ids: [second.id, gao.id, second.id] })
    expect((await look(id)).people).toMatchObject([
      { id: second.id, part: 'main_interviewer' },
      { id: gao.id, part: 'interviewer' },
    ])
  })
})

describe('a date that has passed and is set anew', () => {
  test.each([
    ['offer_valid_until', stage.offer, '10/15'],
    ['entry_date', stage.entry, '10/12'],
  ] as const)('%s: what it did by passing is over', async (field, code, passed) => {
    world.now = new Date('2020-02-01T04:00:00Z')
    const id = await at(code, { [field]: '2020-03-01' })
    world.now = null
    const [step, detail] = passed.split('/')
    await world.rows('update applications set step = $2, detail = $3 where id = $1', id, step, detail)
    await arrange(id, { place: 'Room 1' })
    expect(await statusOf(id)).toBe(passed)
    await arrange(id, { [field]: '2030-03-01' })
    expect(await statusOf(id)).toBe('10/11')
  })
})

test('an application out of reach is not told from one that does not exist', async () => {
  const id = await invited()
  const [stranger, nobody] = await Promise.all([
    world.user(await world.organisation(), 'OrgAdmin2'),
    world.user(organisation, 'DepAdmin2', await world.department(organisation, 'Sales')),
  ])
  for (const who of [stranger, nobody])
    for (const post_id of [id, 999_999_999])
      for (const given of [{ place: 'x' }, { entry_date: '2030-01-01' }, {}])
        expect((await who.send(pipelineApi.arrange, { body: { post_id, version: 1, ...given } })).http).toBe(
          404,
        )
})
