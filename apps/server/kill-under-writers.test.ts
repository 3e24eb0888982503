// @module-tag race
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pipelineApi } from '@bole/pipeline/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from './demo/story/organisation.ts'
import { startEmbeddedDatabase } from './embedded-database/index.ts'
import { miscounts } from './testing/counts.ts'
import { ServerProcess } from './testing/server-process.ts'
import { Visitor } from './testing/visitor.ts'

let directory: string
let database: Awaited<ReturnType<typeof startEmbeddedDatabase>>
let owner: pg.Client
let server: ServerProcess

const start = () => ServerProcess.start({ DATABASE_URL: database.ownerUrl, DATA_DIR: directory }, ['--demo'])

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'bole-kill-'))
  database = await startEmbeddedDatabase({ directory: join(directory, 'database'), log: () => undefined })
  server = await start()
}, 120_000)

afterAll(async () => {
  await server.kill()
  await database.stop()
  await rm(directory, { recursive: true, force: true })
}, 60_000)

async function recruiter(): Promise<Visitor> {
  const visitor = new Visitor(server.origin, { id: 0, organisationId: 0, username: 'he' })
  const answer = await visitor.signIn(demoPassword)
  if (answer.status !== 'success') throw new Error(answer.message)
  return visitor
}

/** What the server said was done: by application, the version it answered with. */
type Acknowledged = Map<number, number>

/** Moves applications to and fro until the server is gone or it is told to end; notes what was acknowledged. */
async function write(
  visitor: Visitor,
  ids: readonly number[],
  acknowledged: Acknowledged,
  ending: AbortSignal,
): Promise<void> {
  const { list } = await visitor.ask(pipelineApi.listCandidates, { query: { page_size: 200 } })
  const versions = new Map(list.map((item) => [item.id, item.version]))
  const stageOf = new Map(list.map((item) => [item.id, item.status.status]))
  try {
    for (let turn = 0; !ending.aborted; turn++) {
      const id = ids[turn % ids.length] ?? 0
      const stage = stageOf.get(id) === 12 ? 14 : 12
      const moved = await visitor.send(pipelineApi.move, {
        body: { post_id: id, version: versions.get(id) ?? 0, stage },
      })
      if (moved.status !== 'success' || !moved.data) continue
      versions.set(id, moved.data.version)
      stageOf.set(id, stage)
      acknowledged.set(id, moved.data.version)
    }
  } catch {
    // The server was killed under us: what it answered before counts.
  }
}

async function movable(visitor: Visitor): Promise<number[]> {
  const { list } = await visitor.ask(pipelineApi.listCandidates, { query: { page_size: 200 } })
  return list
    .filter(({ status }) => status.colour !== 'grey' && [1, 12, 14].includes(status.status))
    .map(({ id }) => id)
}

/** Nothing acknowledged is lost, nothing is half done: row, record, history and counts agree. */
async function expectWhole(acknowledged: readonly Acknowledged[]): Promise<void> {
  owner = new pg.Client(database.ownerUrl)
  await owner.connect()
  const rows = async (sql: string) => (await owner.query(sql)).rows
  const versions = new Map(
    (await rows('select id, version from applications')).map((row) => [Number(row.id), Number(row.version)]),
  )
  for (const [id, version] of acknowledged.flatMap((each) => [...each])) {
    expect(versions.get(id), `application ${id}`).toBeGreaterThanOrEqual(version)
  }
  expect(
    await rows(`select a.id from applications a join lateral (
      select * from application_history h where h.application_id = a.id order by h.id desc limit 1) last on true
      where (last.to_stage, last.to_step, last.to_detail) is distinct from (a.stage, a.step, a.detail)
        or last.stage_record_id is distinct from a.stage_record_id`),
  ).toEqual([])
  expect(
    await rows(`select a.id from applications a join stage_records r on r.id = a.stage_record_id
      where (r.stage, r.step, r.detail) is distinct from (a.stage, a.step, a.detail)`),
  ).toEqual([])
  expect(
    await rows(`select id from (select id, from_stage, from_step, from_detail,
        lag(to_stage) over w as s, lag(to_step) over w as t, lag(to_detail) over w as d
      from application_history window w as (partition by application_id order by id)) joined
      where s is not null and (from_stage, from_step, from_detail) is distinct from (s, t, d)`),
  ).toEqual([])
  expect(await miscounts({ rows })).toEqual([])
  await owner.end()
}

/** Four people work until something of theirs was acknowledged, `disturb` has happened and so many seconds have passed; answers what was acknowledged to them. */
async function workWhile(disturb: () => Promise<void>, seconds: number): Promise<Acknowledged[]> {
  const people = await Promise.all([recruiter(), recruiter(), recruiter(), recruiter()])
  const [first] = people
  const ids = first ? await movable(first) : []
  const share = Math.floor(ids.length / people.length)
  const ending = new AbortController()
  const acknowledged = people.map((): Acknowledged => new Map())
  const work = people.map((person, index) =>
    write(
      person,
      ids.slice(index * share, (index + 1) * share),
      acknowledged[index] ?? new Map(),
      ending.signal,
    ),
  )
  await expect.poll(() => acknowledged.some(({ size }) => size > 0)).toBe(true)
  await disturb()
  await wait(seconds * 1000)
  ending.abort()
  await Promise.all(work)
  return acknowledged
}

test('a server killed among writers loses nothing it answered, and the next one goes on', async () => {
  const acknowledged = await workWhile(() => server.kill(), 3)
  expect(acknowledged.reduce((sum, each) => sum + each.size, 0)).toBeGreaterThan(0)
  server = await start()
  await expectWhole(acknowledged)
  expect((await workWhile(async () => undefined, 1)).some((each) => each.size > 0)).toBe(true)
}, 120_000)

test('a database killed among writers loses nothing that was answered, and the server finds it again', async () => {
  const acknowledged = await workWhile(async () => {
    process.kill(database.pid(), 'SIGKILL')
  }, 6)
  expect(acknowledged.reduce((sum, each) => sum + each.size, 0)).toBeGreaterThan(0)
  await expect
    .poll(async () => (await recruiter().catch(() => null)) !== null, { timeout: 30_000, interval: 300 })
    .toBe(true)
  await expectWhole(acknowledged)
  expect((await workWhile(async () => undefined, 1)).some((each) => each.size > 0)).toBe(true)
}, 120_000)
