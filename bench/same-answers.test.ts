import { join } from 'node:path'
import { migrate } from '@bole/platform/host'
import { startTestCluster, type TestCluster } from '@bole/platform/testing'
import { miscounts } from '@bole/server/testing'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from './data/fill.ts'
import { benchToken } from './data/small-tables.ts'
import { kinds } from './kinds.ts'
import { type Server, startCeiling, startOurs } from './servers.ts'

const candidates = 2000
let cluster: TestCluster
let database: pg.Client
let ours: Server
let ceiling: Server

beforeAll(async () => {
  cluster = await startTestCluster((url) => migrate(url, join(import.meta.dirname, '../migrations')))
  const url = cluster.ownerUrl(await cluster.createDatabase())
  await fill(url, candidates, () => undefined)
  database = new pg.Client(url)
  await database.connect()
  await database.query(`create table bench_made as select ${candidates} as size`)
  ours = await startOurs(url)
  ceiling = await startCeiling(url)
}, 120_000)

afterAll(async () => {
  await ours.stop()
  await ceiling.stop()
  await database.end()
  await cluster.stop()
}, 60_000)

const amountOf = async (sql: string) => (await database.query<{ amount: number }>(sql)).rows[0]?.amount

describe('the data', () => {
  test('has the rows that were promised, four in five of them in one organisation', async () => {
    expect(await amountOf('select count(*)::int as amount from candidates')).toBe(candidates)
    expect(await amountOf('select count(*)::int as amount from candidates where organisation_id = 1')).toBe(
      candidates * 0.8,
    )
    expect(await amountOf('select count(*)::int as amount from applications')).toBe(candidates * 1.5)
    expect(await amountOf('select count(*)::int as amount from resume_words')).toBe(candidates)
  })

  test('has every index ready, and nothing that refers to nothing', async () => {
    expect(
      await amountOf('select count(*)::int as amount from pg_index where not (indisready and indisvalid)'),
    ).toBe(0)
    const { rows } = await database.query<{ name: string; child: string; definition: string }>(
      `select conname as name, conrelid::regclass::text as child, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    )
    expect(rows.length).toBeGreaterThan(20)
    for (const { name, child, definition } of rows) {
      await database.query(`alter table ${child} drop constraint ${name}`)
      await database.query(`alter table ${child} add constraint ${name} ${definition}`)
    }
  })

  test('has histories whose rows start where the one before ended, and end where the application stands', async () => {
    expect(
      await amountOf(`select count(*)::int as amount from (
        select from_stage, from_step, from_detail, lag(array[to_stage, to_step, to_detail])
          over (partition by organisation_id, application_id order by id) as before from application_history) h
        where array[from_stage, from_step, from_detail] is distinct from before and from_stage is not null`),
    ).toBe(0)
    expect(
      await amountOf(`select count(*)::int as amount from applications a join lateral (
        select * from application_history h where h.organisation_id = a.organisation_id and h.application_id = a.id
        order by h.id desc limit 1) last on (last.to_stage, last.to_step, last.to_detail) <> (a.stage, a.step, a.detail)`),
    ).toBe(0)
  })
})

describe('our server and the ceiling give the same answer', () => {
  const cookie = `bole_session=${benchToken}`
  const answerOf = async (server: Server, path: string, init: RequestInit = {}) => {
    const headers = { cookie, 'x-requested-with': 'bole', 'content-type': 'application/json' }
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers, ...init })
    return response.json()
  }

  test.each(kinds.filter(({ hasCeiling, name }) => hasCeiling && name !== 'move').map(({ name }) => name))(
    '%s',
    async (name) => {
      const work = await kinds.find((kind) => kind.name === name)?.work(database)
      const paths = work?.kind === 'get' ? work.paths.slice(0, 5) : []
      expect(paths.length).toBeGreaterThan(0)
      for (const path of paths) {
        const [mine, theirs] = [await answerOf(ours, path), await answerOf(ceiling, path)]
        expect(mine.status).toBe('success')
        for (const answer of [mine, theirs]) answer.data.statuses?.sort(byId)
        expect(mine).toEqual(theirs)
      }
    },
  )

  test('move writes the same rows', async () => {
    const work = await kinds.find(({ name }) => name === 'move')?.work(database)
    if (work?.kind !== 'move') throw new Error('no moves')
    const written: unknown[] = []
    for (const [index, server] of [ours, ceiling].entries()) {
      const application = work.applications[index]
      if (!application) throw new Error('nothing to move')
      const [to] = work.stages.filter((stage) => stage !== application.stage)
      const body = JSON.stringify({ post_id: application.id, version: application.version, stage: to })
      const answer = await answerOf(server, work.path, { method: 'POST', body })
      expect(answer).toMatchObject({ status: 'success', data: { version: application.version + 1 } })
      const { rows } = await database.query(
        `select a.stage = $2 as moved, a.version - $3 as versions, r.stage = $2 as opened,
           (select count(*)::int from stage_records s where s.application_id = a.id and s.closed_at is null) as open,
           (select row(h.action, h.actor, h.user_id is not null, h.to_stage = $2, h.to_step, h.to_detail, h.was_listed, h.is_listed,
               h.from_process_step_id is not null, h.to_process_step_id = a.process_step_id, r.process_step_id = a.process_step_id,
               h.from_title = '', h.to_title = '', h.from_stage_since is not null, h.from_status_since is not null,
               h.from_record_id is not null, h.stage_record_id = r.id, h.tags, h.note, h.facts)::text
             from application_history h where h.application_id = a.id order by h.id desc limit 1) as history
         from applications a join stage_records r on r.id = a.stage_record_id where a.id = $1`,
        [application.id, to, application.version],
      )
      written.push(rows)
    }
    const history = expect.stringContaining('(move,user,t,t,')
    expect(written[0]).toEqual([{ moved: true, versions: 1, opened: true, open: 1, history }])
    expect(written[1]).toEqual(written[0])
    expect(await miscounts({ rows: async (sql) => (await database.query(sql)).rows })).toEqual([])
  })

  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id)
})
