import { actionsOn, ListScreen, TwoLines } from '@bole/platform/list'
import { formatDay } from '@bole/platform/moments'
import { referralApi } from '@bole/referral/contract'
import { type ReactNode, useState } from 'react'
import { money } from './money.ts'
import { ReferralFrame } from './referral-frame.tsx'
import { RuleDrawer } from './rule-drawer.tsx'
import { useTexts } from './texts/index.ts'

const on = actionsOn(referralApi.listRules)

/** What referrals earn. */
export default function RuleList(): ReactNode {
  const t = useTexts()
  const [isNew, setIsNew] = useState(false)
  return (
    <ReferralFrame view="rules" origin={2}>
      <ListScreen
        call={referralApi.listRules}
        columns={[
          {
            name: 'milestone',
            title: t('columns.milestone'),
            isMain: true,
            nameOf: ({ milestone }) => t(`milestones.${milestone}`),
            render: ({ milestone, theme, position }) => (
              <TwoLines
                first={t(`milestones.${milestone}`)}
                second={position?.title ?? theme?.name ?? t('rules.everywhere')}
              />
            ),
          },
          { name: 'amount', title: t('columns.amount'), render: (row) => money(row.amount, row.currency) },
          { name: 'valid_from', title: t('rules.from'), render: ({ valid_from }) => formatDay(valid_from) },
          {
            name: 'ended_on',
            title: t('rules.ended'),
            render: ({ ended_on }) => (ended_on ? formatDay(ended_on) : t('rules.holds')),
          },
        ]}
        actions={{
          end: on.send(
            t('rules.end'),
            referralApi.endRule,
            ({ id, version }) => ({ body: { id, version } }),
            {
              confirm: () => ({ title: t('rules.endSure'), content: t('rules.endMeans') }),
              isDangerous: true,
            },
          ),
        }}
        create={{ label: t('rules.add'), open: () => setIsNew(true) }}
        empty={t('rules.empty')}
      />
      {isNew && <RuleDrawer onClose={() => setIsNew(false)} />}
    </ReferralFrame>
  )
}
