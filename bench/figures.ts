import type { Measured } from './load/job.ts'

/** One server's runs of one kind of request at one concurrency, taken together. */
export interface Figures {
  readonly requestsPerSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p95: number
  /** Processor milliseconds per request, of the server and of PostgreSQL. */
  readonly serverCpu: number
  readonly databaseCpu: number
  /** Of the driver: what measuring cost. */
  readonly driverCpu: number
  readonly kilobytes: number
  readonly failures: number
  readonly firstFailure: string | null
}

/** A run with the processor time the others spent in it. */
export interface Run extends Measured {
  readonly serverMilliseconds: number
  readonly databaseMilliseconds: number
}

function quantile(times: readonly (readonly [number, number])[], share: number): number {
  const sorted = times.toSorted(([one], [other]) => one - other)
  let left = share * sorted.reduce((sum, [, amount]) => sum + amount, 0)
  for (const [milliseconds, amount] of sorted) {
    left -= amount
    if (left <= 0) return milliseconds
  }
  return 0
}

/** Several runs as one. */
export function figuresOf(runs: readonly Run[]): Figures {
  const sum = (value: (run: Run) => number) => runs.reduce((total, run) => total + value(run), 0)
  const requests = sum((run) => run.requests)
  const each = (value: (run: Run) => number) => sum(value) / Math.max(1, requests)
  const times = runs.flatMap((run) => run.times)
  return {
    requestsPerSecond:
      requests /
      Math.max(
        0.001,
        sum((run) => run.seconds),
      ),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    serverCpu: each((run) => run.serverMilliseconds),
    databaseCpu: each((run) => run.databaseMilliseconds),
    driverCpu: each((run) => run.driverMilliseconds),
    kilobytes: each((run) => run.bytes) / 1024,
    failures: sum((run) => run.failures),
    firstFailure: runs.find((run) => run.firstFailure !== null)?.firstFailure ?? null,
  }
}
