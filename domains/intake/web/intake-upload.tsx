import { UploadOutlined } from '@ant-design/icons'
import { usePermission } from '@bole/accounts/web'
import { useLazy } from '@bole/platform/later'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from './texts/index.ts'

const uploadDialog = () => import('./upload-dialog.tsx')

/** Takes in résumés, in a dialog. */
export function IntakeUpload({ origin }: { readonly origin: number }): ReactNode {
  const t = useTexts()
  const mayUpload = usePermission('candidates.upload')
  const [isOpen, setOpen] = useState(false)
  const UploadDialog = useLazy(uploadDialog, isOpen)?.UploadDialog
  if (!mayUpload) return null
  return (
    <>
      <Button type="primary" icon={<UploadOutlined />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {UploadDialog && <UploadDialog origin={origin} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
