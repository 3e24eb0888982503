import pg from 'pg'
import { cpuTimeOf, cpuTimeOfFamily } from './cpu-time.ts'
import { benchToken } from './data/small-tables.ts'
import { type Figures, figuresOf, type Run } from './figures.ts'
import type { BenchDatabase } from './generate.ts'
import type { Kind } from './kinds.ts'
import { type Driver, startDriver } from './load/driver.ts'
import { type Server, startCeiling, startOurs } from './servers.ts'

/** One line of the report. */
export interface Result {
  readonly size: number
  readonly kind: string
  readonly title: string
  readonly concurrency: number
  readonly ours: Figures
  readonly ceiling: Figures | null
}

/** How long and how often is measured. */
export interface Plan {
  readonly kinds: readonly Kind[]
  readonly concurrencies: readonly number[]
  readonly seconds: number
  /** Given to the Node that runs our server. */
  readonly serverFlags: readonly string[]
}

interface Bench {
  readonly database: BenchDatabase
  readonly client: pg.Client
  readonly driver: Driver
  readonly ours: Server
  readonly ceiling: Server
}

const rounds = 2
const warmUp = { concurrency: 8, seconds: 1.5 }

async function runOnce(
  bench: Bench,
  server: Server,
  kind: Kind,
  load: { readonly concurrency: number; readonly seconds: number },
): Promise<Run> {
  const work = await kind.work(bench.client)
  const before = [cpuTimeOf(server.pid), cpuTimeOfFamily(bench.database.pid())] as const
  const measured = await bench.driver.run({
    port: server.port,
    cookie: `bole_session=${benchToken}`,
    work,
    ...load,
  })
  return {
    ...measured,
    serverMilliseconds: cpuTimeOf(server.pid) - before[0],
    databaseMilliseconds: cpuTimeOfFamily(bench.database.pid()) - before[1],
  }
}

/** Ours and the ceiling in turn, so that what disturbs the machine disturbs both. */
async function measureKind(
  bench: Bench,
  kind: Kind,
  load: { readonly concurrency: number; readonly seconds: number },
): Promise<Pick<Result, 'ours' | 'ceiling'>> {
  const ours: Run[] = []
  const ceiling: Run[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await runOnce(bench, bench.ours, kind, load))
    if (kind.hasCeiling) ceiling.push(await runOnce(bench, bench.ceiling, kind, load))
  }
  return { ours: figuresOf(ours), ceiling: kind.hasCeiling ? figuresOf(ceiling) : null }
}

/** Measures a database of one size; tells each result as it comes. */
export async function measure(
  size: number,
  database: BenchDatabase,
  plan: Plan,
  tell: (result: Result) => void,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const ours = await startOurs(database.ownerUrl, plan.serverFlags)
  const ceiling = await startCeiling(database.ownerUrl)
  const driver = startDriver()
  const client = new pg.Client(database.ownerUrl)
  await client.connect()
  const bench = { database, client, driver, ours, ceiling }
  try {
    for (const kind of plan.kinds) {
      await runOnce(bench, ours, kind, warmUp)
      if (kind.hasCeiling) await runOnce(bench, ceiling, kind, warmUp)
      for (const concurrency of plan.concurrencies) {
        const measured = await measureKind(bench, kind, { concurrency, seconds: plan.seconds })
        const result = { size, kind: kind.name, title: kind.title, concurrency, ...measured }
        results.push(result)
        tell(result)
      }
    }
  } finally {
    driver.stop()
    await client.end()
    await ceiling.stop()
    await ours.stop()
  }
  return results
}
