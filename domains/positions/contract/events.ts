import { defineEvents, field } from '@bole/platform/contract'
import * as z from 'zod'

/** What other domains hear of positions. */
export const positionsEvents = defineEvents('positions', {
  /** Told with the position locked for update; null: of no department any more. */
  changedDepartment: z.object({ position_id: field.id, department_id: field.id.nullable() }),
  /** Told with the position locked for update; everybody under way in it stands in a stage that its new process has. */
  changedProcess: z.object({ position_id: field.id, process_id: field.id }),
  /** Somebody owns it now, or nobody; by whom. */
  changedOwner: z.object({ position_id: field.id, owner_id: field.id.nullable(), by: field.id }),
})
