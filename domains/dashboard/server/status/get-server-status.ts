import type { dashboardApi } from '@bole/dashboard/contract'
import { faultsIn } from '@bole/dashboard/model'
import { availableReaders } from '@bole/parsing/server'
import { type Handler, notFound } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { presentOrganisation, presentQueue, presentServer } from './present-status.ts'
import { roomOn } from './room-on.ts'
import { serverFacts } from './server-facts.ts'
import { databaseNumbers, organisationNumbers, organisationTotal, queueNumbers } from './status-store.ts'

/** More organisations than these are counted and not listed. */
const organisationsAtMost = 200

/** What the server knows of itself, asked anew each time. */
export const getServerStatus: Handler<typeof dashboardApi.getServerStatus> = async ({ caller, tx, now }) => {
  // Operators reach no records of their own; whoever does belongs to a company, and sees no other's name.
  const isOperator = caller.scope.kind === 'nothing'
  const facts = providedFor(serverFacts)
  const asked = performance.now()
  const [organisations, [counted], jobs, [database]] = await tx.load(
    organisationNumbers(organisationsAtMost, isOperator ? null : caller.organisationId),
    organisationTotal(),
    queueNumbers(),
    databaseNumbers(),
  )
  const milliseconds = Math.round(performance.now() - asked)
  if (!database) throw notFound()
  const disks = await roomOn(facts)
  const queue = presentQueue(jobs)
  const { connections, connections_at_most } = database
  const faults = faultsIn({
    now,
    failedJobs: queue.failed,
    oldestJob: queue.oldest_since === null ? null : new Date(queue.oldest_since),
    disks,
    milliseconds,
    connections,
    connectionsAtMost: connections_at_most,
  })
  return {
    checked_at: now.toISOString(),
    faults: [...faults],
    server: await presentServer(facts),
    database: { ...database, milliseconds },
    storage: { kind: facts.storage, disks },
    queue,
    readers: await availableReaders(),
    organisations: {
      total: (isOperator && counted?.total) || organisations.length,
      list: organisations.map(presentOrganisation),
    },
  }
}
