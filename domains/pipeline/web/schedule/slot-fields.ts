import { fromAddress } from '@bole/platform/web'

/** Whose rounds the slots are narrowed to, in their address. */
export const slotFields = { process_id: fromAddress.id }
