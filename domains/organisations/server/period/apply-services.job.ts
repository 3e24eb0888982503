import { defineJob } from '@bole/platform/server'
import { applyJob, applyServices } from './apply-services.ts'

/** A period or a service of one begins or ends: the organisation is held to what it has from now on. */
export const appliesServices = defineJob(
  applyJob,
  ({ inTransaction, now }) =>
    inTransaction(async (tx) => {
      await tx.load(tx.hold('service periods'))
      await applyServices(tx, now)
    }),
  { nobodyWaits: 'the next change of a period applies it, and the status page of operators names the job' },
)
