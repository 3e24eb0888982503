import { createHash } from 'node:crypto'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@bole/platform/host'
import pg from 'pg'
import * as z from 'zod'

const row = z.record(z.string(), z.unknown())

/** A database as a release left it: the migrations that made it, and a few rows of every table. */
export const release = z.object({
  /** By its name, the digest of each migration. */
  migrations: z.record(z.string(), z.string()),
  rows: z.record(z.string(), z.array(row)),
  /** Of somebody who is signed in. */
  cookie: z.string(),
})

export type Release = z.output<typeof release>

type Ask = (sql: string, ...values: unknown[]) => Promise<Record<string, unknown>[]>

const folder = join(import.meta.dirname, '../../../migrations')

/** Everything in the database, as a release. */
export async function releaseOf(ask: Ask, cookie: string): Promise<Release> {
  const migrations = await ask('select name, digest from schema_migrations order by name')
  return release.parse({
    migrations: Object.fromEntries(migrations.map(({ name, digest }) => [name, digest])),
    rows: await allRows(ask),
    cookie,
  })
}

/** The rows of every table of ours, as JSON writes them. */
export async function allRows(ask: Ask): Promise<Release['rows']> {
  const rows: Release['rows'] = {}
  for (const name of await tablesIn(ask)) {
    const [found] = await ask(`select coalesce(json_agg(t order by t::text), '[]') as rows from ${name} t`)
    rows[name] = z.array(row).parse(found?.rows)
  }
  return rows
}

async function tablesIn(ask: Ask): Promise<string[]> {
  const tables = await ask(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'
     order by 1`,
  )
  return tables.map(({ name }) => String(name))
}

/**
 * Makes an empty database what it was at a release: its migrations, as they were, then its rows.
 *
 * @throws when a migration was changed after the release
 */
export async function restore({ migrations, rows }: Release, ownerUrl: string): Promise<void> {
  const own = await mkdtemp(join(tmpdir(), 'bole-release-'))
  try {
    for (const [name, digest] of Object.entries(migrations)) {
      const text = await readFile(join(folder, name))
      if (createHash('sha256').update(text).digest('hex') !== digest)
        throw new Error(`Migration ${name} was changed after it was released. Write a new one instead.`)
      await copyFile(join(folder, name), join(own, name))
    }
    await migrate(ownerUrl, own)
  } finally {
    await rm(own, { recursive: true })
  }
  await withOwner(ownerUrl, async (ask) => {
    // Rows come in any order: nothing refers to anything while they do.
    await ask('set session_replication_role = replica')
    for (const name of await tablesIn(ask)) await ask(`delete from ${name}`)
    for (const [name, list] of Object.entries(rows)) await insert(ask, name, list)
    await ask(`update sessions set expires_at = now() + interval '1 day'`)
  })
}

async function insert(ask: Ask, table: string, list: Release['rows'][string]): Promise<void> {
  const columns = await ask(
    `select quote_ident(attname) as name, pg_get_serial_sequence($1, attname) as sequence from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    table,
  )
  const names = columns.map(({ name }) => name).join(', ')
  await ask(
    `insert into ${table} (${names}) overriding system value
     select ${names} from json_populate_recordset(null::${table}, $1)`,
    JSON.stringify(list),
  )
  for (const { name, sequence } of columns)
    if (sequence !== null)
      await ask(`select setval($1, (select coalesce(max(${name}), 0) + 1 from ${table}))`, sequence)
}

/** What of a release is no longer in the database as it was, by table; columns that came or went do not count. */
export async function lostFrom({ rows }: Release, ownerUrl: string): Promise<Record<string, unknown>> {
  const now = await withOwner(ownerUrl, allRows)
  const lost = Object.entries(rows).flatMap(([table, list]) => {
    const shared = Object.keys(now[table]?.[0] ?? {})
    const only = (one: Readonly<Record<string, unknown>>) =>
      JSON.stringify(shared.filter((name) => name in (list[0] ?? {})).map((name) => one[name]))
    const left = new Set(now[table]?.map(only))
    const gone = list.filter((one) => table !== 'sessions' && !left.has(only(one)))
    return gone.length > 0 ? [[table, gone] as const] : []
  })
  return Object.fromEntries(lost)
}

/** Asks as the owner of a database. */
export async function withOwner<Result>(
  ownerUrl: string,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    return await work(async (sql, ...values) => (await client.query(sql, values)).rows)
  } finally {
    await client.end()
  }
}
