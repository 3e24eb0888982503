import { accountsApi } from '@bole/accounts/contract'
import { useCall, useChange } from '@bole/platform/web'
import { App, Modal, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { useRoleWord } from '../role-words.ts'
import type { RoleRow } from './role-columns.tsx'
import { useTexts } from './texts/index.ts'

interface RemoveRoleProps {
  readonly role: RoleRow
  readonly onClose: () => void
}

/** Asks before a role is deleted, and which role its people get. */
export function RemoveRole({ role, onClose }: RemoveRoleProps): ReactNode {
  const t = useTexts()
  const roleWord = useRoleWord()
  const { message } = App.useApp()
  const [to, setTo] = useState<number | null>(null)
  const roles = useCall(accountsApi.listKeptRoles, { query: { page_size: 200 } }).data?.data.list
  const remove = useChange(accountsApi.deleteRole, {
    onDone: () => {
      message.success(t('removing.done'))
      onClose()
    },
  })
  const isUsed = role.people > 0
  return (
    <Modal
      open
      title={t('removing.title', { name: role.name ?? '' })}
      okText={t('removing.ok')}
      cancelText={t('removing.cancel')}
      okButtonProps={{ danger: true, disabled: isUsed && to === null, loading: remove.isPending }}
      onOk={() => remove.mutate({ query: { id: role.id }, body: { version: role.version, to_id: to } })}
      onCancel={onClose}
    >
      <p>{isUsed ? t('removing.people', { count: role.people }) : t('removing.nobody')}</p>
      {isUsed && (
        <Select
          aria-label={t('removing.to')}
          placeholder={t('removing.to')}
          style={{ inlineSize: '100%' }}
          value={to}
          onChange={setTo}
          options={roles?.flatMap((one) =>
            one.can.edit && one.id !== role.id
              ? [{ value: one.id, label: one.name ?? roleWord(one.based_on) }]
              : [],
          )}
        />
      )}
    </Modal>
  )
}
