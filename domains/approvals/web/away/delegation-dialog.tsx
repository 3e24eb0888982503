import { usePeople } from '@bole/accounts/web'
import { approvalsApi } from '@bole/approvals/contract'
import {
  dateFieldsOf,
  defineForm,
  FieldRow,
  FormDialog,
  RecordForm,
  useRecordForm,
} from '@bole/platform/form'
import { clockAt } from '@bole/platform/moments'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface Fields {
  readonly deputy_id: number | null
  readonly begins_on: string
  readonly ends_on: string
}

const empty: Fields = { deputy_id: null, begins_on: '', ends_on: '' }

const awayForm = defineForm({
  create: approvalsApi.createDelegation,
  empty,
  fieldsOf: (_: { readonly id: number; readonly version: number }): Fields => empty,
  bodyOf: ({ deputy_id, ...days }: Fields) => ({ deputy_id: deputy_id ?? 0, ...days }),
  refusals: {
    unknown_person: 'deputy_id',
    deputy_is_oneself: 'deputy_id',
    deputy_may_not_decide: 'deputy_id',
    ends_before_it_begins: 'ends_on',
    day_passed: 'ends_on',
    away_too_long: 'ends_on',
    away_already: 'begins_on',
  },
})
const { ChoiceField } = awayForm
const { DayField } = dateFieldsOf(awayForm)

/** From when to when one is away, and who answers meanwhile. */
export function DelegationDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('away.create')} onClose={onClose}>
      <DelegationFields />
    </FormDialog>
  )
}

function DelegationFields(): ReactNode {
  const t = useTexts()
  const today = clockAt(Date.now()).slice(0, 10)
  const form = useRecordForm(awayForm, {
    record: null,
    initialValues: { begins_on: today },
    saved: t('away.saved'),
  })
  return (
    <RecordForm form={form}>
      <ChoiceField name="deputy_id" label={t('away.deputy')} help={t('away.deputyHelp')} {...usePeople()} />
      <FieldRow>
        <DayField name="begins_on" label={t('away.from')} />
        <DayField name="ends_on" label={t('away.to')} />
      </FieldRow>
    </RecordForm>
  )
}
