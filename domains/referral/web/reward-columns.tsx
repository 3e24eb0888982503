import { type Column, TwoLines } from '@bole/platform/list'
import type { RewardRow } from '@bole/referral/contract'
import { money } from './money.ts'
import { RewardLines } from './reward-lines.tsx'
import type { ReferralTexts } from './texts/index.ts'

/** Whose a reward is, for whom, and everything that was said of it. */
export function rewardColumns(t: ReferralTexts): readonly Column<RewardRow>[] {
  return [
    {
      name: 'user',
      title: t('columns.referrer'),
      isMain: true,
      width: 200,
      nameOf: ({ user }) => user.name,
      render: ({ user, friend }) => (
        <TwoLines first={user.name} second={`${friend.name} · ${friend.position_title}`} />
      ),
    },
    {
      name: 'milestone',
      title: t('columns.milestone'),
      render: (row) => t(`milestones.${row.milestone}`),
    },
    { name: 'amount', title: t('columns.amount'), render: (row) => money(row.amount, row.currency) },
    { name: 'state', title: t('columns.state'), render: ({ state }) => t(`states.${state}`) },
    {
      name: 'lines',
      title: t('columns.lines'),
      width: 300,
      render: (row) => <RewardLines reward={row} />,
    },
  ]
}
