import { randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipelineApi } from '@bole/pipeline/contract'
import { migrate } from '@bole/platform/host'
import { databasesOf } from '@bole/platform/testing'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildCompany } from './testing/company.ts'
import { orderedFacts } from './testing/domain-facts.ts'
import { startWorld, type World } from './testing/index.ts'
import { requestOf, sendRaw } from './testing/raw-request.ts'
import { lostFrom, type Release, release, releaseOf, restore, withOwner } from './testing/release.ts'

const migrations = join(import.meta.dirname, '../../migrations')
const stored = join(migrations, 'releases')
const databases = databasesOf(inject('testClusterUrl'))

const facts = orderedFacts()

let world: World
let present: Release

beforeAll(async () => {
  world = await startWorld()
  const { cookie } = await buildCompany(world)
  for (const sql of facts.flatMap(({ moreRows = [] }) => moreRows)) await world.rows(sql)
  present = await releaseOf((sql, ...values) => world.rows(sql, ...values), cookie)
})
afterAll(() => world.end())

/** An empty database for as long as the story takes. */
async function inEmptyDatabase(story: (ownerUrl: string) => Promise<void>): Promise<void> {
  const name = `upgrade_${randomBytes(6).toString('hex')}`
  await withOwner(databases.ownerUrl('postgres'), (ask) => ask(`create database ${name} template template0`))
  try {
    await story(databases.ownerUrl(name))
  } finally {
    await databases.dropDatabase(name)
  }
}

/** A release brought up to date keeps what was in it, and the server works on it. */
async function expectUpgrade(from: Release): Promise<void> {
  await inEmptyDatabase(async (ownerUrl) => {
    await restore(from, ownerUrl)
    expect(await migrate(ownerUrl, migrations)).toEqual(
      (await readdir(migrations))
        .filter((name) => name.endsWith('.sql') && !(name in from.migrations))
        .sort(),
    )
    expect(await lostFrom(from, ownerUrl)).toEqual({})
    const upgraded = await startWorld({ ownerUrl })
    const call = pipelineApi.listCandidates
    const request = requestOf(call, { params: {}, query: {}, body: {} })
    const answer = await sendRaw(upgraded, call, from.cookie, request)
    await upgraded.end()
    expect([answer.http, JSON.parse(answer.text).total]).toEqual([200, 1])
  })
}

const releases = (await readdir(stored).catch(() => [])).filter((name) => name.endsWith('.json'))

test.each(releases)('what %s left is kept by the migrations since', async (name) => {
  await expectUpgrade(release.parse(JSON.parse(await readFile(join(stored, name), 'utf8'))))
})

describe('a release made of the present', () => {
  test('has rows in every table that keeps any', () => {
    const empty = Object.keys(present.rows).filter((table) => present.rows[table]?.length === 0)
    const passing = facts.flatMap(({ passingTables = [] }) => passingTables)
    expect(empty.sort(), 'a new table wants `moreRows` in its domain’s testing/facts.ts').toEqual(
      passing.sort(),
    )
  })

  test('is what it was when it is brought back, and works', async () => {
    await expectUpgrade(present)
  })

  test.each([
    [
      'adds and drops',
      'alter table tags add column note text; alter table candidate_notes drop column created_at',
      [],
    ],
    ['loses rows', 'delete from parse_reports', ['parse_reports']],
    ['changes values', `update tags set name = 'other'`, ['tags']],
  ])('shows what is lost to a migration that %s', async (_, sql, tables) => {
    const folder = await mkdtemp(join(tmpdir(), 'bole-migrations-'))
    await cp(migrations, folder, { recursive: true })
    await writeFile(join(folder, '9999-next.sql'), sql)
    await inEmptyDatabase(async (ownerUrl) => {
      await restore(present, ownerUrl)
      expect(await migrate(ownerUrl, folder)).toEqual(['9999-next.sql'])
      expect(Object.keys(await lostFrom(present, ownerUrl))).toEqual(tables)
    })
    await rm(folder, { recursive: true })
  })

  test('made of a migration that was changed afterwards is refused', async () => {
    const changed = {
      ...present,
      migrations: { ...present.migrations, '0001-organisations-and-accounts.sql': 'x' },
    }
    await inEmptyDatabase(async (ownerUrl) => {
      await expect(restore(changed, ownerUrl)).rejects.toThrow('was changed after it was released')
    })
  })

  // With every release: STORE_RELEASE=<its name> and this file alone; then `npm run format`.
  test.runIf(process.env.STORE_RELEASE)('is stored', async () => {
    await mkdir(stored, { recursive: true })
    await writeFile(
      join(stored, `${process.env.STORE_RELEASE}.json`),
      `${JSON.stringify(present, null, 1)}\n`,
    )
  })
})
