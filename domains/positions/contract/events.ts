import { defineEvents, field } from '@bole/platform/contract'
import * as z from 'zod'

/** What other domains hear of positions. */
export const positionsEvents = defineEvents('positions', {
  /** Told with the position locked for update; null: of no department any more. */
  changedDepartment: z.object({ position_id: field.id, department_id: field.id.nullable() }),
})
