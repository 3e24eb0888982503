import { Form, Input, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { KeepField } from './keep-field.tsx'

interface Chosen {
  readonly folder_id: number
  readonly text?: string
}

interface FolderDialogProps {
  readonly title: string
  /** Asks for words beside the folder. */
  readonly asksWhy?: boolean
  readonly isSending: boolean
  readonly onChoose: (chosen: Chosen) => void
  readonly onClose: () => void
}

/** Asks for a folder that the reader may put people into. */
export function FolderDialog({ title, asksWhy, isSending, onChoose, onClose }: FolderDialogProps): ReactNode {
  const t = useTexts()
  const [form] = Form.useForm<Chosen>()
  return (
    <Modal open title={title} confirmLoading={isSending} onOk={form.submit} onCancel={onClose}>
      <Form<Chosen> form={form} layout="vertical" requiredMark={false} onFinish={onChoose}>
        <Form.Item
          name="folder_id"
          label={t('columns.folder')}
          rules={[{ required: true, message: t('needsFolder') }]}
        >
          <KeepField autoFocus />
        </Form.Item>
        {asksWhy && (
          <Form.Item name="text" label={t('columns.why')}>
            <Input.TextArea autoSize={{ minRows: 2 }} maxLength={1000} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  )
}
