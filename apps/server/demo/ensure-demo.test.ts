import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { accountsApi } from '@bole/accounts/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { miscounts, startWorld, Visitor, type World } from '../testing/index.ts'
import { ensureDemo, holdsDemo } from './ensure-demo.ts'
import { demoPassword, story } from './story/index.ts'

let world: World
const parts = () => ({ ownerUrl: world.ownerUrl, database: world.server.database, log: () => undefined })

async function count(table: string, where = 'true'): Promise<number> {
  const [row] = await world.rows(`select count(*)::integer as n from ${table} where ${where}`)
  return Number(row?.n)
}

const writing = `select pid from pg_stat_activity
  where datname = current_database() and usename = 'bole_app' and xact_start < now() - interval '200 ms'`

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await isSo()) return
    await wait(25)
  }
  throw new Error('waited in vain')
}

/** Starts a server that loads the demo and kills it once it has been writing for a while. */
async function killWhileLoading(): Promise<void> {
  const script = join(import.meta.dirname, 'fixtures/load-demo.ts')
  const child = spawn(process.execPath, [script, world.ownerUrl], { stdio: 'ignore' })
  await until(async () => (await world.rows(writing)).length > 0)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')
  await until(async () => (await world.rows(writing)).length === 0)
}

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

test('a server killed while it loads leaves nothing behind, and the next start loads everything', async () => {
  await killWhileLoading()
  expect([await count('organisations'), await count('candidates'), await count('users')]).toEqual([0, 0, 0])

  const held = async () => [await holdsDemo(world.ownerUrl, true), await holdsDemo(world.ownerUrl, false)]
  // The clocks of the demo company stand in its own zone before its story is told.
  expect(await held()).toEqual([true, false])
  expect(await ensureDemo(parts())).toBe(true)
  expect(await held()).toEqual([true, true])
  const slugs = await world.rows('select slug, home, state from organisations order by slug')
  expect(slugs).toEqual([
    { slug: 'demo', home: 'social', state: 'enabled' },
    { slug: 'operators', home: 'agency', state: 'enabled' },
  ])
  const pool = await world.rows(
    `select f.name, count(m.id)::int as people from pool_folders f
     left join pool_members m on m.organisation_id = f.organisation_id and m.folder_id = f.id group by f.name order by 2 desc`,
  )
  expect(pool.map(({ name }) => name)).toContain('校招备选')
  for (const { name, people } of pool) expect(Number(people), String(name)).toBeGreaterThan(1)
  const asked = await world.rows(`select 1 from pool_distributions where state = 'asked'`)
  expect(asked).toHaveLength(2)
  const told = await world.rows('select state, count(*)::int as n from notify_records group by state')
  expect(new Set(told.map(({ state }) => state))).toEqual(
    new Set(['waiting', 'sent', 'viewed', 'failed', 'cancelled']),
  )
}, 60_000)

describe('the company', () => {
  test('is as many as the story tells', async () => {
    const events = story.applications.flatMap(({ plan }) => plan)
    const of = (what: string) => events.filter(({ action }) => action.do === what).length
    expect(await count('departments')).toBe(story.departments.length)
    expect(await count('users')).toBe(story.users.length)
    expect(await count('positions')).toBe(story.positions.length)
    expect(await count('candidates')).toBe(story.candidates.length)
    expect(await count('applications')).toBe(story.applications.length)
    expect(await count('candidate_notes')).toBe(of('note'))
    expect(await count('application_tags')).toBe(of('tag'))
    expect(await count('application_history')).toBe(events.length - of('note') - of('tag'))
  })

  test('has one default process for each origin, and the closed opening closed', async () => {
    const processes = await world.rows(
      `select origin, array(select stage from process_steps where process_id = processes.id order by place) as stages
       from processes where is_default order by origin desc`,
    )
    // Social hiring interviews in two rounds.
    expect(processes.map(({ stages }) => stages)).toEqual([
      [1, 14, 15, 16, 12, 12, 5, 6],
      story.projects.find(({ origin }) => origin === 1)?.stages,
    ])
    const [round] = await world.rows(
      `select count(*)::integer as n from applications a join process_steps s on s.id = a.process_step_id
       where s.title = '综合面试' and a.is_listed`,
    )
    expect(round?.n).toBeGreaterThan(1)
    const closed = await world.rows(
      "select title from positions where state = 'closed' and closed_at < now()",
    )
    expect(closed).toEqual([{ title: '供应链计划主管' }])
  })

  test('has its departments below each other', async () => {
    const [row] = await world.rows(
      `select count(*)::integer as n from departments d where d.path[cardinality(d.path)] = d.id
       and d.parent_id is not distinct from d.path[cardinality(d.path) - 1]`,
    )
    expect(row?.n).toBe(story.departments.length)
  })
})

