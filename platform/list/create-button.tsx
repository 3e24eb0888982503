import { DownOutlined, PlusOutlined } from '@ant-design/icons'
import { useNavigate } from '@tanstack/react-router'
import { Button, Dropdown, Space } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../shape/texts/index.ts'
import type { Creation } from './list-options.ts'

/** The primary action of a list, with a menu of other ways to the same where there are any. */
export function CreateButton({ create }: { readonly create: Creation }): ReactNode {
  const t = useTexts()
  const navigate = useNavigate()
  const start = () => ('to' in create ? void navigate({ href: create.to }) : create.open())
  const button = (
    <Button type="primary" icon={<PlusOutlined />} onClick={start}>
      {create.label}
    </Button>
  )
  if (!create.also) return button
  const items = create.also.map(({ label, to }) => ({
    key: to,
    label,
    onClick: () => void navigate({ href: to }),
  }))
  return (
    <Space.Compact>
      {button}
      <Dropdown autoFocus trigger={['click']} placement="bottomRight" menu={{ items }}>
        <Button type="primary" icon={<DownOutlined />} aria-label={t('otherWays')} />
      </Dropdown>
    </Space.Compact>
  )
}
