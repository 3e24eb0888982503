import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { formatNumber, useCall } from '@bole/platform/web'
import { talentPoolApi } from '@bole/talent-pool/contract'
import { Flex, Typography } from 'antd'
import type { ReactNode } from 'react'
import { talentPoolScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'

/** How many people the pool holds, of how many, and the way to its folders. */
export function PlacesLine(): ReactNode {
  const t = useTexts()
  const places = useCall(talentPoolApi.listFolders, { query: { page_size: 1 } }).data?.data.talent_quota_count
  const words = places && { used: formatNumber(places.used), total: formatNumber(places.total ?? 0) }
  return (
    <Flex gap={16} wrap style={{ marginBlockEnd: 8 }}>
      <Typography.Text type={places?.canUse === 0 ? 'danger' : 'secondary'}>
        {words && t(places.total === null ? 'places.unlimited' : 'places.of', words)}
      </Typography.Text>
      <PlaceLink place={{ path: addressOf(talentPoolScreens.folders) }}>{t('titles.folders')}</PlaceLink>
    </Flex>
  )
}
