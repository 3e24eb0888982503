import { usePermission } from '@bole/accounts/web'
import { text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { type Folder, talentPoolApi } from '@bole/talent-pool/contract'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { folderColumns } from './folder-columns.tsx'
import { FolderDrawer } from './folder-drawer.tsx'

const on = actionsOn(talentPoolApi.listFolders)

/** `/candidate/pool/folders`: the folders of the talent pool, and who sees them. */
export default function FolderList(): ReactNode {
  const t = useTexts()
  const mayManage = usePermission('pool.manage')
  const [edited, setEdited] = useState<Folder | 'new' | null>(null)
  return (
    <>
      <ListScreen
        call={talentPoolApi.listFolders}
        filters={[text('keyword', t('folders.keyword'))]}
        columns={folderColumns(t)}
        actions={{
          edit: on.open(t('folders.edit'), setEdited),
          remove: on.send(
            t('folders.remove'),
            talentPoolApi.removeFolder,
            ({ id, version }) => ({ body: { id, version } }),
            {
              isDangerous: true,
              confirm: ({ name }) => t('folders.removeSure', { name }),
              done: (_, { name }) => t('folders.removed', { name }),
            },
          ),
        }}
        create={mayManage && { label: t('folders.create'), open: () => setEdited('new') }}
        empty={t('folders.empty')}
      />
      {edited && <FolderDrawer folder={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}
