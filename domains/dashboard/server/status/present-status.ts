import type { dashboardApi } from '@bole/dashboard/contract'
import type { ReplyOf } from '@bole/platform/contract'
import type { ServerFacts } from './server-facts.ts'
import type { JobNumbers, OrganisationNumbers } from './status-store.ts'

type Status = ReplyOf<typeof dashboardApi.getServerStatus>
type Machine = NonNullable<Status['machine']>

/** The queue in all, and by kind of job. */
export function presentQueue(jobs: readonly JobNumbers[]): Machine['queue'] {
  const sumOf = (count: 'waiting' | 'running' | 'later' | 'failed') =>
    jobs.reduce((sum, job) => sum + job[count], 0)
  const oldest = jobs
    .flatMap((job) => job.oldest ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())
  return {
    waiting: sumOf('waiting'),
    running: sumOf('running'),
    later: sumOf('later'),
    failed: sumOf('failed'),
    oldest_since: oldest[0]?.toISOString() ?? null,
    jobs: jobs.map(({ name, waiting, running, later, failed }) => ({
      name,
      waiting,
      running,
      later,
      failed,
    })),
  }
}

/** An organisation's numbers. */
export function presentOrganisation(row: OrganisationNumbers): Status['organisations']['list'][number] {
  const { id, name, state, created_at, users, positions, applications, seen_at } = row
  return {
    id,
    name,
    state,
    create_time: created_at.toISOString(),
    users,
    positions,
    applications,
    seen_at: seen_at?.toISOString() ?? null,
  }
}

/** The process that answers, and what it was put together from. */
export async function presentServer({ version, role, pages }: ServerFacts): Promise<Machine['server']> {
  return {
    version,
    pages: await pages(),
    node: process.version,
    role,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    started_at: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    memory_bytes: process.memoryUsage.rss(),
  }
}
