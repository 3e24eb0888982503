import { accountsApi } from '@bole/accounts/contract'
import { useChange } from '@bole/platform/web'
import { Form, Input, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

/** Asks for the password again; tells whether it was given. */
export default function ProofDialog({ onEnd }: { readonly onEnd: (isProved: boolean) => void }): ReactNode {
  const t = useTexts()
  const [form] = Form.useForm<{ readonly password: string }>()
  const prove = useChange(accountsApi.prove, { handlesErrors: true, onDone: () => onEnd(true) })
  const submit = (body: { readonly password: string }) =>
    prove.mutate(
      { body },
      { onError: ({ message }) => form.setFields([{ name: 'password', errors: [message] }]) },
    )
  return (
    <Modal
      open
      // Above the dialog whose button led here.
      zIndex={1200}
      title={t('proof.title')}
      okText={t('proof.confirm')}
      cancelText={t('proof.cancel')}
      confirmLoading={prove.isPending}
      onOk={form.submit}
      onCancel={() => onEnd(false)}
    >
      <p>{t('proof.why')}</p>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={submit}>
        <Form.Item
          name="password"
          label={t('proof.password')}
          rules={[{ required: true, message: t('proof.needs') }]}
        >
          <Input.Password autoComplete="current-password" autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  )
}
