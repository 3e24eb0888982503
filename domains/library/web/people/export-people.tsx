import { DownloadOutlined } from '@ant-design/icons'
import { usePermission } from '@bole/accounts/web'
import type { libraryApi } from '@bole/library/contract'
import type { ExportColumn } from '@bole/library/model'
import type { RequestOf } from '@bole/platform/contract'
import { Button, Flex } from 'antd'
import { type ReactNode, useState } from 'react'
import { ExportCandidates } from '../exports/export-dialog.tsx'
import { useTexts } from '../texts/index.ts'

interface ExportPeopleProps {
  readonly conditions: RequestOf<typeof libraryApi.exportPdf>['body']['chosen']['people']
  readonly columns: readonly ExportColumn[]
}

/** Takes all that the library shows out as a file. */
export function ExportPeople({ conditions, columns }: ExportPeopleProps): ReactNode {
  const t = useTexts()
  const mayExport = usePermission('candidates.export')
  const [isOpen, setOpen] = useState(false)
  if (!mayExport) return null
  return (
    <Flex justify="end" style={{ marginBlockEnd: 8 }}>
      <Button icon={<DownloadOutlined />} onClick={() => setOpen(true)}>
        {t('people.exportAll')}
      </Button>
      {isOpen && (
        <ExportCandidates
          chosen={{ conditions: null, people: conditions }}
          columns={columns}
          total={null}
          onClose={() => setOpen(false)}
        />
      )}
    </Flex>
  )
}
