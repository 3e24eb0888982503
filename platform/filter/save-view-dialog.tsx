import { type Call, limitsFor } from '@bole/platform/contract'
import { App, Button, Form, Input, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../shape/texts/index.ts'
import { useSender } from '../shape/use-sender.ts'

interface SaveViewDialogProps {
  readonly isOpen: boolean
  readonly call: Call
  readonly body: object
  readonly onClose: () => void
}

/** Asks for the name under which the present conditions are kept. */
export function SaveViewDialog({ isOpen, call, body, onClose }: SaveViewDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const save = useSender()
  const { max = 60 } = limitsFor(call).name ?? {}
  const keep = ({ name }: { readonly name: string }) =>
    save.mutate(
      { call, request: { body: { ...body, name } } },
      {
        onSuccess: () => {
          onClose()
          message.success(t('views.done'))
        },
      },
    )
  return (
    <Modal open={isOpen} title={t('views.save')} footer={null} onCancel={onClose} destroyOnHidden>
      <Form<{ name: string }> layout="vertical" onFinish={keep}>
        <Form.Item
          name="name"
          label={t('views.name')}
          rules={[{ required: true, whitespace: true, message: t('views.needsName', { max }) }]}
        >
          <Input autoFocus maxLength={max} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('views.confirm')}
        </Button>
      </Form>
    </Modal>
  )
}
