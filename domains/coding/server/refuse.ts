import type { RefusalDetails } from '@bole/platform/server'

/** What ends a call by one of these rules: the `refuse` of every call that declares them. */
export type Refuse<Code extends string> = (code: Code, details?: RefusalDetails) => Error
