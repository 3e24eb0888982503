import { InboxOutlined, UploadOutlined } from '@ant-design/icons'
import { usePermission } from '@bole/accounts/web'
import { useChange } from '@bole/platform/web'
import { resumesApi } from '@bole/resumes/contract'
import { App, Button, Empty, Upload } from 'antd'
import type { ReactNode } from 'react'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'

const mostBytes = resumesApi.addFile.uploads.bytes

function useAdd(postId: number) {
  const t = useTexts()
  const { message } = App.useApp()
  const add = useChange(resumesApi.addFile, { onDone: () => void message.success(t('add.done')) })
  const send = (file: File) => {
    if (file.size > mostBytes) void message.error(t('add.tooLarge'))
    else {
      const body = new FormData()
      body.set('post_id', String(postId))
      body.append('files', file, file.name)
      add.mutate({ body })
    }
    return false
  }
  return { isSending: add.isPending, send }
}

/** Where the original of somebody without one would be: a place to put it. */
export function NoOriginal({ postId }: { readonly postId: number }): ReactNode {
  const t = useTexts()
  const mayEdit = usePermission('candidates.edit')
  const { isSending, send } = useAdd(postId)
  if (!mayEdit) return <Empty className={styles.padded ?? ''} description={t('original.none')} />
  return (
    <div className={styles.padded}>
      <Upload.Dragger showUploadList={false} beforeUpload={send} disabled={isSending}>
        <p className="ant-upload-drag-icon">
          <InboxOutlined />
        </p>
        <p className="ant-upload-text">{t('original.none')}</p>
        <p className="ant-upload-hint">{t('add.help')}</p>
      </Upload.Dragger>
    </div>
  )
}

/** Adds a further file. */
export function AddFile({ postId }: { readonly postId: number }): ReactNode {
  const t = useTexts()
  const mayEdit = usePermission('candidates.edit')
  const { isSending, send } = useAdd(postId)
  if (!mayEdit) return null
  return (
    <Upload showUploadList={false} beforeUpload={send} disabled={isSending}>
      <Button icon={<UploadOutlined />} loading={isSending}>
        {t('add.file')}
      </Button>
    </Upload>
  )
}
