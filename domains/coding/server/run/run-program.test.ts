import { codingApi } from '@bole/coding/contract'
import { roomsApi } from '@bole/rooms/contract'
import { meetingRoom } from '@bole/rooms/testing'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Job, Ran } from '../sandbox/code-runner.ts'

let world: World
/** What the sandbox of this file does with a program. */
let sandbox: (job: Job) => Ran
beforeAll(async () => {
  world = await startWorld({ codeRunner: { run: async (job) => sandbox(job) } })
})
afterAll(() => world.end())

/** A program that writes what it reads. */
const echo = ({ inputs }: Job): Ran => ({
  kind: 'ran',
  outcomes: inputs.map((input) => ({ ending: 'done', output: `${input}\n`, complaint: '', milliseconds: 3 })),
})

async function inRoom(given: object = {}) {
  const office = await meetingRoom(world)
  const [token = ''] = office.tokens
  await office.here(office.lead, { is_new: true })
  await office.visit(token, { is_new: true })
  await office.lead.ask(roomsApi.invite, { body: { interview_id: office.id, candidates: office.people } })
  await world.stranger().ask(roomsApi.accept, { body: { token } })
  const program = await office.lead.ask(codingApi.setFromHr, {
    body: {
      ...{ schedule_id: office.id, title: '回声', description: '请输出输入', languages: ['python'] },
      cases: [
        { input: 'a', expected: 'a' },
        { input: 'b', expected: 'c' },
        { input: 'secret', expected: 'secret', is_hidden: true },
        { input: 'secret', expected: 'other', is_hidden: true },
      ],
      ...given,
    },
  })
  await office.lead.ask(codingApi.openProgram, { query: { schedule_id: office.id } })
  return { ...office, token, program }
}

test('a run says of each visible case whether it was passed, and of the hidden ones how many', async () => {
  const office = await inRoom()
  sandbox = echo
  const ran = await world.stranger().ask(codingApi.visitorRun, { body: { token: office.token } })
  expect(ran).toMatchObject({
    ...{ kind: 'run', name: '王小明', language: 'python', fault: null, hidden_passed: 1, hidden_count: 2 },
    cases: [
      { verdict: 'passed', output: 'a\n' },
      { verdict: 'wrong', output: 'b\n' },
    ],
  })
  expect(JSON.stringify(ran)).not.toContain('secret')
  // Everybody in the room reads it, once.
  const window = { schedule_id: office.id, ...office.program, version: 1, after: 1 }
  const heard = await office.lead.ask(codingApi.syncProgram, { body: window })
  expect(heard.run).toEqual(ran)
  const again = await office.lead.ask(codingApi.syncProgram, { body: { ...window, after_run: ran.id } })
  expect(again.run).toBeNull()
})

test('a program is debugged with an input of one’s own, of what stands in it', async () => {
  const office = await inRoom()
  const jobs: Job[] = []
  sandbox = (job) => {
    jobs.push(job)
    return echo(job)
  }
  const ran = await office.lead.ask(codingApi.debug, { body: { ...office.program, input: 'own' } })
  expect(ran).toMatchObject({ kind: 'debug', cases: [{ verdict: 'done', output: 'own\n' }], hidden_count: 0 })
  expect(jobs).toMatchObject([{ language: 'python', inputs: ['own'] }])
  expect(jobs[0]?.source).toContain('sys.stdin')
  const [row] = await world.rows('select source, input from coding_runs where id = $1', ran.id)
  expect(row).toEqual({ source: jobs[0]?.source, input: 'own' })
})

test('a program that does not compile says why', async () => {
  const office = await inRoom()
  sandbox = () => ({ kind: 'not_compiled', complaint: 'line 1: no' })
  const ran = await office.lead.ask(codingApi.run, { body: office.program })
  expect(ran).toMatchObject({ fault: 'line 1: no', cases: [{ verdict: 'skipped' }, { verdict: 'skipped' }] })
})

test.each([
  ['no_sandbox', 'no_sandbox'],
  ['no_compiler', 'no_compiler'],
  ['busy', 'runner_busy'],
] as const)('where the runner answers %s, nothing was run and the answer is %s', async (kind, code) => {
  const office = await inRoom()
  sandbox = () => ({ kind })
  const refused = await office.lead.send(codingApi.run, { body: office.program })
  expect(refused.code).toBe(code)
  const visited = await world.stranger().send(codingApi.visitorDebug, { body: { token: office.token } })
  expect(visited.code).toBe(code)
  const rows = await world.rows(
    'select 1 from coding_runs where program_id = $1',
    office.program.program_map_id,
  )
  expect(rows).toEqual([])
})

test('a question without cases is debugged alone, and a candidate runs nothing while coding mode is off', async () => {
  const office = await inRoom({ cases: [] })
  sandbox = echo
  expect((await office.lead.send(codingApi.run, { body: office.program })).code).toBe('no_cases')
  await office.lead.ask(codingApi.closeProgram, { query: { schedule_id: office.id } })
  const visited = await world.stranger().send(codingApi.visitorRun, { body: { token: office.token } })
  expect(visited.code).toBe('no_program')
})
