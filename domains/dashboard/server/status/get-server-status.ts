import { seesEveryOrganisation } from '@bole/accounts/model'
import type { dashboardApi } from '@bole/dashboard/contract'
import { faults } from '@bole/dashboard/model'
import { availableReaders } from '@bole/parsing/server'
import { type Handler, notFound, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { organisationsSeenBy } from './organisations-seen-by.ts'
import { presentQueue, presentServer } from './present-status.ts'
import { roomOn } from './room-on.ts'
import { serverFacts } from './server-facts.ts'
import { databaseNumbers, queueNumbers, shortestQuestion } from './status-store.ts'

/** How the server is, asked anew each time; whoever belongs to a company hears of that company alone. */
export const getServerStatus: Handler<typeof dashboardApi.getServerStatus> = async ({ caller, tx, now }) => {
  const isOperator = seesEveryOrganisation(caller.scopes.accounts.kind)
  return {
    checked_at: now.toISOString(),
    machine: isOperator ? await machineNow(tx, now) : null,
    organisations: await organisationsSeenBy(caller, tx),
  }
}

async function machineNow(tx: Transaction, now: Date) {
  const facts = providedFor(serverFacts)
  const [jobs, [database]] = await tx.load(queueNumbers(), databaseNumbers())
  if (!database) throw notFound()
  const milliseconds = await timeToAnswer(tx)
  const disks = await roomOn(facts)
  const queue = presentQueue(jobs)
  const { connections, connections_at_most } = database
  const found = faults.faultsIn({
    now,
    failedJobs: queue.failed,
    oldestJob: queue.oldest_since === null ? null : new Date(queue.oldest_since),
    disks,
    milliseconds,
    connections,
    connectionsAtMost: connections_at_most,
  })
  return {
    faults: [...found],
    server: await presentServer(facts),
    database: { ...database, milliseconds },
    storage: { kind: facts.storage, disks },
    queue,
    readers: await availableReaders(),
  }
}

/** In milliseconds, on the connection that is at hand: the report grows with customers and says nothing of how fast the database is. */
async function timeToAnswer(tx: Transaction): Promise<number> {
  const asked = performance.now()
  await tx.load(shortestQuestion())
  return Math.round(performance.now() - asked)
}
