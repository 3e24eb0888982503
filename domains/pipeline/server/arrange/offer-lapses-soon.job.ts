import { pipelineEvents } from '@bole/pipeline/contract'
import { afterEvent } from '@bole/pipeline/model'
import { defineJob } from '@bole/platform/server'
import { lockedApplications, recordOf, standingOf } from '../application-store.ts'
import { everyone } from '../scope.ts'
import { offerLapsesSoonJob } from './watch-dates.ts'

/** An offer is near its last day: that is news as long as it waits for the candidate and the day was not moved. */
export const offerLapsesSoon = defineJob(
  offerLapsesSoonJob,
  ({ payload, inTransaction }) =>
    inTransaction(async (tx) => {
      const { application_id, day } = payload
      const application = await tx.find(lockedApplications([application_id], everyone))
      if (!application || !afterEvent(standingOf(application), 'offer_lapsed')) return
      const record = await tx.find(recordOf(application.stage_record_id))
      if (record?.offer_valid_until === day)
        tx.emit(pipelineEvents.offerLapses, { application_id, day, is_over: false })
    }),
  { nobodyWaits: 'the offer shows its day, and is told of when it has lapsed' },
)
