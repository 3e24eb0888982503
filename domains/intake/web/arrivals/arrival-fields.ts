import { doors, itemStates } from '@bole/intake/model'
import { fromAddress } from '@bole/platform/web'

/** What stands in the address of the arrivals, and what the sums lead to. */
export const arrivalFields = {
  state: fromAddress.oneOf(itemStates),
  door: fromAddress.oneOf(doors),
  folder_id: fromAddress.id,
  keyword: fromAddress.text(100),
  day_from: fromAddress.day,
  day_until: fromAddress.day,
}
