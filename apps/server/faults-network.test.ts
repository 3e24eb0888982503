import { buffer } from 'node:stream/consumers'
import { intakeApi } from '@bole/intake/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { Network } from '@bole/platform/testing'
import { resumesApi } from '@bole/resumes/contract'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { startWorld, type Visitor, type World } from './testing/index.ts'

/** Nobody waits longer for an answer, in milliseconds: eight seconds that the database is given, and a busy machine. Unbounded it would be for ever. */
const longestWait = 30_000

let network: Network
let world: World
let recruiter: Visitor
let positionId: number
let applicationId: number

beforeAll(async () => {
  network = await Network.start(inject('testClusterUrl'))
  world = await startWorld({ through: (url) => network.through(url) })
  const organisationId = await world.organisation()
  recruiter = await world.user(organisationId, 'OrgAdmin2')
  positionId = await world.position(organisationId)
  await world.rows(`create function tell() returns trigger language plpgsql
    as $$ begin raise notice 'about to commit'; return null; end $$`)
  await world.rows(`create constraint trigger tell after insert on files deferrable initially deferred
    for each row execute function tell()`)
  applicationId = await world.application(organisationId, positionId)
})
afterEach(() => network.set({}))
afterAll(async () => {
  await world.end()
  await network.end()
})

/** How an attempt ends and when. */
async function timed<Answer>(attempt: Promise<Answer>): Promise<Answer & { milliseconds: number }> {
  const began = performance.now()
  const answer = await attempt
  return { ...answer, milliseconds: performance.now() - began }
}

const addNote = (text: string) =>
  timed(recruiter.send(resumesApi.addNote, { body: { post_id: applicationId, text } }))
const list = () => timed(recruiter.send(pipelineApi.listCandidates, { query: {} }))

const upload = () => {
  const form = new FormData()
  form.set('position_id', String(positionId))
  form.append('file', new File(['李雷\n13800138000\n'], '李雷.txt'))
  return timed(recruiter.send(intakeApi.upload, { body: form }))
}

test('a database that is half a second away is slow, and no request waits for ever or for another', async () => {
  await network.set({ delay: 500 })
  // Far more than there are connections.
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, list),
    ...Array.from({ length: 20 }, (_, turn) => addNote(`slow ${turn}`)),
  ])
  for (const { http, status, code, milliseconds } of answers) {
    expect(milliseconds).toBeLessThan(longestWait)
    expect([http, status === 'success' ? 'success' : code]).toBeOneOf([
      [200, 'success'],
      [503, 'unavailable'],
    ])
  }
  expect(answers.filter(({ http }) => http === 200).length).toBeGreaterThan(10)
  await network.set({})
  expect(await list()).toMatchObject({ http: 200 })
  expect(await addNote('quick again')).toMatchObject({ status: 'success' })
  const [row] = await world.rows(`select count(*)::int as kept from candidate_notes where body like 'slow %'`)
  expect(row?.kept).toBeGreaterThanOrEqual(
    answers.slice(20).filter(({ status }) => status === 'success').length,
  )
})

test('a commit whose answer is lost may stand, and so do the files it names', async () => {
  expect(await upload()).toMatchObject({ status: 'success' })
  await network.set({ swallowsFrom: /about to commit/ })
  const lost = await upload()
  expect(lost).toMatchObject({ http: 503, code: 'unavailable' })
  expect(lost.milliseconds).toBeLessThan(longestWait)
  await network.set({})
  const files = await world.rows('select storage_key from files')
  expect(files).toHaveLength(2)
  for (const { storage_key: key } of files)
    expect((await buffer(await world.store.read(String(key)))).toString()).toContain('李雷')
  expect(await upload()).toMatchObject({ status: 'success' })
})

test('while the database cannot be reached every answer is quick and clear, and the first after it is right', async () => {
  await network.set({ isGone: true })
  for (const answer of [await list(), await addNote('lost'), await upload()]) {
    expect(answer).toMatchObject({ http: 503, code: 'unavailable' })
    expect(answer.milliseconds).toBeLessThan(longestWait)
  }
  expect((await fetch(`${world.origin}/health`)).status).toBe(503)
  await network.set({})
  expect(await list()).toMatchObject({ http: 200 })
  expect((await fetch(`${world.origin}/health`)).status).toBe(200)
  expect(await world.rows(`select body from candidate_notes where body = 'lost'`)).toEqual([])
})
