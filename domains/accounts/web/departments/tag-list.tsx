import { accountsApi } from '@bole/accounts/contract'
import { text } from '@bole/platform/filter'
import { actionsOn, ListScreen, type RowOf } from '@bole/platform/list'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { formatNumber } from '@bole/platform/web'
import { type ReactNode, useState } from 'react'
import { usePermission } from '../current-user.ts'
import { accountsScreens } from '../screens.ts'
import { TagDialog } from './tag-dialog.tsx'
import { useTexts } from './texts/index.ts'

type DepartmentTag = RowOf<typeof accountsApi.listDepartmentTags>

const on = actionsOn(accountsApi.listDepartmentTags)

/** The tags that departments are given. */
export default function TagList(): ReactNode {
  const t = useTexts()
  const mayManage = usePermission('departments.manage')
  const [edited, setEdited] = useState<DepartmentTag | 'new' | null>(null)
  return (
    <>
      <ListScreen
        call={accountsApi.listDepartmentTags}
        filters={[text('keyword', t('tags.keyword'))]}
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
        actions={{
          edit: on.open(t('tags.edit'), setEdited),
          remove: on.send(t('tags.remove'), accountsApi.deleteDepartmentTag, ({ id }) => ({ body: { id } }), {
            isDangerous: true,
            confirm: ({ name, departments }) => ({
              title: t('tags.removeSure', { name }),
              content: t('tags.removeMeans', { count: departments }),
            }),
            done: () => t('tags.removed'),
          }),
        }}
        create={mayManage && { label: t('tags.create'), open: () => setEdited('new') }}
        empty={t('tags.empty')}
      />
      {edited && <TagDialog tag={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}
