import { text } from '@bole/platform/filter'
import { ListScreen } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { referralApi } from '@bole/referral/contract'
import type { ReactNode } from 'react'
import { codeColumns } from './code-columns.tsx'
import { ReferralFrame } from './referral-frame.tsx'
import { referralScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

/** The colleagues who have a code, with what came of each; every number leads to its referrals. */
export default function CodeList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(referralScreens.codes)
  return (
    <ReferralFrame view="codes" origin={origin}>
      <ListScreen
        call={referralApi.listCodes}
        given={{ origin }}
        filters={[text('keyword', t('codes.keyword'))]}
        columns={codeColumns(t, origin)}
        empty={t('codes.empty')}
      />
    </ReferralFrame>
  )
}
