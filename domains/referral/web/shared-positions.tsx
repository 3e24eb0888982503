import type { SharedPosition } from '@bole/referral/contract'
import { Card, Empty, Flex, Typography } from 'antd'
import type { ReactNode } from 'react'
import { money } from './money.ts'
import { useTexts } from './texts/index.ts'

/** Positions to share, each with its link and what a referral earns. */
export function SharedPositions({ positions }: { readonly positions: readonly SharedPosition[] }): ReactNode {
  const t = useTexts()
  return (
    <Card size="small" title={t('positions.title')}>
      {positions.length === 0 && <Empty description={t('positions.empty')} />}
      <Flex vertical gap={12}>
        {positions.map(({ id, title, cities, theme_name, link, rewards }) => (
          <Flex key={id} vertical>
            <Typography.Text
              strong
              {...(link && { copyable: { text: new URL(link, location.origin).href } })}
            >
              {title}
            </Typography.Text>
            <Typography.Text type="secondary">{[theme_name, ...cities].join(' · ')}</Typography.Text>
            {rewards.length > 0 && (
              <Typography.Text>
                {rewards
                  .map(({ milestone, amount, currency }) =>
                    t('positions.reward', {
                      milestone: t(`milestones.${milestone}`),
                      amount: money(amount, currency),
                    }),
                  )
                  .join(' · ')}
              </Typography.Text>
            )}
          </Flex>
        ))}
      </Flex>
    </Card>
  )
}
