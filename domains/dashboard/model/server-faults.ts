/** What can be wrong with a server that still answers, the most urgent first. */
export const serverFaults = [
  'disk_unreadable',
  'disk_low',
  'database_slow',
  'connections_few',
  'queue_late',
  'jobs_failed',
] as const

export type ServerFault = (typeof serverFaults)[number]

/** What the verdict on a server follows from. */
export interface ServerCondition {
  readonly now: Date
  readonly failedJobs: number
  /** Since when the job waits that has waited longest; null where none does. */
  readonly oldestJob: Date | null
  /** `free_bytes` is null of a disk that cannot be read. */
  readonly disks: readonly { readonly free_bytes: number | null; readonly reserve_bytes: number }[]
  /** How long the database took to answer the shortest question. */
  readonly milliseconds: number
  readonly connections: number
  readonly connectionsAtMost: number
}

/** A job that is due is begun within seconds where a worker runs. */
const lateAfter = 5 * 60_000
const slowFrom = 1_000
const shareOfConnections = 0.9

/** What an operator has to look after, the most urgent first; nothing while all is well. */
export function faultsIn(condition: ServerCondition): readonly ServerFault[] {
  const { now, failedJobs, oldestJob, disks, milliseconds, connections, connectionsAtMost } = condition
  const isWrong: Record<ServerFault, boolean> = {
    jobs_failed: failedJobs > 0,
    queue_late: oldestJob !== null && now.getTime() - oldestJob.getTime() > lateAfter,
    // Strangers' uploads are refused from twice the reserve on: it is time before that.
    disk_low: disks.some(
      ({ free_bytes, reserve_bytes }) => free_bytes !== null && free_bytes < 3 * reserve_bytes,
    ),
    disk_unreadable: disks.some(({ free_bytes }) => free_bytes === null),
    database_slow: milliseconds >= slowFrom,
    connections_few: connections >= shareOfConnections * connectionsAtMost,
  }
  return serverFaults.filter((fault) => isWrong[fault])
}
