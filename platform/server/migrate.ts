import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'

/** The role the server works as: row-level security binds it, and it cannot change the schema. */
export const appRole = 'bole_app'

/**
 * The address the server signs in with as `bole_app`. Its password follows from the owner's address, so that every
 * server of an installation knows it and none has to store it.
 */
export function appUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.username = appRole
  url.password = createHash('sha256').update(`bole_app\n${ownerUrl}`).digest('hex')
  return url.href
}

/**
 * Brings the schema up to date: the SQL files of a folder in the order of their names, each in its own transaction,
 * never backwards. One server migrates at a time. A file that was changed after it ran is refused.
 */
export async function migrate(ownerUrl: string, folder: string): Promise<readonly string[]> {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(727173)')
    await ensureAppRole(client, ownerUrl)
    await client.query(
      'create table if not exists schema_migrations (name text primary key, digest text not null, applied_at timestamptz not null default now())',
    )
    // The job queue's schema comes first: ours grants rights on it.
    await runMigrations({ connectionString: ownerUrl })
    const known = await client.query<{ name: string; digest: string }>(
      'select name, digest from schema_migrations',
    )
    const digests = new Map(known.rows.map(({ name, digest }) => [name, digest]))
    const applied: string[] = []
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
      const text = await readFile(join(folder, name), 'utf8')
      const digest = createHash('sha256').update(text).digest('hex')
      if (digests.get(name) === digest) continue
      if (digests.has(name))
        throw new Error(`Migration ${name} was changed after it ran. Write a new one instead.`)
      await applyOne(client, name, text, digest)
      applied.push(name)
    }
    return applied
  } finally {
    await client.end()
  }
}

async function ensureAppRole(client: pg.Client, ownerUrl: string): Promise<void> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [appRole])
  const verb = found.rowCount ? 'alter' : 'create'
  const password = client.escapeLiteral(new URL(appUrlOf(ownerUrl)).password)
  await client.query(`${verb} role ${appRole} login nosuperuser nobypassrls password ${password}`)
}

async function applyOne(client: pg.Client, name: string, text: string, digest: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into schema_migrations (name, digest) values ($1, $2)', [name, digest])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}
