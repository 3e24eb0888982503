import { fromAddress } from '@bole/platform/web'

/** How interviews are shown: as a list where nothing else is said. */
export const viewFields = { view: fromAddress.oneOf(['queue']) }
