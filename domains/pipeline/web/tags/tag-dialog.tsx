import { type LibraryTag, pipelineApi } from '@bole/pipeline/contract'
import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import type { ReactNode } from 'react'
import type { TagColour } from '../../model/tag-library.ts'
import { useTexts } from './texts/index.ts'
import { useColours } from './use-colours.tsx'
import { useGroupChoices } from './use-group-choices.ts'

interface TagDialogProps {
  /** Null while it is new. */
  readonly tag: LibraryTag | null
  readonly onClose: () => void
}

interface TagFields {
  readonly name: string
  readonly color: TagColour
  readonly group_id: number | null
}

const empty: TagFields = { name: '', color: 'default', group_id: null }

const tagForm = defineForm({
  create: pipelineApi.createTag,
  update: pipelineApi.updateTag,
  empty,
  refusals: { name_taken: 'name' },
})

/** Makes a label, or changes its name, colour and group. */
export function TagDialog({ tag, onClose }: TagDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t(tag ? 'editTitle' : 'createTitle')} onClose={onClose}>
      <Fields tag={tag} />
    </FormDialog>
  )
}

function Fields({ tag }: { readonly tag: LibraryTag | null }): ReactNode {
  const t = useTexts()
  const form = useRecordForm(tagForm, { record: tag, saved: t('saved') })
  return (
    <RecordForm form={form}>
      <tagForm.TextField name="name" label={t('name')} autoFocus />
      <tagForm.ChoiceField name="color" label={t('colour')} options={useColours()} />
      <tagForm.ChoiceField
        name="group_id"
        label={t('group')}
        placeholder={t('noGroup')}
        canBeEmpty
        options={useGroupChoices()}
      />
    </RecordForm>
  )
}
