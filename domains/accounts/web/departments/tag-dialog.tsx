import { accountsApi } from '@bole/accounts/contract'
import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import type { RowOf } from '@bole/platform/list'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

type DepartmentTag = RowOf<typeof accountsApi.listDepartmentTags>

interface TagDialogProps {
  /** Null while it is new. */
  readonly tag: DepartmentTag | null
  readonly onClose: () => void
}

const tagForm = defineForm({
  create: accountsApi.createDepartmentTag,
  update: accountsApi.updateDepartmentTag,
  empty: { name: '' },
  refusals: { tag_name_taken: 'name' },
})

/** Makes a tag of departments, or renames one. */
export function TagDialog({ tag, onClose }: TagDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t(tag ? 'tags.editTitle' : 'tags.createTitle')} onClose={onClose}>
      <TagFields tag={tag} />
    </FormDialog>
  )
}

function TagFields({ tag }: { readonly tag: DepartmentTag | null }): ReactNode {
  const t = useTexts()
  const form = useRecordForm(tagForm, { record: tag, saved: t('saved') })
  return (
    <RecordForm form={form}>
      <tagForm.TextField name="name" label={t('tags.name')} autoFocus />
    </RecordForm>
  )
}
