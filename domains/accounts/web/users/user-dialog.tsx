import { accountsApi } from '@bole/accounts/contract'
import { titleOf } from '@bole/accounts/model'
import { FieldRow, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { sendCall, useCall } from '@bole/platform/web'
import { App, Form } from 'antd'
import type { ReactNode } from 'react'
import { isEmail, isPhone, isUsername } from '../../model/accounts.ts'
import DepartmentChoice from '../departments/department-choice.tsx'
import { useRoleWord } from '../role-words.ts'
import type { NewLink } from './link-dialog.tsx'
import { roleFields, roleValue } from './role-value.ts'
import { ruleOf } from './rule-of.ts'
import { useTexts } from './texts/index.ts'
import type { UserRow } from './user-columns.tsx'
import { userForm } from './user-form.ts'

const { TextField, ChoiceField, SwitchField, Field } = userForm

interface UserDialogProps {
  readonly user: UserRow | 'new'
  /** Where a new one begins. */
  readonly departmentId: number | null
  /** Told of the link a new account comes with. */
  readonly onMade: (link: NewLink) => void
  readonly onClose: () => void
}

/** Makes an account or changes one. */
export function UserDialog({ user, onClose, ...rest }: UserDialogProps): ReactNode {
  const t = useTexts()
  const isNew = user === 'new'
  return (
    <FormDialog title={t(isNew ? 'form.createTitle' : 'form.editTitle')} onClose={onClose}>
      <UserFields user={isNew ? null : user} onClose={onClose} {...rest} />
    </FormDialog>
  )
}

function UserFields({
  user,
  departmentId,
  onMade,
  onClose,
}: Omit<UserDialogProps, 'user'> & { readonly user: UserRow | null }): ReactNode {
  const t = useTexts()
  const roleWord = useRoleWord()
  const { message } = App.useApp()
  const record = useFresh(user)
  const roles = useCall(accountsApi.listRoles, {}).data?.data.list
  const form = useRecordForm(userForm, {
    record,
    initialValues: { department_id: departmentId },
    saved: t('form.saved'),
    onSaved: ({ created, fields }) => {
      onClose()
      if (created?.link) onMade({ name: fields.name, path: created.link.path })
      else if (created) message.success(t('link.sent', { name: fields.name }))
    },
  })
  const role: string = Form.useWatch('role', form.instance) ?? (user ? user.role.name : 'User2')
  const isFree = {
    validator: async (_: unknown, typed: string) => {
      const username = typed?.trim() ?? ''
      if (!isUsername(username) || username === user?.username) return
      const query = { username, ...(user ? { id: user.id } : {}) }
      // Whoever cannot be asked now says so when it is saved.
      const isFree = await sendCall(accountsApi.checkUsername, { query }).then(
        ({ data }) => data.is_free,
        () => true,
      )
      if (!isFree) throw new Error(t('form.usernameTaken'))
    },
  }
  return (
    <RecordForm form={form}>
      <FieldRow>
        <TextField name="name" label={t('form.name')} autoFocus />
        <TextField
          name="username"
          label={t('form.username')}
          help={t('form.usernameHelp')}
          rules={[ruleOf(isUsername, t('form.usernameFault')), isFree]}
        />
      </FieldRow>
      <FieldRow>
        <ChoiceField
          name="role"
          label={t('form.role')}
          options={roles?.map(({ name, own }) => ({
            value: roleValue(name, own),
            label: own?.name ?? roleWord(name),
          }))}
          kept={
            user && {
              value: roleValue(user.role.name, user.own_role),
              label: user.own_role?.name ?? roleWord(user.role.name),
            }
          }
        />
        <Field name="department_id" label={t('form.department')} help={t('form.departmentHelp')}>
          <DepartmentChoice canBeEmpty />
        </Field>
      </FieldRow>
      <FieldRow>
        <TextField name="email" label={t('form.email')} rules={[ruleOf(isEmail, t('form.emailFault'))]} />
        <TextField name="phone" label={t('form.phone')} rules={[ruleOf(isPhone, t('form.phoneFault'))]} />
      </FieldRow>
      <TextField name="job_title" label={t('form.jobTitle')} />
      {titleOf(roleFields(role).role) === 'hiring_manager' && (
        <SwitchField name="is_limited" label={t('limited')} help={t('limitedHelp')} />
      )}
    </RecordForm>
  )
}

/** The account of a row, as it is by now: somebody else may save it while the dialog stands open. */
function useFresh(user: UserRow | null): UserRow | null {
  const asked = { query: { id: user?.id ?? 0 } }
  const { data } = useCall(accountsApi.viewUser, asked, { enabled: user !== null, handlesErrors: true })
  const now = data?.data.user
  return user && now && now.version > user.version ? now : user
}
