import { usePermission } from '@bole/accounts/web'
import { addressOf, type Origin } from '@bole/platform/screens'
import { Link } from '@tanstack/react-router'
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { referralScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

interface ReferralFrameProps {
  readonly view: 'list' | 'codes' | 'opening' | 'rewards' | 'rules'
  readonly origin: Origin
  readonly children: ReactNode
}

/** Stands around what those who hire see of referrals: the way from one to the others. */
export function ReferralFrame({ view, origin, children }: ReferralFrameProps): ReactNode {
  const t = useTexts()
  const mayManage = usePermission('company.manage')
  const views = [
    ['list', addressOf(referralScreens.list, { origin })],
    ['codes', addressOf(referralScreens.codes, { origin })],
    ['opening', addressOf(referralScreens.opening, { origin })],
    ...(mayManage
      ? ([
          ['rewards', addressOf(referralScreens.rewards)],
          ['rules', addressOf(referralScreens.rules)],
        ] as const)
      : []),
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
    </Flex>
  )
}
