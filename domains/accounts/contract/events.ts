import { defineEvents, field, languages } from '@bole/platform/contract'
import * as z from 'zod'

/** What other domains hear of companies and departments. */
export const accountsEvents = defineEvents('accounts', {
  /** A company was set up, in whose language what it begins with is named. */
  organisationMade: z.object({ language: z.enum(languages) }),
  /**
   * Told before the department's row is gone at the commit. What stood in it stands in another one from then on; null: only what was
   * itself deleted stood in it.
   */
  departmentGone: z.object({ department_id: field.id, into_id: field.id.nullable() }),
})
