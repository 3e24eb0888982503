import { PlusOutlined } from '@ant-design/icons'
import { usePermission } from '@bole/accounts/web'
import { addressOf } from '@bole/platform/screens'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { positionsScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'

interface CreateButtonProps {
  readonly origin: number
  readonly projectId?: number | undefined
  readonly isPrimary?: boolean
}

/** Leads to the form for a new position, in a project where there is one; nothing to those who may not make one. */
export function CreateButton({ origin, projectId, isPrimary = false }: CreateButtonProps): ReactNode {
  const t = useTexts()
  const navigate = useNavigate()
  if (!usePermission('positions.manage')) return null
  const to = addressOf(positionsScreens.create, { origin }) + (projectId ? `?theme_id=${projectId}` : '')
  return (
    <Button
      type={isPrimary ? 'primary' : 'default'}
      icon={<PlusOutlined />}
      onClick={() => void navigate({ href: to })}
    >
      {t('create')}
    </Button>
  )
}
