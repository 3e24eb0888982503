import { addressOf, type Origin } from '@bole/platform/screens'
import { useAddressState, useCall } from '@bole/platform/web'
import { sourcingApi } from '@bole/sourcing/contract'
import { Link } from '@tanstack/react-router'
import { Flex, Typography } from 'antd'
import type { ReactNode } from 'react'
import { boardFields } from './board-filters.ts'
import { sourcingScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

interface BoardFrameProps {
  readonly view: 'activity' | 'departments' | 'recommendations'
  readonly origin: Origin
  readonly children: ReactNode
}

/** Stands around the three lists of a board: the way from one to the others, and where the board reports. */
export function BoardFrame({ view, origin, children }: BoardFrameProps): ReactNode {
  const t = useTexts()
  const [{ channel }] = useAddressState(boardFields)
  const { data } = useCall(sourcingApi.getReportAddress, { query: channel ? { channel } : {} })
  const address = data?.data.report_address
  const views = [
    ['activity', addressOf(sourcingScreens.activity, { origin })],
    ['departments', addressOf(sourcingScreens.departments, { origin })],
    ['recommendations', addressOf(sourcingScreens.recommendations, { origin })],
  ] as const
  return (
    <Flex vertical gap={12}>
      <nav aria-label={t('views.title')}>
        <Flex gap={16} wrap>
          {views.map(([name, to]) => (
            <Link
              key={name}
              to={to}
              {...(name === view && { 'aria-current': 'page', style: { fontWeight: 600 } })}
            >
              {t(`views.${name}`)}
            </Link>
          ))}
        </Flex>
      </nav>
      {children}
      {address && (
        <div>
          <Typography.Text strong>{t('report')}</Typography.Text>{' '}
          <Typography.Text type="secondary">{t('reportHelp')}</Typography.Text>
          <Typography.Paragraph copyable={{ text: location.origin + address }} ellipsis style={{ margin: 0 }}>
            {location.origin + address}
          </Typography.Paragraph>
        </div>
      )}
    </Flex>
  )
}
