import { usePermission } from '@bole/accounts/web'
import { type Interview, interviewsApi } from '@bole/interviews/contract'
import { useChange } from '@bole/platform/web'
import { App, Form, Input, Modal, Switch } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface CancelDialogProps {
  readonly interview: Interview
  readonly onClose: () => void
}

/** Calls an interview off; its candidates wait to be arranged anew. */
export function CancelDialog({ interview, onClose }: CancelDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const maySend = usePermission('notifications.send')
  const [form] = Form.useForm<{ text?: string; tells?: boolean }>()
  const cancel = useChange(interviewsApi.cancel, {
    onDone: () => {
      message.success(t('cancelled'))
      onClose()
    },
  })
  return (
    <Modal
      open
      title={t('cancelTitle', { name: interview.interviewee })}
      okText={t('actions.cancel')}
      okButtonProps={{ danger: true }}
      cancelText={t('back')}
      confirmLoading={cancel.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{t('cancelMeans')}</p>
      <Form
        form={form}
        layout="vertical"
        onFinish={({ text = '', tells }) => {
          const { id, version } = interview
          cancel.mutate({ query: { id, version, text, ...(tells ? { channel: 'mail' } : {}) } })
        }}
      >
        <Form.Item name="text" label={t('why')}>
          <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} autoFocus />
        </Form.Item>
        {maySend && (
          <Form.Item name="tells" label={t('mails')} valuePropName="checked">
            <Switch />
          </Form.Item>
        )}
      </Form>
    </Modal>
  )
}
