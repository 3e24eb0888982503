import { BellOutlined } from '@ant-design/icons'
import { inboxApi } from '@bole/inbox/contract'
import { PopoverUnder } from '@bole/platform/later'
import { useChange } from '@bole/platform/web'
import { Button, Skeleton } from 'antd'
import { lazy, type ReactNode, Suspense } from 'react'
import { useShellTexts } from '../texts/index.ts'
import styles from './shell.module.css'

const InboxBody = lazy(() => import('./inbox-body.tsx'))

interface InboxProps {
  readonly unread: number
  readonly running: number
}

/** Long work and notices, in the header of every screen. */
export function Inbox({ unread, running }: InboxProps): ReactNode {
  const t = useShellTexts()
  const read = useChange(inboxApi.readNotices)
  const close = (open: boolean) => {
    if (!open && unread > 0) read.mutate({ body: {} })
  }
  return (
    <PopoverUnder
      onOpenChange={close}
      content={
        <Suspense fallback={<Skeleton active />}>
          <InboxBody />
        </Suspense>
      }
    >
      <Button
        type="text"
        aria-label={t('inbox.label', { unread, running })}
        icon={
          <span className={styles.bell} data-count={countOf(unread)} data-running={running > 0}>
            <BellOutlined />
          </span>
        }
      />
    </PopoverUnder>
  )
}

/** What the bell carries: nothing, or a number of at most two digits. */
function countOf(unread: number): string | undefined {
  if (unread === 0) return undefined
  return unread > 99 ? '99+' : String(unread)
}
