import { expect, test } from 'vitest'
import { faultsIn, type ServerCondition, type ServerFault } from './server-faults.ts'

const now = new Date('2026-11-22T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const well: ServerCondition = {
  now,
  failedJobs: 0,
  oldestJob: null,
  disks: [{ free_bytes: 3_000, reserve_bytes: 1_000 }],
  milliseconds: 4,
  connections: 89,
  connectionsAtMost: 100,
}

test.each<[Partial<ServerCondition>, readonly ServerFault[]]>([
  [{}, []],
  [{ failedJobs: 1 }, ['jobs_failed']],
  [{ oldestJob: ago(5) }, []],
  [{ oldestJob: ago(6) }, ['queue_late']],
  [{ disks: [{ free_bytes: 2_999, reserve_bytes: 1_000 }] }, ['disk_low']],
  [{ disks: [{ free_bytes: 0, reserve_bytes: 0 }] }, []],
  [{ disks: [] }, []],
  [{ disks: [{ free_bytes: null, reserve_bytes: 1_000 }] }, ['disk_unreadable']],
  [{ milliseconds: 1_000 }, ['database_slow']],
  [{ connections: 90 }, ['connections_few']],
  [
    {
      failedJobs: 2,
      oldestJob: ago(60),
      milliseconds: 9_999,
      connections: 100,
      disks: [
        { free_bytes: 1, reserve_bytes: 1 },
        { free_bytes: null, reserve_bytes: 1 },
      ],
    },
    ['disk_unreadable', 'disk_low', 'database_slow', 'connections_few', 'queue_late', 'jobs_failed'],
  ],
])('a server of %j is looked after for %j', (more, faults) =>
  expect(faultsIn({ ...well, ...more })).toEqual(faults),
)