describe('every application', () => {
  test('stands where its plan ends', async () => {
    const rows = await world.rows(
      `select c.name, p.title, c.email, c.phone, a.stage, a.step, a.detail from applications a
       join candidates c on c.id = a.candidate_id join positions p on p.id = a.position_id`,
    )
    const told = story.applications.map((application) => {
      const candidate = story.candidates.find(({ key }) => key === application.candidate)
      const position = story.positions.find(({ key }) => key === application.position)
      return [candidate?.name, position?.title, candidate?.mail, ...Object.values(application.ends)].join()
    })
    const found = rows.map((row) => [row.name, row.title, row.email, row.stage, row.step, row.detail].join())
    expect(found.sort()).toEqual(told.sort())
  })

  test('has a history whose rows join up, run forward and end where it stands', async () => {
    const broken = await world.rows(
      `select * from (
         select h.*, a.stage, a.step, a.detail, a.applied_at,
           row(from_stage, from_step, from_detail) as starts,
           lag(row(to_stage, to_step, to_detail)) over own as before, lag(happened_at) over own as earlier,
           lead(h.id) over own as next_id
         from application_history h join applications a on a.id = h.application_id
         window own as (partition by application_id order by h.id)) t
       where happened_at > now() or happened_at < earlier
         or case when before is null then action <> 'apply' or happened_at <> applied_at
              else starts is distinct from before end
         or next_id is null and row(to_stage, to_step, to_detail) <> row(stage, step, detail)`,
    )
    expect(broken).toEqual([])
    const [order] = await world.rows(
      `select count(*)::integer as n from (
         select happened_at < lag(happened_at) over (order by id) as is_back from application_history) t where is_back`,
    )
    expect(order?.n).toBe(0)
  })

  test('has one open stage record at most, the one it stands in', async () => {
    const wrong = await world.rows(
      `select a.id from applications a left join stage_records r on r.application_id = a.id and r.closed_at is null
       where r.id is distinct from a.stage_record_id or (a.step > 0 and r.id is null)
         or (r.id is not null and (r.stage, r.step, r.detail) <> (a.stage, a.step, a.detail))`,
    )
    expect(wrong).toEqual([])
  })

  test('came no earlier than its candidate, whose record is as old as the first one', async () => {
    const wrong = await world.rows(
      `select c.id from candidates c join applications a on a.candidate_id = c.id
       group by c.organisation_id, c.id having c.created_at <> min(a.applied_at)`,
    )
    expect(wrong).toEqual([])
  })

  test('is counted: the counts equal a recount', async () => {
    expect(await miscounts(world)).toEqual([])
    expect((await world.rows('select from application_counts')).length).toBeGreaterThan(100)
  })
})

describe('dates and people', () => {
  test('interviews are held at full hours by the people of the plan, save the one under way', async () => {
    const rows = await world.rows(
      `select r.meets_at, array_agg(u.username order by p.part desc, u.username) as people from stage_records r
       join application_people p on p.application_id = r.application_id and p.part like '%interviewer'
       join users u on u.id = p.user_id where r.meets_at is not null group by r.id, r.meets_at`,
    )
    const planned = story.applications.flatMap(({ plan }) =>
      plan.filter(({ action }) => action.do === 'set_interview'),
    )
    // One of them has no time yet, as they are to choose one.
    expect(rows).toHaveLength(planned.length - 1)
    const odd = rows.filter(({ meets_at }) => !(meets_at instanceof Date) || meets_at.getMinutes() !== 0)
    expect(odd.length).toBeLessThanOrEqual(2)
  })

  test('offers and entries have their day, and those ahead are watched', async () => {
    expect(await count('stage_records', 'stage = 5 and offer_valid_until is not null')).toBeGreaterThan(15)
    const open = await count(
      'stage_records',
      `closed_at is null and (offer_valid_until >= current_date + 1 or entry_date >= current_date + 1)`,
    )
    const watches = await count('graphile_worker.jobs', "task_identifier = 'pipeline.date_passes'")
    expect(watches).toBeGreaterThanOrEqual(open)
    expect(
      await count('graphile_worker.jobs', "task_identifier = 'pipeline.date_passes' and run_at < now()"),
    ).toBe(0)
  })

  test('a résumé is on its way for everybody', async () => {
    const [row] = await world.rows(
      `select count(distinct person->>'candidateId')::integer as n from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id, json_array_elements(j.payload->'people') person
       where t.identifier = 'demo.add_resumes'`,
    )
    expect(row?.n).toBe(story.candidates.length)
  })
})

