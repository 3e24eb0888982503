import { Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from './texts/index.ts'
import { UploadForm } from './upload-form.tsx'
import { UploadResults } from './upload-results.tsx'

interface UploadDialogProps {
  readonly origin: number
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Choose a position, drop files or a folder, watch them being read. */
export function UploadDialog({ origin, isOpen, onClose }: UploadDialogProps): ReactNode {
  const t = useTexts()
  const [progressIds, setProgressIds] = useState<readonly number[]>([])
  const close = () => {
    onClose()
    setProgressIds([])
  }
  return (
    <Modal open={isOpen} title={t('title')} footer={null} width={720} destroyOnHidden onCancel={close}>
      {progressIds.length === 0 ? (
        <UploadForm origin={origin} onSent={setProgressIds} />
      ) : (
        <UploadResults progressIds={progressIds} onMore={() => setProgressIds([])} onClose={close} />
      )}
    </Modal>
  )
}
