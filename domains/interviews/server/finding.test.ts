import { interviewsApi } from '@bole/interviews/contract'
import { addressOf } from '@bole/platform/contract'
import { startWorld, type World } from '@bole/server/testing'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { interviewing } from './testing/meeting.ts'

let world: World
let office: Awaited<ReturnType<typeof interviewing>>

/** Noon of a day by the server's clock. */
const noon = (days: number, hour = 12) => new Date(2030, 2, 1 + days, hour)
const at = (days: number, hour = 12) => ({
  interviewTime: noon(days, hour).toISOString(),
  endTime: new Date(noon(days, hour).getTime() + 30 * 60_000).toISOString(),
})

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  world.now = noon(-5)
  office = await interviewing(world)
})
afterAll(() => world.end())

describe('the list', () => {
  beforeEach(async () => {
    for (const [index, days] of [-1, 0, 1, 2].entries())
      await office.create([await office.waiting(`Candidate ${index}`)], {
        ...at(days, 14),
        address: index === 3 ? { invite_type: 1 } : { invite_type: 2, room: `Room ${index}` },
      })
    world.now = noon(0)
  })

  test('counts each day and each state', async () => {
    const answer = await office.list()
    expect(answer).toMatchObject({
      ...{ totalCount: 4, pastCount: 1, todayCount: 1, tomorrowCount: 1, futureCount: 1, online: 1 },
      statistic: {
        all: { key: 'all', value: 4 },
        to_be_interview: { value: 3 },
        to_be_feedback: { value: 1 },
        finish: { value: 0 },
        expired: { value: 0 },
      },
    })
    const today = await office.list({ day: ['today'] })
    expect(today.list.map(({ interviewee }) => interviewee)).toEqual(['Candidate 1'])
    expect(today.totalCount).toBe(4)
  })

  test.each([
    [{ status: ['to_be_feedback'] }, ['Candidate 0']],
    [{ day: ['today', 'tomorrow'] }, ['Candidate 1', 'Candidate 2']],
    [{ is_online: true }, ['Candidate 3']],
    [{ room: 'room 2' }, ['Candidate 2']],
    [{ keyword: 'date 3' }, ['Candidate 3']],
    [{ keyword: 'nobody' }, []],
    [{ status: ['expired', 'finish'] }, []],
    [{ origin: 1 }, []],
  ])('narrowed to %j', async (query, names) => {
    expect((await office.list(query)).list.map(({ interviewee }) => interviewee)).toEqual(names)
  })

  test('is narrowed to people, and shows interviewers theirs alone', async () => {
    expect((await office.list({ interviewer_id: [office.lead.id] })).list).toHaveLength(4)
    expect((await office.list({ interviewer_id: [office.second.id] })).list).toEqual([])
    expect((await office.list({ is_mine: true }, office.lead)).list).toHaveLength(4)
    expect((await office.list({}, office.second)).list).toEqual([])
    const stranger = await interviewing(world)
    expect((await stranger.list()).list).toEqual([])
  })

  test('leaves as a file, a line for each candidate', async () => {
    const asking = (cookie: string, status = 'to_be_interview') =>
      fetch(world.origin + addressOf(interviewsApi.exportExcel), {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'x-requested-with': 'bole' },
        body: JSON.stringify({ status: [status] }),
      })
    const file = await asking(office.recruiter.cookie)
    expect(file.headers.get('content-disposition')).toContain('.xlsx')
    const lines = await readSheet(Buffer.from(await file.arrayBuffer()))
    expect(lines).toHaveLength(4)
    expect(lines[1]?.slice(3, 5)).toEqual(['Candidate 1', 'Engineer'])
    expect((await asking(office.lead.cookie)).status).toBe(403)
    const none = await asking(office.recruiter.cookie, 'expired')
    expect(await none.json()).toMatchObject({ code: 'nothing_to_export' })
  })

  test('of online interviews has those that begin soon', async () => {
    const online = async () => office.recruiter.ask(interviewsApi.onlineList, { body: {} })
    expect((await online()).online_list).toEqual([])
    world.now = noon(2)
    expect((await online()).online_list.map(({ interviewee }) => interviewee)).toEqual(['Candidate 3'])
  })
})

test('what is in the way is told before it is saved, and not whom they meet', async () => {
  const id = await office.create([await office.waiting('Ann')], at(1))
  const query = { ...at(1), interviewer_id: [office.lead.id, office.second.id], room: 'room 4' }
  const found = await office.recruiter.ask(interviewsApi.findConflicts, { query })
  expect(found).toMatchObject({ people: [{ user: { id: office.lead.id } }], rooms: [{ room: 'Room 4' }] })
  expect(JSON.stringify(found)).not.toContain('Ann')
  const own = await office.recruiter.ask(interviewsApi.findConflicts, { query: { ...query, id } })
  expect(own).toEqual({ people: [], rooms: [] })
})

test('what is kept of interviews is what follows from the pipeline', async () => {
  const [ann, ben] = [await office.waiting('Ann'), await office.waiting('Ben')]
  const id = await office.create([ann, ben], at(1))
  await office.update(id, { interviewTime: at(2).interviewTime })
  await office.create([await office.waiting('Cem')], at(3))
  const kept = `select i.starts_at, i.ends_at, i.state from interviews i join interview_candidates c
    on c.organisation_id = i.organisation_id and c.interview_id = i.id and c.left_at is null
    where i.organisation_id = $1 order by c.stage_record_id`
  const follows = `select starts_at, ends_at, state from meetings_now where organisation_id = $1 and state <> 'off'
    order by stage_record_id`
  expect(await world.rows(kept, office.organisation)).toEqual(await world.rows(follows, office.organisation))
})
