import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { accountsApi } from '@bole/accounts/contract'
import { signOn } from '@bole/accounts/model'
import { useCall } from '@bole/platform/web'
import { Button, Input, Select, Space } from 'antd'
import type { ReactNode } from 'react'
import { useRoleWord } from '../role-words.ts'
import { roleFields, roleValue } from '../users/role-value.ts'
import { useTexts } from './texts/index.ts'

type Line = signOn.RoleOfValue

interface RoleMappingProps {
  /** Given by the form, as the two below: a fault is focused by it. */
  readonly id?: string
  readonly value?: readonly Line[]
  readonly onChange?: (lines: readonly Line[]) => void
}

/** Which group has which role, line by line. */
export function RoleMapping({ id, value = [], onChange }: RoleMappingProps): ReactNode {
  const t = useTexts()
  const wordOf = useRoleWord()
  const change = (at: number, given: Partial<Line>) =>
    onChange?.(value.map((line, index) => (index === at ? { ...line, ...given } : line)))
  const listed = useCall(accountsApi.listRoles, {}).data?.data.list ?? []
  const roles = [
    ...signOn.givenRoles.map((role) => ({ value: roleValue(role, null), label: wordOf(role) })),
    ...listed.flatMap(({ name, own }) => (own ? [{ value: roleValue(name, own), label: own.name }] : [])),
  ]
  const choose = (at: number, value: string) => {
    const { role: name, role_id } = roleFields(value)
    const role = signOn.givenRoles.find((given) => given === name)
    if (role) change(at, { role, role_id })
  }
  return (
    <div id={id} tabIndex={-1}>
      {value.map((line, index) => (
        <Space.Compact key={index} block style={{ marginBlockEnd: 8 }}>
          <Input
            aria-label={t('value')}
            placeholder={t('value')}
            value={line.value}
            maxLength={200}
            onChange={({ target }) => change(index, { value: target.value })}
          />
          <Select
            aria-label={t('role')}
            value={roleValue(line.role, line.role_id ? { id: line.role_id } : null)}
            options={roles}
            style={{ minWidth: 160 }}
            onChange={(chosen) => choose(index, chosen)}
          />
          <Button
            icon={<DeleteOutlined />}
            aria-label={t('remove', { row: index + 1 })}
            onClick={() => onChange?.(value.filter((_, at) => at !== index))}
          />
        </Space.Compact>
      ))}
      <Button
        icon={<PlusOutlined />}
        onClick={() => onChange?.([...value, { value: '', role: 'User2', role_id: null }])}
      >
        {t('add')}
      </Button>
    </div>
  )
}
