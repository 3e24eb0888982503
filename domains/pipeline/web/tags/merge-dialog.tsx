import { type LibraryTag, pipelineApi } from '@bole/pipeline/contract'
import { useChoices } from '@bole/platform/filter'
import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface MergeDialogProps {
  readonly tag: LibraryTag
  readonly onClose: () => void
}

interface MergeFields {
  readonly into_id: number | null
}

const unsaid: MergeFields = { into_id: null }

const mergeForm = defineForm({
  update: pipelineApi.mergeTags,
  empty: unsaid,
  fieldsOf: (_: { readonly id: number; readonly version: number }): MergeFields => unsaid,
  bodyOf: ({ into_id }: MergeFields) => ({ into_id: into_id ?? 0 }),
  refusals: { same_tag: 'into_id' },
})

/** Lets a label go up in another one. */
export function MergeDialog({ tag, onClose }: MergeDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('mergeTitle', { name: tag.name })} onClose={onClose}>
      <Fields tag={tag} />
    </FormDialog>
  )
}

function Fields({ tag }: Pick<MergeDialogProps, 'tag'>): ReactNode {
  const t = useTexts()
  const form = useRecordForm(mergeForm, { record: { id: tag.id, version: tag.version }, saved: t('merged') })
  const { options, onSearch } = useChoices({
    call: pipelineApi.listTags,
    request: ({ keyword }) => ({ query: { is_retired: false, ...(keyword ? { keyword } : {}) } }),
    choiceOf: ({ id, name }) => ({ value: id, label: name }),
  })
  return (
    <RecordForm form={form} save={t('mergeIt')}>
      <p>{t('mergeMeans', { name: tag.name })}</p>
      <mergeForm.ChoiceField
        name="into_id"
        label={t('into')}
        isRequired
        options={options?.filter(({ value }) => value !== tag.id)}
        onSearch={onSearch}
      />
    </RecordForm>
  )
}
