import { fromAddress } from '@bole/platform/web'

/** What the address of the templates holds. */
export const templateFields = { process_id: fromAddress.id }
