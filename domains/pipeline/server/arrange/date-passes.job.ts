import { afterEvent } from '@bole/pipeline/model'
import { defineJob } from '@bole/platform/server'
import { lockedApplications, recordOf, standingOf } from '../application-store.ts'
import { saveChanges } from '../change/save-changes.ts'
import { everyone } from '../scope.ts'
import { datePassesJob, watchDates, watchedDates, whenPasses } from './watch-dates.ts'

/** A date passed: the application may now be past validity, past its entry date, without a reply, or its interview waits to be judged. A date that was moved on since changes nothing. */
export const datePasses = defineJob(
  datePassesJob,
  async ({ payload, inTransaction, now }) => {
    await inTransaction(async (tx) => {
      const application = await tx.find(lockedApplications([payload.application_id], everyone))
      if (!application) return
      const record = await tx.find(recordOf(application.stage_record_id))
      const passes = record ? whenPasses(payload.field, record) : null
      if (!record || !passes) return
      if (passes > now) {
        // It begins earlier than it did, and may still end as late.
        watchDates(tx, [application.id], { meets_until: record.meets_until?.toISOString() })
        return
      }
      const event = watchedDates[payload.field]
      const next = afterEvent(standingOf(application), event)
      if (!next) return
      saveChanges(tx, [{ application, next, action: event }], {
        actor: 'system',
        userId: null,
        now,
        batchId: null,
      })
    })
  },
  { nobodyWaits: 'the application stays as it was, and shows the date that has passed' },
)