describe('signing in', () => {
  const visit = async (username: string) => {
    const visitor = new Visitor(world.origin, { id: 0, organisationId: 0, username })
    await visitor.signIn(demoPassword)
    return visitor
  }
  const seenBy = async (username: string) => {
    const visitor = await visit(username)
    const { http, total } = await visitor.send(pipelineApi.listCandidates, { query: { origin: 2 } })
    return { http, total: total ?? 0 }
  }

  test('the recruiter sees everybody, a head of departments her own, a hiring manager his interviews', async () => {
    const [he, qin, gao] = [await seenBy('he'), await seenBy('qin'), await seenBy('gao')]
    expect(he.total).toBe(await count('applications', 'origin = 2'))
    expect(qin.total).toBeGreaterThan(30)
    expect(qin.total).toBeLessThan(he.total)
    expect(gao.total).toBeGreaterThan(0)
    expect(gao.total).toBeLessThan(qin.total)
  })

  test('the operator belongs to another organisation and sees no candidate', async () => {
    const ops = await visit('ops')
    const { role } = await ops.ask(accountsApi.getCurrentUser, {})
    expect(role.name).toBe('SysAdmin')
    expect((await ops.send(pipelineApi.listCandidates, { query: { origin: 2 } })).http).toBe(403)
  })
})

test('somebody is away today with a deputy, and interviews have slots on the working days ahead', async () => {
  expect(await count('delegations', 'current_date between begins_on and ends_on')).toBe(1)
  const slots = await world.rows(
    `select count(*)::integer as n, count(distinct process_step_id)::integer as rounds, min(extract(isodow from starts_at)) as first,
      max(extract(isodow from starts_at)) as last, bool_and(starts_at > now()) as is_ahead from interview_slots`,
  )
  const [{ n, rounds, last, is_ahead } = {}] = slots
  expect(Number(n)).toBe(Number(rounds) * 20)
  expect(Number(last)).toBeLessThanOrEqual(5)
  expect(is_ahead).toBe(true)
})

test('a queue of two rooms is met tomorrow morning, and whoever has checked in waits in it', async () => {
  const [queue] = await world.rows(
    `select i.state, i.starts_at > now() as is_ahead, (select count(*)::integer from interview_candidates c where c.interview_id = i.id
        and c.left_at is null) as people, (select count(*)::integer from interview_queue_places p where p.interview_id = i.id) as numbered,
      array(select r.title from interview_rooms r where r.interview_id = i.id order by r.place) as rooms,
      array(select u.username from interview_people p join users u on u.id = p.user_id where p.interview_id = i.id order by 1) as met_by
     from interview_queues q join interviews i on i.id = q.interview_id`,
  )
  expect(queue).toMatchObject({
    state: 'ahead',
    is_ahead: true,
    rooms: ['向日葵', '雏菊'],
    met_by: ['gao', 'xu'],
  })
  expect(Number(queue?.people)).toBeGreaterThan(5)
  expect(Number(queue?.numbered)).toBeGreaterThan(0)
  // Nobody is left over of the interviews that they would have had.
  expect(
    await count(
      'interviews',
      'not exists (select from interview_candidates c where c.interview_id = interviews.id)',
    ),
  ).toBe(0)
})

test('what was told of the past is dated, in its order, and what is old is read', async () => {
  const told = await world.rows(
    `select is_read, extract(epoch from created_at)::double precision as at from notices where kind ~ '^(candidate|offer|given)_' order by id`,
  )
  expect(told.length).toBeGreaterThan(10)
  const times = told.map(({ at }) => Number(at))
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(new Set(times).size).toBeGreaterThan(5)
  expect(told.some(({ is_read }) => is_read) && told.some(({ is_read }) => !is_read)).toBe(true)
})

test('a second start changes nothing', async () => {
  const state = () =>
    world.rows(
      `select (select count(*) from organisations) as o, (select max(xmin::text::bigint) from applications) as a,
         (select max(id) from application_history) as h, (select count(*) from graphile_worker.jobs) as j`,
    )
  const before = await state()
  expect(await ensureDemo(parts())).toBe(true)
  expect(await state()).toEqual(before)
})

test('other data is left alone', async () => {
  const other = await startWorld()
  await other.organisation('Somebody')
  const { ownerUrl, server } = other
  expect(await ensureDemo({ ownerUrl, database: server.database, log: () => undefined })).toBe(false)
  expect(await other.rows('select count(*)::integer as n from users')).toEqual([{ n: 0 }])
  await other.end()
})
