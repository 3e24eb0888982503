import { InboxOutlined } from '@ant-design/icons'
import { importsApi } from '@bole/imports/contract'
import { importsScreens } from '@bole/imports/screens'
import { useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useChange } from '@bole/platform/web'
import { Button, Flex, Modal, Upload } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from './texts/index.ts'

/** One file, which is read in the background; its page says what comes next. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts()
  const goTo = useGoTo()
  const [file, setFile] = useState<File | null>(null)
  const upload = useChange(importsApi.uploadImport, {
    onDone: ({ data }) => {
      onClose()
      goTo({ path: addressOf(importsScreens.one, { id: data.id }) })
    },
  })
  const send = () => {
    if (!file) return
    const body = new FormData()
    body.append('file', file, file.name)
    upload.mutate({ body })
  }
  return (
    <Modal open title={t('upload.open')} footer={null} onCancel={onClose}>
      <Flex vertical gap={16}>
        <Upload.Dragger
          maxCount={1}
          accept=".csv,.tsv,.txt,.xlsx,.sql,.zip"
          beforeUpload={(chosen) => {
            setFile(chosen)
            return false
          }}
          onRemove={() => setFile(null)}
          disabled={upload.isPending}
        >
          <p className="ant-upload-drag-icon">
            <InboxOutlined />
          </p>
          <p className="ant-upload-text">{t('upload.drop')}</p>
          <p className="ant-upload-hint">{t('upload.help')}</p>
        </Upload.Dragger>
        <Button type="primary" block disabled={!file} loading={upload.isPending} onClick={send}>
          {t('upload.start')}
        </Button>
      </Flex>
    </Modal>
  )
}
