import { itemReasons } from '@bole/intake/model'
import { defineEvents, field } from '@bole/platform/contract'
import * as z from 'zod'

/** What other domains hear of files on their way in. */
export const intakeEvents = defineEvents('intake', {
  /** A file became a candidate, was known, or failed; one that failed may be read again and settle anew. */
  settled: z.object({
    item_id: field.id,
    state: z.enum(['accepted', 'duplicate', 'failed']),
    reason: z.enum(itemReasons).nullable(),
    application_id: field.id.nullable(),
  }),
})
