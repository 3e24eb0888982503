import pg from 'pg'
import { inject } from 'vitest'
import { Database } from '../server/database.ts'
import { appUrlOf } from '../server/migrate.ts'
import { databasesOf } from './database-cluster.ts'

/** A migrated database of a test file's own, seen by its owner and by the role the server works as. */
export interface ScratchDatabase {
  readonly ownerUrl: string
  readonly appUrl: string
  readonly database: Database
  readonly ownerPool: pg.Pool
  /** What the owner sees, whatever the organisation. */
  readonly rows: (sql: string, ...values: unknown[]) => Promise<Record<string, unknown>[]>
  /** A new organisation's number. */
  readonly organisation: () => Promise<number>
  readonly end: () => Promise<void>
}

/** Clones the run's template; end it in `afterAll`. */
export async function startScratchDatabase(connections = 3): Promise<ScratchDatabase> {
  const databases = databasesOf(inject('testClusterUrl'))
  const name = await databases.createDatabase()
  const ownerUrl = databases.ownerUrl(name)
  const database = new Database(appUrlOf(ownerUrl), { connections })
  const ownerPool = new pg.Pool({ connectionString: ownerUrl, max: 6 })
  ownerPool.on('error', () => undefined)
  ownerPool.on('connect', (client) => client.on('error', () => undefined))
  const rows: ScratchDatabase['rows'] = async (sql, ...values) => (await ownerPool.query(sql, values)).rows
  const organisation = async () => {
    const slug = `org-${process.hrtime.bigint()}`
    const [made] = await rows('insert into organisations (slug, name) values ($1, $1) returning id', slug)
    return Number(made?.id)
  }
  const end = async () => {
    await database.close()
    await ownerPool.end()
    await databases.dropDatabase(name)
  }
  return { ownerUrl, appUrl: appUrlOf(ownerUrl), database, ownerPool, rows, organisation, end }
}
