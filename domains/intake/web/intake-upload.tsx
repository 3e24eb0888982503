import { UploadOutlined } from '@ant-design/icons'
import { usePermission } from '@bole/accounts/web'
import { Button, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from './texts/index.ts'
import { UploadForm } from './upload-form.tsx'
import { UploadResults } from './upload-results.tsx'

/** Takes in résumés: choose a position, drop files or a folder, watch them being read. */
export function IntakeUpload({ origin }: { readonly origin: number }): ReactNode {
  const t = useTexts()
  const mayUpload = usePermission('candidates.upload')
  const [isOpen, setOpen] = useState(false)
  const [progressIds, setProgressIds] = useState<readonly number[]>([])
  if (!mayUpload) return null
  const close = () => {
    setOpen(false)
    setProgressIds([])
  }
  return (
    <>
      <Button type="primary" icon={<UploadOutlined />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Modal open={isOpen} title={t('title')} footer={null} width={720} destroyOnHidden onCancel={close}>
        {progressIds.length === 0 ? (
          <UploadForm origin={origin} onSent={setProgressIds} />
        ) : (
          <UploadResults progressIds={progressIds} onMore={() => setProgressIds([])} onClose={close} />
        )}
      </Modal>
    </>
  )
}
