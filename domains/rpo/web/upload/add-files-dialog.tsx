import { InboxOutlined } from '@ant-design/icons'
import { useCall } from '@bole/platform/web'
import { rpoApi } from '@bole/rpo/contract'
import { Alert, App, Button, Form, Modal, Progress, Select, Upload, type UploadFile } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { FolderSelect } from './folder-select.tsx'
import { sendFiles, type Target } from './send-files.ts'

/** Position, folder and files: they join the draft for the position, of which the company sees nothing yet. */
export function AddFilesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const themes = useCall(rpoApi.listThemes, {}).data?.data.list
  const [files, setFiles] = useState<readonly UploadFile[]>([])
  const [sent, setSent] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const send = async (target: Target) => {
    const originals = files.flatMap(({ originFileObj }) => originFileObj ?? [])
    let left = originals.length
    setSent(0)
    setProblem('')
    try {
      await sendFiles(originals, { ...target, dir_id: target.dir_id ?? null }, (count) => {
        left = originals.length - count
        setSent(count)
      })
      message.success(t('add.added', { count: originals.length }))
      onClose()
    } catch (error) {
      // What has left is in the draft already: only the rest is to be sent again.
      setFiles(files.slice(files.length - left))
      setProblem([t('add.failed', { count: left }), error instanceof Error ? error.message : ''].join(' '))
    } finally {
      setSent(null)
    }
  }
  return (
    <Modal open title={t('add.title')} footer={null} width={640} onCancel={onClose}>
      {problem && <Alert role="alert" type="error" showIcon title={problem} style={{ marginBlockEnd: 16 }} />}
      <Form<Target> layout="vertical" requiredMark={false} onFinish={(target) => void send(target)}>
        <Form.Item
          name="position_id"
          label={t('add.position')}
          rules={[{ required: true, message: t('add.needsPosition') }]}
        >
          <Select
            loading={themes === undefined}
            showSearch={{ optionFilterProp: 'label' }}
            notFoundContent={t('add.noPositions')}
            options={themes?.map(({ id, name, positions }) => ({
              title: String(id),
              label: name,
              options: positions.map((position) => ({
                value: position.id,
                label: [position.title, ...position.cities].join(' · '),
              })),
            }))}
          />
        </Form.Item>
        <Form.Item name="dir_id" label={t('add.folder')}>
          <FolderSelect />
        </Form.Item>
        <Form.Item>
          <Upload.Dragger
            multiple
            fileList={[...files]}
            beforeUpload={() => false}
            onChange={({ fileList }) => setFiles(fileList)}
            showUploadList={files.length <= 12}
            disabled={sent !== null}
          >
            <p className="ant-upload-drag-icon">
              <InboxOutlined />
            </p>
            <p className="ant-upload-text">{t('add.drop')}</p>
            <p className="ant-upload-hint">{t('add.dropHelp')}</p>
          </Upload.Dragger>
        </Form.Item>
        {sent !== null && (
          <Form.Item>
            {t('add.sending', { done: sent, total: files.length })}
            <Progress percent={Math.round((100 * sent) / Math.max(1, files.length))} />
          </Form.Item>
        )}
        <Button type="primary" htmlType="submit" block disabled={files.length === 0} loading={sent !== null}>
          {files.length === 0 ? t('add.open') : t('add.start', { count: files.length })}
        </Button>
      </Form>
    </Modal>
  )
}
