import { topics } from '@bole/help/model'
import { fromAddress } from '@bole/platform/web'

export const manualFields = { topic: fromAddress.oneOf(topics) }
