import { usePeople } from '@bole/accounts/web'
import { intakeApi, type ResumeFolder } from '@bole/intake/contract'
import { type Door, doors } from '@bole/intake/model'
import { type Remote, useChoices } from '@bole/platform/filter'
import { defineForm, FormDrawer, RecordForm, useRecordForm } from '@bole/platform/form'
import type { Origin } from '@bole/platform/screens'
import { positionsApi } from '@bole/positions/contract'
import { useProjects } from '@bole/themes/web'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface FolderValues {
  readonly name: string
  readonly theme_id: number | null
  readonly position_id: number | null
  readonly doors: Door[]
  readonly is_shared: boolean
  readonly user_ids: number[]
}

const empty: FolderValues = {
  name: '',
  theme_id: null,
  position_id: null,
  doors: [],
  is_shared: true,
  user_ids: [],
}

const folderForm = defineForm({
  create: intakeApi.createFolder,
  update: intakeApi.updateFolder,
  empty,
  fieldsOf: ({ name, theme, position, doors: own, is_shared, people }: ResumeFolder): FolderValues => ({
    ...{ name, theme_id: theme?.id ?? null, position_id: position?.id ?? null, doors: [...own] },
    ...{ is_shared, user_ids: people.map(({ id }) => id) },
  }),
  bodyOf: (fields) => fields,
  refusals: {
    name_taken: 'name',
    unknown_project: 'theme_id',
    unknown_position: 'position_id',
    position_elsewhere: 'position_id',
    unknown_person: 'user_ids',
  },
})
const { TextField, ChoiceField, SwitchField } = folderForm

const positionsOf = (origin: Origin): Remote<typeof positionsApi.listPositions, number> => ({
  call: positionsApi.listPositions,
  request: ({ keyword }) => ({ query: { origin, page_size: 50, ...(keyword ? { keyword } : {}) } }),
  choiceOf: ({ id, title }) => ({ value: id, label: title }),
})

interface FolderFieldsProps {
  /** Null while it is new. */
  readonly folder: ResumeFolder | null
  readonly origin: Origin
}

/** Makes a folder or changes one: which channels deliver what into it, and who sees that. */
export function FolderDrawer({
  onClose,
  ...fields
}: FolderFieldsProps & { readonly onClose: () => void }): ReactNode {
  const t = useTexts()
  return (
    <FormDrawer title={t(fields.folder ? 'folders.edit' : 'folders.create')} onClose={onClose}>
      <FolderFields {...fields} />
    </FormDrawer>
  )
}

function FolderFields({ folder, origin }: FolderFieldsProps): ReactNode {
  const t = useTexts()
  const people = usePeople()
  const { isEmpty: _noProject, ...projects } = useProjects(origin)
  const { isEmpty: _noPosition, ...positions } = useChoices(positionsOf(origin))
  const keptAs = (one: { readonly id: number; readonly name: string } | null | undefined) =>
    one && { value: one.id, label: one.name }
  const form = useRecordForm(folderForm, {
    record: folder,
    createWith: { origin },
    saved: t('folders.saved'),
  })
  return (
    <RecordForm form={form}>
      <TextField name="name" label={t('folders.name')} autoFocus />
      <ChoiceField
        name="doors"
        isMultiple
        label={t('folders.doors')}
        help={t('folders.doorsHelp')}
        options={doors.map((value) => ({ value, label: t(`doors.${value}`) }))}
      />
      <ChoiceField
        name="theme_id"
        label={t('folders.project')}
        help={t('folders.projectHelp')}
        {...projects}
        kept={keptAs(folder?.theme)}
        canBeEmpty
      />
      <ChoiceField
        name="position_id"
        label={t('folders.position')}
        {...positions}
        kept={keptAs(folder?.position)}
        canBeEmpty
      />
      <SwitchField name="is_shared" label={t('folders.shared')} help={t('folders.sharedHelp')} />
      <ChoiceField
        name="user_ids"
        isMultiple
        label={t('folders.people')}
        help={t('folders.peopleHelp')}
        {...people}
      />
    </RecordForm>
  )
}
