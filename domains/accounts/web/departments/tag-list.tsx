import { accountsApi, departmentTags } from '@bole/accounts/contract'
import { defineForm } from '@bole/platform/form'
import { PlaceLink } from '@bole/platform/places'
import { PlainScreen } from '@bole/platform/plain'
import { addressOf } from '@bole/platform/screens'
import { formatNumber } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { usePermission } from '../current-user.ts'
import { accountsScreens } from '../screens.ts'
import { useTexts } from './texts/index.ts'

const tagForm = defineForm({
  create: accountsApi.createDepartmentTag,
  update: accountsApi.updateDepartmentTag,
  empty: { name: '' },
  refusals: { entry_name_taken: 'name' },
})

/** The tags that departments are given. */
export default function TagList(): ReactNode {
  const t = useTexts()
  return (
    <PlainScreen
      api={accountsApi}
      plain={departmentTags}
      mayCreate={usePermission('departments.manage')}
      words={{
        create: t('tags.createTitle'),
        edit: t('tags.editTitle'),
        empty: t('tags.empty'),
        removing: ({ departments }) => t('tags.removeMeans', { count: departments }),
      }}
      columns={[
        { name: 'name', title: t('tags.name'), isMain: true },
        {
          name: 'departments',
          title: t('tags.departments'),
          render: ({ id, departments }) => (
            <PlaceLink place={{ path: addressOf(accountsScreens.departments, {}, { tag: id }) }}>
              {formatNumber(departments)}
            </PlaceLink>
          ),
        },
      ]}
      form={tagForm}
    >
      <tagForm.TextField name="name" label={t('tags.name')} autoFocus />
    </PlainScreen>
  )
}
