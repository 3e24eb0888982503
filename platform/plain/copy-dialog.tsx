import type { Call } from '@bole/platform/contract'
import type { ReactNode } from 'react'
import { defineForm } from '../form/define-form.ts'
import type { TypedFields } from '../form/fields/index.ts'
import { FormDialog } from '../form/frames.tsx'
import { RecordForm } from '../form/record-form.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import type { PlainRow } from './plain-row.ts'
import { useTexts } from './texts/index.ts'

interface CopyDialogProps {
  /** Takes the row's id and the copy's name. */
  readonly call: Call
  readonly row: PlainRow
  readonly name: string
  readonly onClose: () => void
}

/** Asks what a copy is to be called. */
export function CopyDialog({ name, onClose, ...rest }: CopyDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('copyTitle', { name })} onClose={onClose}>
      <CopyFields {...rest} suggested={t('copyOf', { name })} />
    </FormDialog>
  )
}

function CopyFields({
  call,
  row,
  suggested,
}: Pick<CopyDialogProps, 'call' | 'row'> & { readonly suggested: string }) {
  const t = useTexts()
  // The call is known by its list alone; each takes `id` and `name`.
  const form = defineForm({
    create: call,
    empty: { name: '' },
    refusals: { entry_name_taken: 'name' },
  } as never)
  const state = useRecordForm(
    form as never,
    {
      record: null,
      initialValues: { name: suggested },
      createWith: { id: row.id },
      saved: t('copied'),
    } as never,
  )
  const { TextField } = form as unknown as TypedFields<{ name: string }>
  return (
    <RecordForm form={state}>
      <TextField name="name" label={t('name')} autoFocus />
    </RecordForm>
  )
}
