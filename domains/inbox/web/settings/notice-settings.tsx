import { inboxApi } from '@bole/inbox/contract'
import { useCall } from '@bole/platform/web'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { ChannelTable } from './channel-table.tsx'
import styles from './notice-settings.module.css'
import { TimingChoice } from './timing-choice.tsx'

/** `/usercenter/notifications`: how one is told, of what and when. Each choice is kept as it is made. */
export default function NoticeSettings(): ReactNode {
  const settings = useCall(inboxApi.getNoticeSettings, {}).data?.data
  if (!settings) return <Skeleton active paragraph={{ rows: 10 }} />
  return (
    <div className={styles.page}>
      <ChannelTable settings={settings} />
      <TimingChoice settings={settings} />
    </div>
  )
}
