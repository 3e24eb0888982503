import { BellOutlined } from '@ant-design/icons'
import { inboxApi } from '@bole/inbox/contract'
import { useChange } from '@bole/platform/web'
import { Badge, Button, Popover, Skeleton } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useShellTexts } from '../texts/index.ts'

const InboxBody = lazy(() => import('./inbox-body.tsx'))

interface InboxProps {
  readonly unread: number
  readonly running: number
}

/** Long work and notices, in the header of every screen. */
export function Inbox({ unread, running }: InboxProps): ReactNode {
  const t = useShellTexts()
  const [isOpen, setOpen] = useState(false)
  const read = useChange(inboxApi.readNotices)
  const close = (open: boolean) => {
    setOpen(open)
    if (!open && unread > 0) read.mutate({ body: {} })
  }
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={close}
      content={
        <Suspense fallback={<Skeleton active />}>
          <InboxBody />
        </Suspense>
      }
    >
      <Badge count={unread} size="small" dot={unread === 0 && running > 0} offset={[-6, 6]}>
        <Button type="text" icon={<BellOutlined />} aria-label={t('inbox.label', { unread, running })} />
      </Badge>
    </Popover>
  )
}
