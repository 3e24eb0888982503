import { weaknessOf } from '@bole/accounts/model'
import { Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** A new password, twice, held to the rules as it is typed; stands in a form that has a `username`. */
export function NewPassword(): ReactNode {
  const t = useTexts()
  return (
    <>
      <Form.Item
        name="password"
        label={t('password.new')}
        extra={t('password.rule')}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_, value: string | undefined) => {
              const weakness = weaknessOf(value ?? '', String(getFieldValue('username') ?? ''))
              if (weakness) throw new Error(t(`password.weak.${weakness}`))
            },
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={200} />
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
        <Input.Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
    </>
  )
}
