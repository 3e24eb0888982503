import { PlusOutlined } from '@ant-design/icons'
import { usePermission } from '@bole/accounts/web'
import { useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useAddressState } from '@bole/platform/web'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { addressFields } from '../address-fields.ts'
import { themesScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'

/** Leads to the form of a new project; nothing to those who may not make one. */
export function CreateProject({ origin }: { readonly origin: 1 | 2 }): ReactNode {
  const t = useTexts()
  const goTo = useGoTo()
  const [, change] = useAddressState(addressFields)
  if (!usePermission('projects.manage')) return null
  const create = () => {
    if (origin === 1) goTo({ path: addressOf(themesScreens.create, { origin }) })
    else change({ project: 'new' })
  }
  return (
    <Button type="primary" icon={<PlusOutlined />} onClick={create}>
      {t('create')}
    </Button>
  )
}
