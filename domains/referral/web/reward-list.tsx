import { addressOf } from '@bole/platform/contract'
import { choices, dayRange } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { type RewardRow, referralApi } from '@bole/referral/contract'
import { entryKinds } from '@bole/referral/model'
import { type ReactNode, useState } from 'react'
import { ReferralFrame } from './referral-frame.tsx'
import { ReverseDialog } from './reverse-dialog.tsx'
import { rewardColumns } from './reward-columns.tsx'
import { useTexts } from './texts/index.ts'

const on = actionsOn(referralApi.listRewards)

/** What referrals earned, with everything that was said of each. */
export default function RewardList(): ReactNode {
  const t = useTexts()
  const [reversed, reverse] = useState<RewardRow | null>(null)
  const states = entryKinds.map((value) => ({ value, label: t(`states.${value}`) }))
  const settle = (state: 'approved' | 'paid', label: string) =>
    on.send(label, referralApi.settleRewards, ({ id }) => ({ body: { ids: [id], state } }), {
      done: () => t(`states.${state}`),
    })
  return (
    <ReferralFrame view="rewards" origin={2}>
      <a href={addressOf(referralApi.exportRewards)} download>
        {t('rewards.export')}
      </a>
      <ListScreen
        call={referralApi.listRewards}
        filters={[
          choices('state', t('columns.state'), states),
          dayRange(['day_from', 'day_until'], t('columns.day')),
        ]}
        columns={rewardColumns(t)}
        actions={{
          approve: settle('approved', t('rewards.approve')),
          pay: settle('paid', t('rewards.pay')),
          reverse: on.open(t('rewards.reverse'), reverse),
        }}
        empty={t('rewards.empty')}
      />
      {reversed && <ReverseDialog reward={reversed} onClose={() => reverse(null)} />}
    </ReferralFrame>
  )
}
