import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openCluster } from '../server/embedded-postgres/cluster.ts'
import { clearLeftovers } from '../server/embedded-postgres/leftovers.ts'
import { findPlace } from '../server/embedded-postgres/place.ts'
import { signal, startOfProcess } from '../server/embedded-postgres/processes.ts'

/** The databases of a test cluster: every file of tests clones its own from the prepared template. */
export type TestDatabases = {
  ownerUrl(database: string): string
  /** Clones the template; answers with the new database's name. */
  createDatabase(): Promise<string>
  dropDatabase(name: string): Promise<void>
}

/** One PostgreSQL for a whole test run. */
export type TestCluster = TestDatabases & { stop(): Promise<void> }

// Nothing here outlives the run, so nothing waits for the disk.
const hasty = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  max_connections: '300',
  shared_buffers: '128MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
}

const prefix = 'bole-test-'
const template = 'template_bole'

const execute = async (url: string, statement: string) => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The databases of a cluster started elsewhere (a worker thread of the run), given any address in it. */
export const databasesOf = (anyUrl: string): TestDatabases => {
  const ownerUrl = (database: string) => anyUrl.replace(/[^/]*$/, database)
  const run = (statement: string) => execute(ownerUrl('postgres'), statement)
  return {
    ownerUrl,
    createDatabase: async () => {
      const name = `test_${randomBytes(6).toString('hex')}`
      await run(`create database ${name} template ${template}`)
      return name
    },
    dropDatabase: (name) => run(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  }
}

/** Stops and removes what killed runs left; `owner` in each folder says whose it was. */
const sweep = async () => {
  for (const name of (await readdir(tmpdir())).filter((entry) => entry.startsWith(prefix))) {
    const directory = join(tmpdir(), name)
    const owner = await readFile(join(directory, 'owner'), 'utf8').catch(() => undefined)
    if (owner === undefined || startOfProcess(Number(owner.split(' ')[0])) === owner.split(' ')[1]) continue
    await clearLeftovers(join(directory, 'data'), () => undefined).catch(() => undefined)
    await rm(directory, { recursive: true, force: true }).catch(() => undefined)
  }
}

/**
 * Starts a throw-away cluster and makes its template with `prepare`, which is given the template's address
 * (migrations go there). Call `stop` in the end; a run that was killed is swept by the next.
 */
export const startTestCluster = async (
  prepare: (ownerUrl: string) => Promise<unknown>,
): Promise<TestCluster> => {
  await sweep()
  const made = await mkdtemp(join(tmpdir(), prefix))
  await writeFile(join(made, 'owner'), `${process.pid} ${startOfProcess(process.pid)}`)
  const place = await findPlace(made, () => undefined)
  const cluster = await openCluster(place, { settings: hasty, log: () => undefined })
  const postmaster = await cluster.start()
  const atExit = () => signal(postmaster.pid, 'SIGQUIT')
  process.once('exit', atExit)
  const databases = databasesOf(cluster.url('postgres'))
  const stop = async () => {
    signal(postmaster.pid, 'SIGQUIT')
    await postmaster.exited
    process.off('exit', atExit)
    for (const folder of [made, place.directory]) await rm(folder, { recursive: true, force: true })
  }
  try {
    await execute(cluster.url('postgres'), `create database ${template}`)
    await prepare(cluster.url(template))
  } catch (error) {
    await stop()
    throw error
  }
  return { ...databases, stop }
}
