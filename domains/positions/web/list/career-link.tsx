import { GlobalOutlined, LinkOutlined } from '@ant-design/icons'
import { useCurrentUser } from '@bole/accounts/web'
import { providedFor } from '@bole/platform/slots'
import { App, Button, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { positionAddress } from '../slots.ts'
import { useTexts } from '../texts/index.ts'

/** The address under which candidates see an open position: to copy, and to look at. */
export function CareerLink({ id }: { readonly id: number }): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const slug = useCurrentUser()?.organization.slug
  if (!slug) return null
  const address = location.origin + providedFor(positionAddress)(slug, id)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      message.success(t('career.copied', { address }))
    } catch {
      message.warning(t('career.failed', { address }), 10)
    }
  }
  return (
    <>
      <Tooltip title={t('career.copy')}>
        <Button
          type="text"
          size="small"
          icon={<LinkOutlined />}
          aria-label={t('career.copy')}
          onClick={() => void copy()}
        />
      </Tooltip>
      <Tooltip title={t('career.show')}>
        <Button
          type="text"
          size="small"
          icon={<GlobalOutlined />}
          aria-label={t('career.show')}
          href={address}
          target="_blank"
        />
      </Tooltip>
    </>
  )
}
