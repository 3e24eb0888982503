import { usePermission } from '@bole/accounts/web'
import { choice, text } from '@bole/platform/filter'
import { ListScreen } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { type Process, processesApi } from '@bole/processes/contract'
import { type ReactNode, useState } from 'react'
import { processActions } from './process-actions.ts'
import { processColumns } from './process-columns.tsx'
import { ProcessDialog } from './process-dialog.tsx'
import { processesScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

/** The hiring processes of an origin with their stages in order. */
export default function ProcessList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(processesScreens.list)
  const mayManage = usePermission('processes.manage')
  const [edited, setEdited] = useState<Process | 'new' | null>(null)
  return (
    <>
      <ListScreen
        call={processesApi.listProcesses}
        given={{ origin }}
        filters={[
          text('keyword', t('keyword')),
          choice('is_deleted', t('state'), [
            { value: false, label: t('inUse') },
            { value: true, label: t('deleted') },
          ]),
        ]}
        columns={processColumns(t)}
        actions={processActions(t, setEdited)}
        create={mayManage && { label: t('create'), open: () => setEdited('new') }}
        empty={t('empty')}
      />
      {edited && <ProcessDialog origin={origin} process={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
