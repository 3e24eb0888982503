import { usePeople } from '@bole/accounts/web'
import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { type ActivityRow, sourcingApi } from '@bole/sourcing/contract'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface Fields {
  readonly user_id: number | null
}

const assignForm = defineForm({
  update: sourcingApi.assignAccount,
  empty: { user_id: null } satisfies Fields,
  fieldsOf: ({ user_id }: Fields & { readonly id: number; readonly version: number }): Fields => ({
    user_id,
  }),
  bodyOf: ({ user_id }: Fields) => ({ user_id: user_id ?? null }),
  refusals: { unknown_person: 'user_id' },
})
const { ChoiceField } = assignForm

interface AssignDialogProps {
  readonly account: ActivityRow
  readonly onClose: () => void
}

/** Says whose an account is. */
export function AssignDialog({ account, onClose }: AssignDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('assign.title', { account: account.bossName })} onClose={onClose}>
      <AssignFields account={account} />
    </FormDialog>
  )
}

function AssignFields({ account }: Pick<AssignDialogProps, 'account'>): ReactNode {
  const t = useTexts()
  const people = usePeople()
  const { account_id, version, owner } = account
  const form = useRecordForm(assignForm, {
    record: { id: account_id ?? 0, version: version ?? 0, user_id: owner?.id ?? null },
    saved: t('assign.saved'),
  })
  return (
    <RecordForm form={form} save={t('assign.save')}>
      <ChoiceField
        name="user_id"
        label={t('assign.person')}
        help={t('assign.help')}
        kept={owner && { value: owner.id, label: owner.name }}
        canBeEmpty
        {...people}
      />
    </RecordForm>
  )
}
