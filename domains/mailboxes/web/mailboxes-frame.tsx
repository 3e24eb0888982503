import { usePermission } from '@bole/accounts/web'
import { addressOf, type Origin } from '@bole/platform/screens'
import { Link } from '@tanstack/react-router'
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { mailboxesScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

interface MailboxesFrameProps {
  readonly view: 'list' | 'mails'
  readonly origin: Origin
  readonly children: ReactNode
}

/** Stands around mailboxes and the mails that came into them: the way from one to the other, for whoever may see both. */
export function MailboxesFrame({ view, origin, children }: MailboxesFrameProps): ReactNode {
  const t = useTexts()
  const seesBoxes = usePermission('mailboxes.view')
  const seesMails = usePermission('candidates.upload')
  const views = [
    ['list', addressOf(mailboxesScreens.list, { origin })],
    ['mails', addressOf(mailboxesScreens.mails, { origin })],
  ] as const
  return (
    <Flex vertical gap={12}>
      {/* What it stands around keeps its place while permissions are on their way. */}
      {seesBoxes && seesMails && (
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
      )}
      {children}
    </Flex>
  )
}
