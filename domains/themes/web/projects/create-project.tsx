import { PlusOutlined } from '@ant-design/icons'
import { usePermission } from '@bole/accounts/web'
import { useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { themesScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'

/** Leads to the form of a new project; nothing to those who may not make one. */
export function CreateProject({ origin }: { readonly origin: 1 | 2 }): ReactNode {
  const t = useTexts()
  const goTo = useGoTo()
  if (!usePermission('projects.manage')) return null
  const create = () => goTo({ path: addressOf(themesScreens.create, { origin }) })
  return (
    <Button type="primary" icon={<PlusOutlined />} onClick={create}>
      {t('create')}
    </Button>
  )
}
