import { tmpdir } from 'node:os'
import { dashboardApi } from '@bole/dashboard/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const room = { folders: [{ of: 'files' as const, folder: tmpdir() }], reserveBytes: 1 }
let world: World
let organisation: number
let operator: Visitor

beforeAll(async () => {
  world = await startWorld({ room })
  organisation = await world.organisation('Somebody else’s')
  const position = await world.position(organisation)
  await world.application(organisation, position, { name: 'Nobody’s business' })
  await world.user(organisation, 'OrgAdmin2')
  operator = await world.user(await world.organisation('Operators'), 'SysAdmin')
})
afterAll(() => world.end())

/** What an operator sees, of the server and of organisations. */
const status = async () => {
  const { machine, ...rest } = await operator.ask(dashboardApi.getServerStatus, {})
  if (!machine) throw new Error('an operator sees nothing of the server')
  return { ...machine, ...rest }
}

test('has each organisation with its numbers, and nobody who applied', async () => {
  const { organisations } = await status()
  const theirs = organisations.list.find(({ id }) => id === organisation)
  expect(organisations.total).toBe(organisations.list.length)
  expect(theirs).toMatchObject({
    name: 'Somebody else’s',
    state: 'enabled',
    users: 1,
    positions: 1,
    applications: 1,
    seen_at: expect.any(String),
  })
  expect(JSON.stringify(await status())).not.toContain('Nobody’s business')
})

test('has, for a director of a company, that company alone, and nothing of the server', async () => {
  const director = await world.user(organisation, 'SuperAdmin')
  const { machine, organisations } = await director.ask(dashboardApi.getServerStatus, {})
  expect(machine).toBeNull()
  expect(organisations).toMatchObject({ total: 1, list: [{ id: organisation, name: 'Somebody else’s' }] })
})

test('tells of the machine, the database and what documents are read with', async () => {
  const { server, database, storage, readers, faults, checked_at } = await status()
  expect(server).toMatchObject({ version: '0.1.0', node: process.version, role: 'web' })
  expect(server.memory_bytes).toBeGreaterThan(1e7)
  expect(database).toMatchObject({
    version: expect.stringMatching(/^18/),
    migration: expect.stringMatching(/^\d{4}-/),
  })
  expect(database.connections).toBeLessThanOrEqual(database.connections_at_most)
  expect(storage).toMatchObject({ kind: 'folder', disks: [{ of: 'files', reserve_bytes: 1 }] })
  expect(readers.formats).toEqual(expect.arrayContaining(['pdf', 'docx', 'image']))
  expect(faults).toEqual([])
  expect(checked_at).toBe(world.now?.toISOString() ?? checked_at)
})

test('answers where a disk is gone, and names that', async () => {
  room.folders.push({ of: 'files', folder: '/not/mounted' })
  try {
    const { storage, faults } = await status()
    expect(storage.disks).toMatchObject([
      { free_bytes: expect.any(Number) },
      { bytes: null, free_bytes: null },
    ])
    expect(faults).toEqual(['disk_unreadable'])
  } finally {
    room.folders.pop()
  }
})

test('does not take the time of its own report for that of the database', async () => {
  const [before] = await world.rows(`select pg_get_functiondef('organisation_total'::regproc) as text`)
  // Much longer than a busy machine takes over the shortest question.
  await world.rows(`create or replace function organisation_total() returns bigint
    language sql security definer set search_path = public
    as 'select pg_sleep(5); select count(*) from organisations'`)
  const { database, organisations } = await status()
  expect(organisations.total).toBe(organisations.list.length)
  expect(database.milliseconds).toBeLessThan(5_000)
  await world.rows(String(before?.text))
})

test('counts the jobs that wait, that are put off and that nobody tries again, by their kind', async () => {
  const add = (name: string, at: string) =>
    world.rows(`select id from graphile_worker.add_job($1, '{}', run_at => now() + $2::interval)`, name, at)
  await add('late', '-10 minutes')
  await add('tomorrow', '1 day')
  const [spent] = await add('spent', '-1 minute')
  await world.rows(
    'update graphile_worker._private_jobs set attempts = max_attempts where id = $1',
    spent?.id,
  )
  const { queue, faults } = await status()
  const of = (name: string) => queue.jobs.find((job) => job.name === name)
  expect(of('late')).toMatchObject({ waiting: 1, later: 0, failed: 0 })
  expect(of('tomorrow')).toMatchObject({ waiting: 0, later: 1 })
  expect(of('spent')).toMatchObject({ waiting: 0, failed: 1 })
  expect(queue.failed).toBe(1)
  expect(Date.now() - new Date(queue.oldest_since ?? 0).getTime()).toBeGreaterThan(9 * 60_000)
  expect(faults).toEqual(['queue_late', 'jobs_failed'])
})

test('is shown to operators alone', async () => {
  for (const role of ['OrgAdmin', 'OrgAdmin2', 'DepAdmin2', 'User2'] as const) {
    const who = await world.user(organisation, role)
    expect((await who.send(dashboardApi.getServerStatus, {})).http).toBe(403)
  }
  expect((await world.stranger().send(dashboardApi.getServerStatus, {})).http).toBe(401)
})
