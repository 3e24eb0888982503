import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ScratchDatabase, startScratchDatabase } from '../testing/scratch-database.ts'
import { appUrlOf, migrate } from './migrate.ts'

let scratch: ScratchDatabase
let folder: string

beforeAll(async () => {
  scratch = await startScratchDatabase()
})
afterAll(() => scratch.end())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bole-migrations-'))
  await scratch.rows(`delete from schema_migrations where name like '9%'`)
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  await scratch.rows('drop table if exists bolts, nuts, half')
})

const file = (name: string, text: string) => writeFile(join(folder, name), text)
const run = () => migrate(scratch.ownerUrl, folder)
const tables = async () =>
  (
    await scratch.rows(
      `select tablename from pg_tables where tablename in ('bolts', 'nuts', 'half') order by 1`,
    )
  ).map(({ tablename }) => tablename)

describe('migrations', () => {
  test('run in the order of their names, once', async () => {
    await file('9002-nuts.sql', 'create table nuts (bolt integer references bolts)')
    await file('9001-bolts.sql', 'create table bolts (id integer primary key)')
    await file('notes.md', 'not SQL')
    expect(await run()).toEqual(['9001-bolts.sql', '9002-nuts.sql'])
    expect(await run()).toEqual([])
    expect(await tables()).toEqual(['bolts', 'nuts'])
  })

  test('a later file runs alone, even where its number comes before', async () => {
    await file('9002-nuts.sql', 'create table nuts (id integer)')
    await run()
    await file('9001-bolts.sql', 'create table bolts (id integer)')
    expect(await run()).toEqual(['9001-bolts.sql'])
  })

  test('one that was changed after it ran is refused, before anything else runs', async () => {
    await file('9001-bolts.sql', 'create table bolts (id integer)')
    await run()
    await file('9001-bolts.sql', 'create table bolts (id bigint)')
    await file('9002-nuts.sql', 'create table nuts (id integer)')
    await expect(run()).rejects.toThrow('9001-bolts.sql was changed after it ran')
    expect(await tables()).toEqual(['bolts'])
  })

  test('one that fails is undone as a whole, says which it was, and runs again once it is mended', async () => {
    await file('9001-bolts.sql', 'create table bolts (id integer)')
    await file('9002-half.sql', 'create table half (id integer); select 1 / 0;')
    await expect(run()).rejects.toThrow('9002-half.sql failed: division by zero')
    expect(await tables()).toEqual(['bolts'])
    await file('9002-half.sql', 'create table half (id integer);')
    expect(await run()).toEqual(['9002-half.sql'])
  })

  test('two servers that start together migrate once', async () => {
    await file('9001-bolts.sql', 'create table bolts (id integer)')
    const applied = await Promise.all([run(), run(), run()])
    expect(applied.flat()).toEqual(['9001-bolts.sql'])
  })

  test('what they make can be read by the role the server works as, which cannot change it', async () => {
    await file('9001-bolts.sql', 'create table bolts (id integer)')
    await run()
    const client = new pg.Client(scratch.appUrl)
    await client.connect()
    expect((await client.query('select * from bolts')).rows).toEqual([])
    await expect(client.query('drop table bolts')).rejects.toThrow('must be owner')
    await client.end()
  })
})

describe('the address the server works with', () => {
  test('keeps host and database, and its password follows from the owner’s', () => {
    const url = new URL(appUrlOf('postgres://owner:secret@db.example:5433/bole?sslmode=require'))
    expect([url.username, url.host, url.pathname, url.search]).toEqual([
      'bole_app',
      'db.example:5433',
      '/bole',
      '?sslmode=require',
    ])
    expect(url.password).toMatch(/^[0-9a-f]{64}$/)
    expect(appUrlOf('postgres://owner:other@db.example:5433/bole')).not.toContain(url.password)
  })
})
