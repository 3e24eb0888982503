import type { careersApi } from '@bole/careers/contract'
import type { ReplyOf } from '@bole/platform/contract'

/** A decision with its receipt, and what its candidate asked. */
export type ReceiptRow = ReplyOf<typeof careersApi.listReceipts>['list'][number]
