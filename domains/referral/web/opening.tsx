import { useAddress } from '@bole/platform/places'
import { useCall } from '@bole/platform/web'
import { referralApi } from '@bole/referral/contract'
import { Empty, Flex, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { OpeningCard } from './opening-card.tsx'
import { ReferralFrame } from './referral-frame.tsx'
import { referralScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

/** Which positions colleagues may refer for, project by project, now or from when on. */
export default function Opening(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(referralScreens.opening)
  const found = useCall(referralApi.listThemes, { query: { origin } }).data?.data
  const shown = found?.themes.flatMap((theme) => {
    const positions = found.themeIdToList[String(theme.id)]?.responsiblePositions ?? []
    return positions.length > 0 ? [{ theme, positions }] : []
  })
  return (
    <ReferralFrame view="opening" origin={origin}>
      {!shown && <Skeleton active />}
      {shown?.length === 0 && <Empty description={t('opening.empty')} />}
      <Flex vertical gap={12}>
        {shown?.map(({ theme, positions }) => (
          <OpeningCard
            // What was opened elsewhere begins the choice anew.
            key={`${theme.id} ${positions.map(({ is_open }) => is_open)}`}
            theme={theme}
            positions={positions}
          />
        ))}
      </Flex>
    </ReferralFrame>
  )
}
