import { useCall } from '@bole/platform/web'
import { referralApi } from '@bole/referral/contract'
import { Flex, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { FriendList } from './friend-list.tsx'
import { OwnRewards } from './own-rewards.tsx'
import { ShareCard } from './share-card.tsx'
import { SharedPositions } from './shared-positions.tsx'

/** `/usercenter/referral`: one's code and link, what to share, whom one referred and how far they are, and what that earned. */
export default function MyReferrals(): ReactNode {
  const share = useCall(referralApi.getShare, { query: { page_size: 100 } }).data?.data
  if (!share) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <Flex vertical gap={24}>
      <ShareCard link={share.linkData} positions={share.list} />
      <FriendList />
      <SharedPositions positions={share.list} />
      <OwnRewards />
    </Flex>
  )
}
