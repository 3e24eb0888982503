import type { inboxApi } from '@bole/inbox/contract'
import type { ReplyOf } from '@bole/platform/contract'

/** How somebody is told, as the call answers it. */
export type Settings = ReplyOf<typeof inboxApi.getNoticeSettings>
