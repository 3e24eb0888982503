import { defineEvents, field } from '@bole/platform/contract'
import * as z from 'zod'

/** What other domains hear of applications. */
export const pipelineEvents = defineEvents('pipeline', {
  /** People may have been asked for something: named, given another time, or it has become their turn. By whom; null: by nobody of staff. `is_anew`: it has become their turn. */
  asked: z.object({ application_id: field.id, by: field.id.nullable(), is_anew: z.boolean() }),
})
