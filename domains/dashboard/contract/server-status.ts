import { faults } from '@bole/dashboard/model'
import { field } from '@bole/platform/contract'
import * as z from 'zod'

const jobCounts = {
  /** Due, and not begun. */
  waiting: z.number(),
  running: z.number(),
  /** Put off to a moment to come, as what was tried in vain is. */
  later: z.number(),
  /** Out of attempts: nobody tries again. */
  failed: z.number(),
}

/** What the server knows of itself. */
const machine = z.object({
  faults: z.array(z.enum(faults.serverFaults)),
  server: z.object({
    version: z.string(),
    /** A digest of the pages that browsers load. */
    pages: z.string(),
    node: z.string(),
    role: z.enum(['web', 'worker', 'all']),
    time_zone: z.string(),
    started_at: z.string(),
    memory_bytes: z.number(),
  }),
  database: z.object({
    version: z.string(),
    bytes: z.number(),
    connections: z.number(),
    connections_at_most: z.number(),
    /** The last of the migrations that were applied. */
    migration: z.string(),
    /** How long it took to answer the shortest question. */
    milliseconds: z.number(),
  }),
  storage: z.object({
    kind: z.enum(['folder', 's3']),
    disks: z.array(
      z.object({
        of: z.enum(['files', 'database']),
        /** Both are null of a disk that cannot be read. */
        bytes: z.number().nullable(),
        free_bytes: z.number().nullable(),
        /** What uploads leave free. */
        reserve_bytes: z.number(),
      }),
    ),
  }),
  queue: z.object({
    ...jobCounts,
    /** Since when the job waits that has waited longest. */
    oldest_since: z.string().nullable(),
    jobs: z.array(z.object({ name: z.string(), ...jobCounts })),
  }),
  /** What résumés are read with; pictures by a program of the system, or by the one that comes with the server. */
  readers: z.object({ formats: z.array(z.string()), pictures: z.enum(['system', 'bundled']) }),
})

/** How the server is, and of organisations no more than numbers. */
export const serverStatus = z.object({
  checked_at: z.string(),
  /** Operators' alone: null for whoever belongs to a company. */
  machine: machine.nullable(),
  organisations: z.object({
    total: z.number(),
    list: z.array(
      z.object({
        id: field.id,
        name: z.string(),
        state: z.enum(['enabled', 'disabled']),
        create_time: z.string(),
        /** Enabled accounts. */
        users: z.number(),
        /** Open positions. */
        positions: z.number(),
        /** Listed applications. */
        applications: z.number(),
        /** When somebody of it was last signed in. */
        seen_at: z.string().nullable(),
      }),
    ),
  }),
})
