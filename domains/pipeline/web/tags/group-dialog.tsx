import type { Role } from '@bole/accounts/model'
import { useRoleWord } from '@bole/accounts/web'
import { pipelineApi } from '@bole/pipeline/contract'
import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import type { RowOf } from '@bole/platform/list'
import type { ReactNode } from 'react'
import { rolesOfGroups, type TagColour } from '../../model/tag-library.ts'
import { useTexts } from './texts/index.ts'
import { useColours } from './use-colours.tsx'

type Group = RowOf<typeof pipelineApi.listTagGroups>

interface GroupDialogProps {
  /** Null while it is new. */
  readonly group: Group | null
  readonly onClose: () => void
}

interface GroupFields {
  readonly name: string
  readonly color: TagColour
  readonly roles: Role[]
}

const empty: GroupFields = { name: '', color: 'default', roles: [] }

const groupForm = defineForm({
  create: pipelineApi.createTagGroup,
  update: pipelineApi.updateTagGroup,
  empty,
  refusals: { name_taken: 'name' },
})

/** Makes a group of labels, or changes its name, colour and who may use it. */
export function GroupDialog({ group, onClose }: GroupDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t(group ? 'editGroupTitle' : 'createGroupTitle')} onClose={onClose}>
      <Fields group={group} />
    </FormDialog>
  )
}

function Fields({ group }: Pick<GroupDialogProps, 'group'>): ReactNode {
  const t = useTexts()
  const roleWord = useRoleWord()
  const form = useRecordForm(groupForm, { record: group, saved: t('saved') })
  return (
    <RecordForm form={form}>
      <groupForm.TextField name="name" label={t('name')} autoFocus />
      <groupForm.ChoiceField name="color" label={t('colour')} options={useColours()} />
      <groupForm.ChoiceField
        name="roles"
        label={t('roles')}
        help={t('rolesHelp')}
        placeholder={t('everybody')}
        isMultiple
        options={rolesOfGroups.map((role) => ({ value: role, label: roleWord(role) }))}
      />
    </RecordForm>
  )
}
