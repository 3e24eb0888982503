import { field } from '@bole/platform/contract'

/** A folder of the talent pool that whoever is turned down is kept in; absent or null: they are not. */
export const keepsWith = { keep_in_folder_id: field.idOf('pool_folder').nullish() }
