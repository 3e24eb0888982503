import { notificationsApi } from '@bole/notifications/contract'
import { useCall } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { NoServer } from '../message/no-server.tsx'
import { OverQuota } from '../message/over-quota.tsx'
import { OptoutsLink } from '../optouts/optouts-link.tsx'

/** What stands above messages: that nothing leaves, where it does not, and the way to those who want none. */
export function RecordNotices({ origin }: { readonly origin: number }): ReactNode {
  const given = { query: { origin, page_size: 1 } }
  const counts = useCall(notificationsApi.listRecords, given).data?.data
  return (
    <>
      <OptoutsLink />
      {counts?.has_mail_server === false && <NoServer />}
      {counts?.is_over_quota && <OverQuota limit={counts.message_limit ?? 0} used={counts.messages_used} />}
    </>
  )
}
