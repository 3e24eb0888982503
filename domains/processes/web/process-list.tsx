import { PlusOutlined } from '@ant-design/icons'
import { usePermission } from '@bole/accounts/web'
import { ListScreen } from '@bole/platform/list'
import { isSecondGeneration } from '@bole/platform/web'
import { type Process, processesApi } from '@bole/processes/contract'
import { useLocation, useParams } from '@tanstack/react-router'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useProcessColumns } from './process-columns.tsx'
import { ProcessDialog } from './process-dialog.tsx'
import { useTexts } from './texts/index.ts'

/** The origin in the address; the generation's own where it is not one. */
function useOrigin(): 1 | 2 {
  const { pathname } = useLocation()
  const { origin } = useParams({ strict: false })
  if (origin === '1') return 1
  if (origin === '2') return 2
  return isSecondGeneration(pathname) ? 1 : 2
}

/** The hiring processes of an origin with their stages in order. */
export default function ProcessList(): ReactNode {
  const t = useTexts()
  const origin = useOrigin()
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
