import { useCall } from '@bole/platform/web'
import { referralApi } from '@bole/referral/contract'
import { Card, Empty, Flex, Typography } from 'antd'
import type { ReactNode } from 'react'
import { money } from './money.ts'
import { useTexts } from './texts/index.ts'

/** What one's referrals earned, and where each reward stands. */
export function OwnRewards(): ReactNode {
  const t = useTexts()
  const own = useCall(referralApi.listOwnRewards, { query: { page_size: 100 } }).data?.data
  if (!own) return null
  return (
    <Card size="small" title={t('rewards.mine')}>
      {own.list.length === 0 && <Empty description={t('rewards.none')} />}
      {Object.values(own.balances).map(({ currency, earned, paid, open }) => (
        <Typography.Paragraph key={currency} strong>
          {t('rewards.balance', {
            ...{ earned: money(earned, currency), paid: money(paid, currency), open: money(open, currency) },
          })}
        </Typography.Paragraph>
      ))}
      <Flex vertical gap={8}>
        {own.list.map(({ id, friend, position_title, milestone, amount, currency, state }) => (
          <Flex key={id} gap={12} wrap justify="space-between">
            <span>
              {[friend || t('friends.unnamed'), position_title, t(`milestones.${milestone}`)].join(' · ')}
            </span>
            <span>
              {money(amount, currency)} {t(`states.${state}`)}
            </span>
          </Flex>
        ))}
      </Flex>
    </Card>
  )
}
