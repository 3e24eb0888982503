import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'
import { UploadResults } from './upload-results.tsx'

interface UploadResultsDialogProps {
  readonly progressId: number
  readonly onClose: () => void
}

/** What became of the files of one upload, wherever one hears of it: what failed is read again or completed here. */
export function UploadResultsDialog({ progressId, onClose }: UploadResultsDialogProps): ReactNode {
  const t = useTexts()
  return (
    <Modal open title={t('title')} footer={null} width={720} onCancel={onClose}>
      <UploadResults progressIds={[progressId]} onClose={onClose} />
    </Modal>
  )
}
