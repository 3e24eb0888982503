import type { Job } from '@bole/platform/server'
import { inTransaction } from '@bole/platform/testing'
import { wordIsKept } from '../receipts/keep-word.job.ts'
import type { Applying } from './applying.ts'

/** Runs a job of a site as the queue would, at a moment of its choosing. */
export function runsAt(site: Applying, job: Job, payload: object, now = new Date()): Promise<void> {
  const { server, store } = site.world
  const parts = { database: server.database, publish: server.announcer.publish }
  return job.run({
    payload,
    organisationId: site.organisation,
    store,
    now,
    log: () => undefined,
    inTransaction: (work) => inTransaction(parts, site.organisation, work),
  })
}

/** Gives the receipt that follows from where an application stands, and keeps its day to answer by. */
export const keepsWord = (site: Applying, id: number) => runsAt(site, wordIsKept, { application_ids: [id] })
