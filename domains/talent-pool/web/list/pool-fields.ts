import { fromAddress } from '@bole/platform/web'

const { id, several } = fromAddress

/** What a link to the pool can narrow it by. */
export const poolFields = { folder_id: several(id, 50) }
