import { useChange } from '@bole/platform/web'
import { type Talent, talentPoolApi } from '@bole/talent-pool/contract'
import { App, Form, Input, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface DeclineDialogProps {
  readonly talent: Talent
  readonly onClose: () => void
}

/** Declines to take somebody over; whoever asked is told why. */
export function DeclineDialog({ talent, onClose }: DeclineDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ reason: string }>()
  const decline = useChange(talentPoolApi.operate, {
    onDone: ({ data: { refused } }) => {
      onClose()
      const [first] = refused
      if (first) message.error(`${first.title}: ${first.message}`)
      else message.success(t('distribution.declined'))
    },
  })
  return (
    <Modal
      open
      title={t('distribution.declineTitle', { name: talent.basic.name })}
      okText={t('distribution.decline')}
      confirmLoading={decline.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={({ reason }) => decline.mutate({ body: { ids: [talent.id], action: 'decline', reason } })}
      >
        <Form.Item
          name="reason"
          label={t('distribution.reason')}
          rules={[{ required: true, whitespace: true, message: t('distribution.needsReason') }]}
        >
          <Input.TextArea autoFocus autoSize={{ minRows: 2 }} maxLength={1000} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
