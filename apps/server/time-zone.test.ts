import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dashboardApi } from '@bole/dashboard/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, startWorld, Visitor, type World } from './testing/index.ts'
import { ServerProcess } from './testing/server-process.ts'
import { timeZoneNamed, withTimeZone } from './time-zone.ts'

// The company lives a whole day ahead of its database, and this process between the two.
const ofCompany = 'Pacific/Kiritimati'
const ofDatabase = 'Pacific/Pago_Pago'
const today = () => new Intl.DateTimeFormat('sv', { timeZone: ofCompany }).format(new Date())
const at = (day: string, clock: string) => new Date(`${day}T${clock}:00+14:00`)

let world: World
let server: ServerProcess
let folder: string
let recruiter: Visitor
let organisation: number
let position: number

beforeAll(async () => {
  world = await startWorld()
  const name = new URL(world.ownerUrl).pathname.slice(1)
  await world.rows(`alter database "${name}" set timezone to '${ofDatabase}'`)
  organisation = await world.organisation()
  position = await world.position(organisation)
  folder = await mkdtemp(join(tmpdir(), 'bole-zone-'))
  server = await ServerProcess.start({
    DATABASE_URL: world.ownerUrl,
    DATA_DIR: folder,
    TIME_ZONE: ofCompany.toLowerCase(),
  })
  const { id, username } = await world.user(organisation, 'OrgAdmin')
  recruiter = new Visitor(server.origin, { id, organisationId: organisation, username })
  await recruiter.signIn(password)
}, 60_000)

afterAll(async () => {
  await server.kill()
  await world.end()
  await rm(folder, { recursive: true, force: true })
})

/** Somebody who applied at a moment. */
async function appliedAt(moment: Date): Promise<number> {
  const id = await world.application(organisation, position)
  await world.rows('update applications set applied_at = $2 where id = $1', id, moment)
  return id
}

const moved = (id: number, stage: number, agreed: object) =>
  recruiter.ask(pipelineApi.move, { body: { post_id: id, version: 1, stage, ...agreed } })

test('a day’s applications are those of the company’s day, wherever the database is', async () => {
  const first = await appliedAt(at('2026-03-08', '00:00'))
  const before = await appliedAt(new Date(at('2026-03-08', '00:00').getTime() - 1))
  const last = await appliedAt(at('2026-03-08', '23:59'))
  const receivedOn = async (day: string) => {
    const query = { origin: 2, applied_from: day, applied_to: day }
    return (await recruiter.ask(pipelineApi.listCandidates, { query })).list.map(({ id }) => id).toSorted()
  }
  expect(await receivedOn('2026-03-08')).toEqual([first, last].toSorted())
  expect(await receivedOn('2026-03-07')).toEqual([before])
})

test('today is the company’s', async () => {
  const around = [today()]
  const { schedule } = await recruiter.ask(dashboardApi.getDashboard, { query: { origin: 2 } })
  const received = await recruiter.ask(dashboardApi.getResumeRate, { query: { origin: 2, days: 2 } })
  around.push(today())
  expect(around).toContain(schedule.date)
  expect(around).toContain(received.list.at(-1)?.date)
})

test('an interview stands in the calendar on the company’s day, and is said as the moment it is', async () => {
  const meets_at = at('2031-05-10', '00:30').toISOString()
  const meets_until = at('2031-05-10', '01:30').toISOString()
  const id = await world.application(organisation, position)
  await moved(id, stages.stage.interview, { meets_at, meets_until, interviewer_ids: [recruiter.id] })
  const query = { origin: 2, watchType: 'all', from: '2031-05-09', days: 3 } as const
  const { dateList } = await recruiter.ask(dashboardApi.getCalendar, { query })
  expect(dateList.map(({ date, interview }) => [date, interview.count])).toEqual([
    ['2031-05-09', 0],
    ['2031-05-10', 1],
    ['2031-05-11', 0],
  ])
  const { application } = await recruiter.ask(pipelineApi.getApplication, { query: { post_id: id } })
  expect(application.tracker?.interview.interview_date).toBe(meets_at)
})

test('an offer ends with the company’s day, and is told as the day that was agreed', async () => {
  const id = await world.application(organisation, position)
  await moved(id, stages.stage.offer, { offer_valid_until: '2031-05-10' })
  const { application } = await recruiter.ask(pipelineApi.getApplication, { query: { post_id: id } })
  expect(application.tracker?.offer_valid_until).toBe('2031-05-10')
  const [job] = await world.rows(
    'select run_at from graphile_worker.jobs where key = $1',
    `pipeline.offer_valid_until:${organisation}:${id}`,
  )
  expect(job?.run_at).toEqual(at('2031-05-11', '00:00'))
})

test('no SQL asks the database what day it is without saying where: its zone is nobody’s', () => {
  const files = globSync('{migrations/*.sql,{apps,domains,platform}/**/server/**/*.ts}', {
    cwd: join(import.meta.dirname, '../..'),
    exclude: (path) => /node_modules|\.test\.ts$/.test(path),
  })
  expect(files.length).toBeGreaterThan(100)
  const asking =
    /\bcurrent_date\b|\blocaltime|at time zone (?!\$\{sql\.lit\(zone)|date_trunc\('(?:day|week|month|quarter|year)/i
  const texts = files.map((file) => [file, readFileSync(join(import.meta.dirname, '../..', file), 'utf8')])
  expect(texts.filter(([, text = '']) => asking.test(text)).map(([file]) => file)).toEqual([])
})

test.each([
  ['Asia/Shanghai', 'Asia/Shanghai'],
  ['europe/berlin', 'Europe/Berlin'],
  ['+08:00', null],
  ['GMT+8', null],
  ['Etc/Unknown', null],
  ['', null],
])('%j names %s', (name, zone) => {
  expect(timeZoneNamed(name)).toBe(zone)
})

test('a page says in which zone the server tells the time', () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(withTimeZone('<html><head><title>')).toContain(`<meta name="time-zone" content="${zone}" />`)
})
