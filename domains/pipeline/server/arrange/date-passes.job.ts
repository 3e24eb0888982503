import { afterEvent } from '@bole/pipeline/model'
import { defineJob } from '@bole/platform/server'
import * as z from 'zod'
import { lockedApplications, recordOf, standingOf } from '../application-store.ts'
import { saveChanges } from '../change/save-changes.ts'
import { passesAt, watchedDates } from './watch-dates.ts'

const everyone = { scope: { kind: 'organisation' }, userId: 0 } as const

/** A date passed: the application may now be past validity, past its entry date or without a reply. A date that was moved on since changes nothing. */
export const datePasses = defineJob(
  'pipeline.date_passes',
  z.object({ application_id: z.number(), field: z.enum(['offer_valid_until', 'entry_date', 'reply_by']) }),
  async ({ payload, inTransaction, now }) => {
    await inTransaction(async (tx) => {
      const application = await tx.find(lockedApplications([payload.application_id], everyone))
      if (!application) return
      const record = await tx.find(recordOf(application.stage_record_id))
      const date = record?.[payload.field]
      if (!date || passesAt(typeof date === 'string' ? date : date.toISOString()) > now) return
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
)
