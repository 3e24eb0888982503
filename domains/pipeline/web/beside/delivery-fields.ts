import { fromAddress } from '@bole/platform/web'

/** Whose applications the delivery records are narrowed to, in their address. */
export const deliveryFields = { post_id: fromAddress.id }
