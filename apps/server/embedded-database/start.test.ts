import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { startOfProcess } from '../../../platform/server/embedded-postgres/processes.ts'
import { startEmbeddedDatabase } from './index.ts'

const isRoot = process.getuid?.() === 0
const fixture = join(import.meta.dirname, 'fixtures/run-database.ts')
const undo: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const newDirectory = async (below = tmpdir()) => {
  const directory = await mkdtemp(join(below, 'bole-database-'))
  undo.push(() => rm(directory, { recursive: true, force: true }))
  return directory
}

const start = async (directory: string, settings: Record<string, string> = {}) => {
  const lines: string[] = []
  const restarts = { count: 0, next: Promise.withResolvers<void>() }
  const database = await startEmbeddedDatabase({
    directory,
    log: (line) => lines.push(line),
    onRestart: () => {
      restarts.count += 1
      restarts.next.resolve()
    },
    settings: { shared_buffers: '32MB', ...settings },
  })
  undo.push(() => database.stop())
  return { ...database, lines, restarts }
}

const rows = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const spoken = z.object({ url: z.string(), pid: z.number() })

/** Runs the fixture in its own process, optionally through a command that changes the user. */
const startElsewhere = async (directory: string, prefix: string[] = []) => {
  const [program = '', ...rest] = [...prefix, process.execPath, fixture, directory]
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' })
  const exited = once(child, 'exit')
  undo.push(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await exited
  })
  const errors: string[] = []
  createInterface(child.stderr).on('line', (line) => errors.push(line))
  const first = await Promise.race([once(createInterface(child.stdout), 'line'), exited])
  const database = typeof first[0] === 'string' ? spoken.parse(JSON.parse(first[0])) : undefined
  return { child, exited, errors, database }
}

const isAlive = (pid: number) => startOfProcess(pid) !== undefined

describe('a life', () => {
  test('starts, keeps what was written across a stop, and starts again', async () => {
    const directory = await newDirectory()
    const first = await start(directory)
    await rows(first.ownerUrl, "create table people (name text); insert into people values ('伯乐')")
    await first.stop()
    expect(isAlive(first.pid())).toBe(false)
    const second = await start(directory)
    expect(await rows(second.ownerUrl, 'select name from people')).toEqual([{ name: '伯乐' }])
    expect(second.lines).toEqual([])
  })

  test('speaks UTF-8 with every extension the product uses, and is on no network', async () => {
    const { ownerUrl } = await start(await newDirectory())
    for (const name of ['pg_trgm', 'btree_gin', 'pgcrypto', 'pg_stat_statements']) {
      await rows(ownerUrl, `create extension ${name}`)
    }
    await rows(ownerUrl, 'select count(*) from pg_stat_statements')
    const shown =
      "select current_setting('server_encoding') as encoding, current_setting('listen_addresses') as net"
    expect(
      await rows(ownerUrl, `${shown}, upper('é') as upper, similarity('张三丰', '张三') > 0 as chinese`),
    ).toEqual([{ encoding: 'UTF8', net: '', upper: 'É', chinese: true }])
  })

  test('an operator’s ALTER SYSTEM outlives a restart', async () => {
    const directory = await newDirectory()
    const first = await start(directory)
    await rows(first.ownerUrl, "alter system set work_mem = '7MB'")
    await first.stop()
    const second = await start(directory)
    expect(await rows(second.ownerUrl, 'show work_mem')).toEqual([{ work_mem: '7MB' }])
  })
})

