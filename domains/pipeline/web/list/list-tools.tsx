import { DownloadOutlined } from '@ant-design/icons'
import { usePermission } from '@bole/accounts/web'
import { findProvidedFor } from '@bole/platform/slots'
import { Button } from 'antd'
import { type ReactNode, Suspense, useState } from 'react'
import { exportDialog } from '../slots.ts'
import { useTexts } from '../texts/index.ts'
import { ColumnMenu } from './column-menu.tsx'
import type { CandidateListState } from './use-candidate-list.ts'
import { shownColumns } from './use-table-layout.tsx'

interface ListToolsProps {
  readonly list: CandidateListState
  readonly hasColumns: boolean
}

/** What is done with the list as a whole: taken out as a file, and its columns chosen. */
export function ListTools({ list, hasColumns }: ListToolsProps): ReactNode {
  return (
    <>
      <ExportButton list={list} />
      {hasColumns && <ColumnMenu list={list} />}
    </>
  )
}

function ExportButton({ list }: Pick<ListToolsProps, 'list'>): ReactNode {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const mayExport = usePermission('candidates.export')
  const Dialog = findProvidedFor(exportDialog)
  const total = list.newest?.total ?? 0
  if (!mayExport || !Dialog) return null
  return (
    <>
      <Button icon={<DownloadOutlined />} disabled={total === 0} onClick={() => setOpen(true)}>
        {t('export')}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog
            applications={null}
            conditions={list.query}
            columns={shownColumns(list)}
            total={total}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
