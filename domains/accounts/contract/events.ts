import { defineEvents, field } from '@bole/platform/contract'
import * as z from 'zod'

/** What other domains hear of departments. */
export const accountsEvents = defineEvents('accounts', {
  /**
   * Told before the department's row is gone at the commit. What stood in it stands in another one from then on; null: only what was
   * itself deleted stood in it.
   */
  departmentGone: z.object({ department_id: field.id, into_id: field.id.nullable() }),
})
