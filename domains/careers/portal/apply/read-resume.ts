import type { ReplyOf } from '@bole/platform/contract'
import type { careersApi } from '../../contract/api.ts'

/** What the server read in a résumé. */
export type ReadResume = ReplyOf<typeof careersApi.readResume>
