import { ClockCircleOutlined } from '@ant-design/icons'
import { useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { positionsApi } from '@bole/positions/contract'
import { typeOf } from '@bole/themes/model'
import { Button, Dropdown } from 'antd'
import { type ReactNode, useState } from 'react'
import { positionsScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'

/** The positions of an origin that were made last, asked for when they are wanted; each leads to its form. */
export function RecentPositions({ origin }: { readonly origin: 1 | 2 }): ReactNode {
  const t = useTexts()
  const goTo = useGoTo()
  const [isOpen, setOpen] = useState(false)
  const { data } = useCall(
    positionsApi.listRecentPositions,
    { query: { type: typeOf(origin) } },
    { enabled: isOpen },
  )
  const items = (data?.data.list ?? []).map(({ id, title, theme_name }) => ({
    key: String(id),
    label: `${title} · ${theme_name}`,
    onClick: () => goTo({ path: addressOf(positionsScreens.edit, { id, origin }) }),
  }))
  const none = [{ key: 'none', label: t('recentNone'), disabled: true }]
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      open={isOpen}
      onOpenChange={setOpen}
      menu={{ items: items.length > 0 ? items : none }}
    >
      <Button icon={<ClockCircleOutlined />}>{t('recent')}</Button>
    </Dropdown>
  )
}
