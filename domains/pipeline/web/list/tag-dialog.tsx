import { pipelineEntryApi } from '@bole/pipeline/contract'
import { useChange } from '@bole/platform/web'
import { App, Form, Modal, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { Suggested } from './suggested-tags.tsx'

interface TagDialogProps {
  readonly ids: readonly number[]
  readonly known: readonly { readonly id: number; readonly name: string }[]
  readonly onClose: () => void
}

/** Labels to put on applications; typing a new one makes it. */
export function TagDialog({ ids, known, onClose }: TagDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ tags: string[] }>()
  const add = useChange(pipelineEntryApi.addTags, {
    onDone: () => {
      message.success(t('tags.added'))
      onClose()
    },
  })
  return (
    <Modal
      open
      title={t('tags.title', { count: ids.length })}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={add.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        scrollToFirstError={{ focus: true, block: 'center' }}
        onFinish={({ tags }) => add.mutate({ body: { post_ids: [...ids], tags } })}
      >
        <Form.Item
          name="tags"
          label={t('columns.tags')}
          rules={[{ required: true, message: t('needsChoice') }]}
          extra={<Suggested ids={ids} form={form} help={t('tags.help')} />}
        >
          <Select mode="tags" autoFocus options={known.map(({ name }) => ({ value: name }))} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
