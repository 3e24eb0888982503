import { usePermission } from '@bole/accounts/web'
import { intakeApi, type ResumeFolder } from '@bole/intake/contract'
import { intakeScreens } from '@bole/intake/screens'
import { text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { EmptyDialog } from './empty-dialog.tsx'
import { folderColumns } from './folder-columns.tsx'
import { FolderDrawer } from './folder-drawer.tsx'

const on = actionsOn(intakeApi.listFolders)

/** `/config/folder/list`, `/config2/folder/list`: where what each channel brings in lands, for one kind of hiring. */
export default function FolderList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(intakeScreens.folders)
  const mayManage = usePermission('positions.manage')
  const [edited, edit] = useState<ResumeFolder | 'new' | null>(null)
  const [emptied, empty] = useState<ResumeFolder | null>(null)
  const places = {
    ...{ top: t('folders.top'), up: t('folders.up'), down: t('folders.down') },
    done: t('folders.sorted'),
  }
  return (
    <>
      <ListScreen
        call={intakeApi.listFolders}
        given={{ origin }}
        filters={[text('keyword', t('folders.name'))]}
        columns={folderColumns(t, origin)}
        actions={{
          edit: on.open(t('folders.edit'), edit),
          order: on.order(places, intakeApi.sortFolders, (ids) => ({ body: { ids: [...ids] } })),
          remove: on.send(
            t('folders.remove'),
            intakeApi.removeFolder,
            ({ id, version }) => ({ body: { id, version } }),
            {
              isDangerous: true,
              confirm: ({ name }) => t('folders.removeSure', { name }),
              done: () => t('folders.removed'),
            },
          ),
          empty: on.open(t('folders.remove'), empty),
        }}
        create={mayManage && { label: t('folders.create'), open: () => edit('new') }}
        empty={t('folders.empty')}
      />
      {edited && (
        <FolderDrawer folder={edited === 'new' ? null : edited} origin={origin} onClose={() => edit(null)} />
      )}
      {emptied && <EmptyDialog folder={emptied} origin={origin} onClose={() => empty(null)} />}
    </>
  )
}
