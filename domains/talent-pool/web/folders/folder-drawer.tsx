import { accountsEntryApi } from '@bole/accounts/contract'
import { usePeople } from '@bole/accounts/web'
import { defineForm, FormDrawer, RecordForm, useRecordForm } from '@bole/platform/form'
import { useCall } from '@bole/platform/web'
import { type Folder, talentPoolApi } from '@bole/talent-pool/contract'
import { levels, namedIn } from '@bole/talent-pool/model'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface FolderFieldsProps {
  /** Null while it is new. */
  readonly folder: Folder | null
}

const folderForm = defineForm({
  create: talentPoolApi.createFolder,
  update: talentPoolApi.updateFolder,
  empty: { name: '', ...namedIn([]) },
  fieldsOf: ({ name, rights }: Folder) => ({ name, ...namedIn(rights) }),
  bodyOf: (fields) => fields,
  refusals: { name_taken: 'name' },
})
const { TextField, ChoiceField } = folderForm

/** Makes a folder or changes one: its name, who sees it and who manages it. */
export function FolderDrawer({
  folder,
  onClose,
}: FolderFieldsProps & { readonly onClose: () => void }): ReactNode {
  const t = useTexts()
  return (
    <FormDrawer title={t(folder ? 'folders.editTitle' : 'folders.createTitle')} onClose={onClose}>
      <FolderFields folder={folder} />
    </FormDrawer>
  )
}

function FolderFields({ folder }: FolderFieldsProps): ReactNode {
  const t = useTexts()
  const people = usePeople()
  const departments = useCall(accountsEntryApi.listDepartments, {}).data?.data.list
  const choices = departments?.map(({ id, name }) => ({ value: id, label: name })) ?? []
  const form = useRecordForm(folderForm, { record: folder, saved: t('folders.saved') })
  return (
    <RecordForm form={form}>
      <TextField name="name" label={t('folders.name')} autoFocus />
      <ChoiceField
        name="everybody"
        label={t('folders.everybody')}
        options={[
          { value: 'nobody' as const, label: t('levels.none') },
          ...levels.map((value) => ({ value, label: t(`levels.${value}`) })),
        ]}
      />
      <ChoiceField
        name="manage_departments"
        isMultiple
        label={t('folders.managingDepartments')}
        options={choices}
      />
      <ChoiceField name="manage_people" isMultiple label={t('folders.managingPeople')} {...people} />
      <ChoiceField
        name="see_departments"
        isMultiple
        label={t('folders.seeingDepartments')}
        options={choices}
      />
      <ChoiceField name="see_people" isMultiple label={t('folders.seeingPeople')} {...people} />
    </RecordForm>
  )
}
