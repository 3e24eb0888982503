import { accountsApi } from '@bole/accounts/contract'
import { weaknessOf } from '@bole/accounts/model'
import { CallRefused, useChange } from '@bole/platform/web'
import { App, Form, Input, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useCurrentUser } from './current-user.ts'
import { useTexts } from './texts/index.ts'

interface Fields {
  readonly old_password: string
  readonly password: string
  readonly again: string
}

/** What is wrong with what was typed as the old one. */
const ofOldPassword = new Set(['wrong_old_password', 'too_many_wrong_proofs'])

/** Asks for the old password and the new one, twice; other sessions of the user end. */
export default function ChangePassword({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const username = useCurrentUser()?.username ?? ''
  const change = useChange(accountsApi.changePassword, {
    handlesErrors: true,
    onDone: () => {
      message.success(t('password.changed'))
      onClose()
    },
  })
  const submit = ({ old_password, password }: Fields) =>
    change.mutate(
      { body: { old_password, password } },
      {
        onError: (error) => {
          const isOfOld = error instanceof CallRefused && ofOldPassword.has(error.code)
          const name = isOfOld ? 'old_password' : 'password'
          form.setFields([{ name, errors: [error.message] }])
        },
      },
    )
  return (
    <Modal
      open
      title={t('password.title')}
      okText={t('password.submit')}
      cancelText={t('password.cancel')}
      confirmLoading={change.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} onFinish={submit}>
        <Form.Item
          name="old_password"
          label={t('password.old')}
          rules={[{ required: true, message: t('signIn.needsPassword') }]}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('password.new')}
          extra={t('password.rule')}
          rules={[
            {
              validator: async (_, value: string | undefined) => {
                const weakness = weaknessOf(value ?? '', username)
                if (weakness) throw new Error(t(`password.weak.${weakness}`))
              },
            },
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="again"
          label={t('password.again')}
          dependencies={['password']}
          rules={[
            ({ getFieldValue }) => ({
              validator: async (_, value: string | undefined) => {
                if (value !== getFieldValue('password')) throw new Error(t('password.differs'))
              },
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
      </Form>
    </Modal>
  )
}
