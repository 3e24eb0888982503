import { PlusOutlined } from '@ant-design/icons'
import { usePermission } from '@bole/accounts/web'
import { ListScreen } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { type Process, processesApi } from '@bole/processes/contract'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useProcessColumns } from './process-columns.tsx'
import { ProcessDialog } from './process-dialog.tsx'
import { processesScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

/** The hiring processes of an origin with their stages in order. */
export default function ProcessList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(processesScreens.list)
  const mayManage = usePermission('processes.manage')
  const [edited, setEdited] = useState<Process | 'new' | null>(null)
  const columns = useProcessColumns(setEdited)
  const create = mayManage && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited('new')}>
      {t('create')}
    </Button>
  )
  return (
    <>
      <ListScreen
        call={processesApi.listProcesses}
        given={{ origin }}
        rowsOf={({ list }) => list}
        columns={columns}
        filters={[
          { kind: 'text', name: 'keyword', label: t('keyword') },
          {
            kind: 'choice',
            name: 'is_deleted',
            label: t('state'),
            options: [
              { value: 'false', label: t('inUse') },
              { value: 'true', label: t('deleted') },
            ],
          },
        ]}
        actions={create}
        empty={t('empty')}
      />
      {edited && <ProcessDialog origin={origin} process={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