describe('after violence', () => {
  test('a killed PostgreSQL comes back while we run, with what it had acknowledged', async () => {
    const database = await start(await newDirectory())
    await rows(database.ownerUrl, 'create table acknowledged as select 1 as one')
    const killed = database.pid()
    process.kill(killed, 'SIGKILL')
    await database.restarts.next.promise
    expect(database.pid()).not.toBe(killed)
    expect(await rows(database.ownerUrl, 'select one from acknowledged')).toEqual([{ one: 1 }])
    expect(database.lines).toContain('PostgreSQL is back.')
  })

  test('a killed supervisor leaves an orphan that the next start replaces', async () => {
    const directory = await newDirectory()
    const { child, exited, database: orphan } = await startElsewhere(directory)
    await rows(orphan?.url ?? '', 'create table acknowledged as select 2 as two')
    child.kill('SIGKILL')
    await exited
    expect(isAlive(orphan?.pid ?? 0)).toBe(true)
    const next = await start(directory)
    expect(isAlive(orphan?.pid ?? 0)).toBe(false)
    expect(await rows(next.ownerUrl, 'select two from acknowledged')).toEqual([{ two: 2 }])
    expect(next.lines.join()).toContain('still running from an earlier start')
  })

  test('supervisor and postmaster both killed under load: backends still running do not stop the next', async () => {
    const directory = await newDirectory()
    const { child, exited, database: victim } = await startElsewhere(directory)
    const busy = rows(victim?.url ?? '', 'select pg_sleep(60)').catch(() => 'cut off')
    const sleeping = "select 1 from pg_stat_activity where query = 'select pg_sleep(60)'"
    await expect.poll(() => rows(victim?.url ?? '', sleeping)).toHaveLength(1)
    child.kill('SIGKILL')
    process.kill(victim?.pid ?? 0, 'SIGKILL')
    await exited
    const next = await start(directory)
    expect(await busy).toBe('cut off')
    expect(await rows(next.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a postmaster.pid whose number a stranger now has is no obstacle', async () => {
    const directory = await newDirectory()
    await (await start(directory)).stop()
    const file = join(directory, 'data/postmaster.pid')
    await writeFile(file, `${process.pid}\n${directory}/data\n1\n5432\n/tmp\n\n  123 456\nready\n`)
    const database = await start(directory)
    expect(await rows(database.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a cluster half made when power went is made anew', async () => {
    const directory = await newDirectory()
    await mkdir(join(directory, 'data.new/base'), { recursive: true })
    const database = await start(directory)
    expect(await rows(database.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('refusals', () => {
  test('a second Bole on the same directory hears who has it, and the first goes on', async () => {
    const directory = await newDirectory()
    const first = await start(directory)
    await expect(start(directory)).rejects.toThrow(
      `already running on this database (process ${process.pid})`,
    )
    expect(await rows(first.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a database of another PostgreSQL is left alone, with a sentence', async () => {
    const directory = await newDirectory()
    await (await start(directory)).stop()
    await writeFile(join(directory, 'data/PG_VERSION'), '17\n')
    await expect(start(directory)).rejects.toThrow(
      'was made by PostgreSQL 17, and this Bole carries PostgreSQL 18',
    )
    expect(await readFile(join(directory, 'data/PG_VERSION'), 'utf8')).toBe('17\n')
  })

  test('a setting PostgreSQL does not take is told in its own words', async () => {
    await expect(start(await newDirectory(), { work_mem: 'plenty' })).rejects.toThrow('work_mem')
  })
})

describe.runIf(isRoot)('users', () => {
  const asNobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
  // Below a folder closed to others (0700), nobody else can read this checkout, though perhaps run its Node.
  const [program = '', ...words] = asNobody
  const reads = `require('fs').accessSync(${JSON.stringify(fixture)})`
  const nobodyRunsUs =
    spawnSync(program, [...words, process.execPath, '-e', reads], { cwd: '/' }).status === 0

  test('root runs it as somebody else and keeps it below a closed home elsewhere', async () => {
    const home = await newDirectory(homedir())
    await chmod(home, 0o700)
    const database = await start(join(home, 'database'))
    const said = database.lines.join()
    expect(said).toContain('the database lives in /')
    const place = said.split('lives in ').at(-1)?.slice(0, -1) ?? ''
    const socket = decodeURIComponent(new URL(database.ownerUrl).host)
    for (const folder of [place, socket]) undo.unshift(() => rm(folder, { recursive: true }))
    expect(await rows(database.ownerUrl, 'show data_directory')).toEqual([
      { data_directory: `${place}/data` },
    ])
    expect(await readFile(`/proc/${database.pid()}/status`, 'utf8')).toMatch(/^Uid:\s+65534/m)
  })

  test.runIf(nobodyRunsUs)(
    'an ordinary user runs it as themselves, and nobody else may sign in',
    async () => {
      const directory = await newDirectory()
      await chown(directory, 65534, 65534)
      const { database, errors } = await startElsewhere(directory, asNobody)
      expect(errors).toEqual([])
      expect(await readFile(`/proc/${database?.pid}/status`, 'utf8')).toMatch(/^Uid:\s+65534/m)
      await expect(rows(database?.url ?? '', 'select 1')).rejects.toThrow('Peer authentication failed')
    },
  )

  test.runIf(nobodyRunsUs)('an ordinary user hears whose directory it is', async () => {
    const directory = await newDirectory()
    const { database, errors } = await startElsewhere(directory, asNobody)
    expect(database).toBeUndefined()
    expect(errors.join()).toContain('belongs to user 0 and this user may not write there')
  })
})
