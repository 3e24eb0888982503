import { fromAddress } from '@bole/platform/web'
import { givings } from '@bole/talent-pool/model'

const { id, oneOf, several } = fromAddress

/** What a link to the pool can narrow it by. */
export const poolFields = { folder_id: several(id, 50), given: oneOf(givings), suits_position_id: id }
