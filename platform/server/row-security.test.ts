import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ScratchDatabase, startScratchDatabase } from '../testing/scratch-database.ts'
import { prepared, send as sendBatch } from './database.ts'
import { Transaction } from './transaction.ts'

const send = async (...asked: Parameters<typeof sendBatch>) =>
  (await sendBatch(...asked)).map(({ rows }) => rows)

let scratch: ScratchDatabase
let ours: number
let theirs: number

beforeAll(async () => {
  scratch = await startScratchDatabase(1)
})
afterAll(() => scratch.end())
beforeEach(async () => {
  ours = await scratch.organisation()
  theirs = await scratch.organisation()
  await scratch.rows(
    `insert into tags (organisation_id, name) values ($1, 'ours'), ($2, 'theirs')`,
    ours,
    theirs,
  )
})

const tags = prepared<{ name: string }>('select name from tags order by name')
const open = (organisationId: number, readOnly = true) =>
  new Transaction(scratch.database, organisationId, { readOnly })
const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => error,
  )
const enter = (id: number) => ({
  sql: `select set_config('app.organisation_id', $1, true)`,
  parameters: [String(id)],
})
const plain = (sql: string, ...parameters: unknown[]) => ({ sql, parameters })

describe('the second wall', () => {
  test('shows an organisation its own rows, one after the other on one connection', async () => {
    for (let time = 0; time < 7; time++) {
      expect(await open(ours).load(tags())).toEqual([[{ name: 'ours' }]])
      expect(await open(theirs).load(tags())).toEqual([[{ name: 'theirs' }]])
    }
  })

  test('lets nobody write another’s rows', async () => {
    const put = prepared(`insert into tags (organisation_id, name) values ($1, 'planted')`)
    const tx = open(ours, false)
    expect(await failureOf(tx.load(put(theirs)))).toHaveProperty('code', '42501')
    await tx.rollback()
    const give = open(ours, false)
    const away = prepared('update tags set organisation_id = $1')
    expect(await failureOf(give.load(away(theirs)))).toHaveProperty('code', '42501')
    await give.rollback()
  })

  test('changes and removes only what it sees', async () => {
    const tx = open(ours, false)
    tx.save(
      prepared(`update tags set name = 'changed'`)(),
      prepared(`delete from tags where name = 'theirs'`)(),
    )
    await tx.commit()
    const all = await scratch.rows('select name from tags where organisation_id = any($1)', [ours, theirs])
    expect(all.map(({ name }) => name).toSorted()).toEqual(['changed', 'theirs'])
  })

  test('shows nothing to who has not entered, before and after somebody had', async () => {
    const asked = () => scratch.database.run(tags())
    expect(await asked()).toEqual([[]])
    await open(ours).load(tags())
    expect(await asked()).toEqual([[]])
    const tx = open(ours, false)
    await tx.load(tags())
    await tx.rollback()
    expect(await asked()).toEqual([[]])
    await open(0).load(tags())
    expect(await open(0).load(tags())).toEqual([[]])
  })

  test('holds in one batch with another organisation’s setting: each statement sees what was set last', async () => {
    const client = await scratch.database.acquire()
    const question = plain('select name from tags')
    const rows = await send(client, [enter(ours), question, enter(theirs), question, enter(0), question])
    client.release()
    expect([rows[1], rows[3], rows[5]]).toEqual([[{ name: 'ours' }], [{ name: 'theirs' }], []])
    expect(await scratch.database.run(tags())).toEqual([[]])
  })

  test('cannot be taken down by the role the server works as', async () => {
    for (const sql of [
      'alter table tags disable row level security',
      'drop policy own_organisation on tags',
      'create table mine (id integer)',
      'set role postgres',
      'select * from graphile_worker._private_jobs',
    ]) {
      const client = await scratch.database.acquire()
      expect(await failureOf(send(client, [plain(sql)])), sql).toHaveProperty('code')
      client.release()
    }
    const [role] = await scratch.rows(
      `select rolsuper, rolbypassrls from pg_roles where rolname = 'bole_app'`,
    )
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false })
  })

  test('stands before every table with rows of organisations', async () => {
    const open = await scratch.rows(
      `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id'
       where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity`,
    )
    expect(open).toEqual([])
  })
})
