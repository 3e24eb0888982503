import { fromAddress } from '@bole/platform/web'

/** The interview in whose room is written. */
export const togetherFields = { schedule_id: fromAddress.id }
