import { PlusOutlined } from '@ant-design/icons'
import { usePermission } from '@bole/accounts/web'
import { useUrlState } from '@bole/platform/web'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** Leads to the form of a new project; nothing to those who may not make one. */
export function CreateProject({ origin }: { readonly origin: 1 | 2 }): ReactNode {
  const t = useTexts()
  const navigate = useNavigate()
  const [, change] = useUrlState()
  if (!usePermission('projects.manage')) return null
  const create = () => {
    if (origin === 1) void navigate({ to: '/regulation2/recruitment2/create' })
    else change({ project: 'new' })
  }
  return (
    <Button type="primary" icon={<PlusOutlined />} onClick={create}>
      {t('create')}
    </Button>
  )
}
