import { pipelineApi } from '@bole/pipeline/contract'
import { useChange } from '@bole/platform/web'
import { App, Button, Form, Input, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface SaveViewDialogProps {
  readonly isOpen: boolean
  readonly screen: 'candidates' | 'campus-candidates'
  readonly conditions: Record<string, string>
  readonly onClose: () => void
}

/** Asks for the name under which the present conditions are kept. */
export function SaveViewDialog({ isOpen, screen, conditions, onClose }: SaveViewDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const save = useChange(pipelineApi.saveSearch, {
    onDone: () => {
      onClose()
      message.success(t('saved.done'))
    },
  })
  return (
    <Modal open={isOpen} title={t('saved.save')} footer={null} onCancel={onClose} destroyOnHidden>
      <Form<{ name: string }>
        layout="vertical"
        onFinish={({ name }) => save.mutate({ body: { screen, name, conditions } })}
      >
        <Form.Item
          name="name"
          label={t('saved.name')}
          rules={[{ required: true, max: 60, message: t('saved.needsName') }]}
        >
          <Input autoFocus />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('save')}
        </Button>
      </Form>
    </Modal>
  )
}
