import { people } from '@bole/accounts/web'
import { choices, text } from '@bole/platform/filter'
import { ListScreen } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { referralApi } from '@bole/referral/contract'
import { outcomes } from '@bole/referral/model'
import type { ReactNode } from 'react'
import { referralColumns } from './referral-columns.tsx'
import { ReferralFrame } from './referral-frame.tsx'
import { referralScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

/** Applications that colleagues brought: who, by whose code, and whether it counts. */
export default function ReferralList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(referralScreens.list)
  const options = outcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))
  return (
    <ReferralFrame view="list" origin={origin}>
      <ListScreen
        call={referralApi.listReferrals}
        given={{ origin }}
        filters={[
          text('keyword', t('keyword')),
          people('user_id', t('columns.referrer')),
          choices('outcome', t('columns.outcome'), options),
        ]}
        columns={referralColumns(t)}
        empty={t('empty')}
      />
    </ReferralFrame>
  )
}
