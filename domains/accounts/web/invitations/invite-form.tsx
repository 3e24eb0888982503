import { accountsApi } from '@bole/accounts/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { useCall, useChange } from '@bole/platform/web'
import { Alert, Button, Form, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { isEmail } from '../../model/accounts.ts'
import { useRoleWord } from '../role-words.ts'
import { roleFields, roleValue } from '../users/role-value.ts'
import styles from './invitations.module.css'
import { useTexts } from './texts/index.ts'

/** The links of invitations that are not sent by mail. */
export type Links = ReplyOf<typeof accountsApi.inviteColleagues>['links']

interface Person {
  readonly email: string
  /** As `roleValue` writes it. */
  readonly role: string
  readonly department_id?: number | null
}

interface InviteFormProps {
  readonly onInvited: (links: Links, count: number) => void
  /** Told whether there is something typed that is not sent. */
  readonly onTyped?: (isUnsent: boolean) => void
}

/** Whom to ask to join, with role and department; one row a person. */
export function InviteForm({ onInvited, onTyped }: InviteFormProps): ReactNode {
  const t = useTexts()
  const roleWord = useRoleWord()
  const [form] = Form.useForm<{ readonly people: readonly Person[] }>()
  const roles = useCall(accountsApi.listRoles, {}).data?.data.list ?? []
  const departments = useCall(accountsApi.listDepartments, {}).data?.data.list ?? []
  const invite = useChange(accountsApi.inviteColleagues, { handlesErrors: true })
  const submit = ({ people }: { readonly people: readonly Person[] }) => {
    const asked = people.map(({ email, role, department_id = null }) => ({
      ...{ email, department_id },
      ...roleFields(role),
    }))
    invite.mutate(
      { body: { people: asked } },
      {
        onSuccess: ({ data }) => {
          form.resetFields()
          onTyped?.(false)
          onInvited(data.links, data.invited)
        },
      },
    )
  }
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ people: [{}] }}
      scrollToFirstError={{ focus: true }}
      onValuesChange={(_, { people }) => onTyped?.(people.some((one) => one?.email || one?.role))}
      onFinish={submit}
    >
      {invite.error && (
        <Alert role="alert" type="error" showIcon title={invite.error.message || t('failed')} />
      )}
      <Form.List name="people">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }) => (
              <div key={key} className={styles.row}>
                <Form.Item
                  name={[name, 'email']}
                  label={t('email')}
                  rules={[
                    {
                      validator: async (_, typed: string | undefined) => {
                        if (!isEmail((typed ?? '').trim())) throw new Error(t('notAddress'))
                      },
                    },
                  ]}
                >
                  <Input type="email" maxLength={120} autoComplete="off" autoFocus={key > 0} />
                </Form.Item>
                <Form.Item
                  name={[name, 'role']}
                  label={t('role')}
                  rules={[{ required: true, message: t('needsRole') }]}
                >
                  <Select
                    options={roles.map(({ name: role, own }) => ({
                      value: roleValue(role, own),
                      label: own?.name ?? roleWord(role),
                    }))}
                  />
                </Form.Item>
                <Form.Item name={[name, 'department_id']} label={t('department')}>
                  <Select
                    allowClear
                    options={departments.map(({ id, name }) => ({ value: id, label: name }))}
                  />
                </Form.Item>
                {rows.length > 1 && (
                  <Button type="text" onClick={() => remove(name)}>
                    {t('removeRow')}
                  </Button>
                )}
              </div>
            ))}
            <Button type="link" disabled={rows.length >= 50} onClick={() => add()}>
              {t('addRow')}
            </Button>
          </>
        )}
      </Form.List>
      <Button htmlType="submit" type="primary" loading={invite.isPending}>
        {t('send')}
      </Button>
    </Form>
  )
}
