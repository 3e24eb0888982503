import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '@bole/platform/host'
import pg from 'pg'
import { startEmbeddedDatabase } from '../apps/server/embedded-database/index.ts'
import { fill } from './data/fill.ts'

const root = join(import.meta.dirname, '..')
const migrations = join(root, 'migrations')

/** Raised when the data made changes: databases of an older recipe are made again. */
const recipe = '3'

// While data is made nothing of it is worth keeping through a crash.
const hasty = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  autovacuum: 'off',
  maintenance_work_mem: '1GB',
  max_parallel_maintenance_workers: '2',
}

/** A database of the benchmark, as the product runs its own. */
export interface BenchDatabase {
  readonly ownerUrl: string
  /** The number of its first process. */
  readonly pid: () => number
  readonly stop: () => Promise<void>
}

const directoryOf = (size: number) => join(root, '.data', `bench-${size}`)

async function ask(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Whether a database was made by this recipe, to its end, with migrations as they still are. */
async function isCurrent(ownerUrl: string): Promise<boolean> {
  const made = await ask(ownerUrl, 'select recipe from bench_made').catch(() => [])
  if (made[0]?.recipe !== recipe) return false
  const applied = await ask(ownerUrl, 'select name, digest from schema_migrations')
  const digests = new Map(applied.map(({ name, digest }) => [name, digest]))
  for (const name of await readdir(migrations)) {
    const digest = createHash('sha256')
      .update(await readFile(join(migrations, name)))
      .digest('hex')
    if (digests.has(name) && digests.get(name) !== digest) return false
  }
  return true
}

async function makeAgain(ownerUrl: string, size: number, say: (line: string) => void): Promise<void> {
  const maintenance = ownerUrl.replace(/[^/]*$/, 'postgres')
  await ask(maintenance, 'drop database if exists bole with (force)')
  await ask(maintenance, 'create database bole')
  await migrate(ownerUrl, migrations)
  await fill(ownerUrl, size, say)
  await ask(ownerUrl, `create table bench_made as select '${recipe}' as recipe, ${size} as size`)
  await ask(ownerUrl, 'checkpoint')
}

/**
 * Starts the database with so many candidates, making it first when it is not there. The same data each time, but that it
 * ends on the day it was made, so that a dashboard has something to show.
 */
export async function openBenchDatabase(size: number, say: (line: string) => void): Promise<BenchDatabase> {
  const directory = directoryOf(size)
  const log = () => undefined
  const running = await startEmbeddedDatabase({ directory, log })
  if (await isCurrent(running.ownerUrl)) return running
  await running.stop()
  say(`Making ${size.toLocaleString('en')} candidates…`)
  const began = performance.now()
  const making = await startEmbeddedDatabase({ directory, log, settings: hasty })
  try {
    await makeAgain(making.ownerUrl, size, say)
  } finally {
    await making.stop()
  }
  say(`Made in ${((performance.now() - began) / 1000).toFixed(0)} s.`)
  return startEmbeddedDatabase({ directory, log })
}

if (process.argv[1] === import.meta.filename) {
  for (const size of process.argv.slice(2).map(Number)) {
    const database = await openBenchDatabase(size, (line) => process.stdout.write(`${line}\n`))
    await database.stop()
  }
}
