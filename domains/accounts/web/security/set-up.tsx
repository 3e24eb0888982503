import { accountsApi } from '@bole/accounts/contract'
import { longest } from '@bole/platform/contract'
import { useChange } from '@bole/platform/web'
import { App, Form, Input, Modal } from 'antd'
import type { ReactNode } from 'react'
import AppSecret from './app-secret.tsx'
import { useTexts } from './texts/index.ts'

interface SetUpProps {
  readonly secret: string
  readonly address: string
  /** Told the recovery codes. */
  readonly onDone: (codes: readonly string[]) => void
  readonly onClose: () => void
}

/** The app is told the secret, and shows by its first code that it knows it. */
export function SetUp({ secret, address, onDone, onClose }: SetUpProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ readonly code: string }>()
  const confirm = useChange(accountsApi.confirmSecondFactor, {
    handlesErrors: true,
    onDone: ({ data }) => {
      message.success(t('secondFactor.done'))
      onClose()
      onDone(data.recovery_codes)
    },
  })
  const submit = ({ code }: { readonly code: string }) =>
    confirm.mutate(
      { body: { code } },
      { onError: ({ message: why }) => form.setFields([{ name: 'code', errors: [why] }]) },
    )
  return (
    <Modal
      open
      title={t('secondFactor.title')}
      okText={t('secondFactor.confirm')}
      cancelText={t('secondFactor.cancel')}
      confirmLoading={confirm.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <AppSecret secret={secret} address={address} />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={submit}>
        <Form.Item
          name="code"
          label={t('secondFactor.code')}
          rules={[{ required: true, message: t('secondFactor.needsCode') }]}
        >
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={longest(accountsApi.confirmSecondFactor, 'code')}
            autoFocus
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}
