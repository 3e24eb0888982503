import { useChange } from '@bole/platform/web'
import { referralApi, type SharedPosition } from '@bole/referral/contract'
import { Button, Card, Flex, QRCode, Typography } from 'antd'
import { type ReactNode, useState } from 'react'
import { InviteDialog } from './invite-dialog.tsx'
import { useTexts } from './texts/index.ts'

interface ShareCardProps {
  readonly link: { readonly code: string; readonly link: string } | null
  readonly positions: readonly SharedPosition[]
}

/** The colleague's code, with its link to copy and to photograph, and an invitation for one friend. */
export function ShareCard({ link, positions }: ShareCardProps): ReactNode {
  const t = useTexts()
  const make = useChange(referralApi.makeCode)
  const [isInviting, setIsInviting] = useState(false)
  const address = link && new URL(link.link, location.origin).href
  return (
    <Card size="small" title={t('share.title')}>
      <Flex gap={16} wrap align="center">
        {address && (
          <div aria-hidden>
            <QRCode value={address} size={140} type="svg" color="#000" bgColor="#fff" />
          </div>
        )}
        <Flex vertical gap={8} style={{ flex: '1 1 240px', minWidth: 0 }}>
          {link && address ? (
            <>
              <Typography.Text strong copyable>
                {link.code}
              </Typography.Text>
              <Typography.Text copyable ellipsis={{ tooltip: address }}>
                {address}
              </Typography.Text>
            </>
          ) : (
            <Typography.Text>{t('share.none')}</Typography.Text>
          )}
          <Typography.Text type="secondary">{t('share.help')}</Typography.Text>
          <Flex gap={8} wrap>
            {!link && (
              <Button type="primary" loading={make.isPending} onClick={() => make.mutate({ body: {} })}>
                {t('share.make')}
              </Button>
            )}
            <Button onClick={() => setIsInviting(true)}>{t('invite.open')}</Button>
          </Flex>
        </Flex>
      </Flex>
      {isInviting && <InviteDialog positions={positions} onClose={() => setIsInviting(false)} />}
    </Card>
  )
}
