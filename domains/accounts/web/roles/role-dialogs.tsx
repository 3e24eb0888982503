import { accountsApi } from '@bole/accounts/contract'
import type { Role } from '@bole/accounts/model'
import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { useRoleWord } from '../role-words.ts'
import { accountsScreens } from '../screens.ts'
import type { RoleRow } from './role-columns.tsx'
import { useTexts } from './texts/index.ts'

interface NewRoleProps {
  /** The role it is a copy of; null where it begins as a built-in one. */
  readonly of: RoleRow | null
  readonly onClose: () => void
}

const basedOn: Role = 'User2'

const roleForm = defineForm({
  create: accountsApi.createRole,
  empty: { name: '', based_on: basedOn },
  refusals: { role_name_taken: 'name', role_too_high: 'based_on' },
})

const copyForm = defineForm({
  update: accountsApi.copyRole,
  empty: { name: '' },
  refusals: { role_name_taken: 'name' },
})

/** Makes a role, and goes on to what it gives. */
export function NewRole({ of, onClose }: NewRoleProps): ReactNode {
  const t = useTexts()
  const roleWord = useRoleWord()
  const title = of ? t('form.copyTitle', { name: of.name ?? roleWord(of.based_on) }) : t('form.createTitle')
  return (
    <FormDialog title={title} onClose={onClose}>
      {of ? <CopyFields of={of} /> : <RoleFields />}
    </FormDialog>
  )
}

function RoleFields(): ReactNode {
  const t = useTexts()
  const roleWord = useRoleWord()
  const goTo = useGoTo()
  const roles = useCall(accountsApi.listRoles, {}).data?.data.list
  const form = useRecordForm(roleForm, {
    record: null,
    saved: t('form.created'),
    onSaved: ({ created }) => {
      if (created) goTo({ path: addressOf(accountsScreens.role, { id: created.id }) })
    },
  })
  return (
    <RecordForm form={form}>
      <roleForm.TextField name="name" label={t('form.name')} autoFocus />
      <roleForm.ChoiceField
        name="based_on"
        label={t('form.basedOn')}
        help={t('form.basedOnHelp')}
        options={roles?.flatMap(({ name, own }) => (own ? [] : [{ value: name, label: roleWord(name) }]))}
      />
    </RecordForm>
  )
}

function CopyFields({ of }: { readonly of: RoleRow }): ReactNode {
  const t = useTexts()
  const goTo = useGoTo()
  // What is copied stays as it is: its name is no beginning for another one's.
  const form = useRecordForm(copyForm, {
    record: { id: of.id, version: of.version, name: '' },
    saved: t('form.created'),
    onSaved: ({ updated }) => {
      if (updated) goTo({ path: addressOf(accountsScreens.role, { id: updated.id }) })
    },
  })
  return (
    <RecordForm form={form}>
      <copyForm.TextField name="name" label={t('form.name')} autoFocus />
    </RecordForm>
  )
}
