import { fromAddress } from '@bole/platform/web'

/** What the tree of departments is narrowed by, in its address. */
export const treeFields = { keyword: fromAddress.text(60), tag: fromAddress.id }
