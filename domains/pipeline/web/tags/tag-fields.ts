import { fromAddress } from '@bole/platform/web'

/** What narrows the label library in its address. */
export const tagFields = { group_id: fromAddress.id, is_retired: fromAddress.flag }
