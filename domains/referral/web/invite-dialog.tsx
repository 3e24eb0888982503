import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { referralApi, type SharedPosition } from '@bole/referral/contract'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface Fields {
  readonly name: string
  readonly position_id: number | null
}

const empty: Fields = { name: '', position_id: null }

const inviteForm = defineForm({
  create: referralApi.makeCode,
  empty,
  fieldsOf: (_: { readonly id: number; readonly version: number }): Fields => empty,
  bodyOf: ({ name, position_id }: Fields) => ({ name, position_id: position_id ?? null }),
  refusals: { not_open: 'position_id' },
})
const { TextField, ChoiceField } = inviteForm

interface InviteDialogProps {
  readonly positions: readonly SharedPosition[]
  readonly onClose: () => void
}

/** Makes a link for one friend, under the name one knows them by. */
export function InviteDialog({ positions, onClose }: InviteDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('invite.title')} onClose={onClose}>
      <InviteFields positions={positions} />
    </FormDialog>
  )
}

function InviteFields({ positions }: Pick<InviteDialogProps, 'positions'>): ReactNode {
  const t = useTexts()
  const form = useRecordForm(inviteForm, { record: null, saved: t('invite.saved') })
  return (
    <RecordForm form={form} save={t('invite.save')}>
      <TextField name="name" label={t('invite.name')} help={t('invite.nameHelp')} autoFocus />
      <ChoiceField
        name="position_id"
        label={t('columns.position')}
        options={positions.map(({ id, title }) => ({ value: id, label: title }))}
        canBeEmpty
      />
    </RecordForm>
  )
}
