import { dateFieldsOf, defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { clockAt } from '@bole/platform/moments'
import { type Talent, talentPoolApi } from '@bole/talent-pool/contract'
import { type ConsentWay, consentWays } from '@bole/talent-pool/model'
import { App } from 'antd'
import type { ReactNode } from 'react'
import { useTellRefused } from '../keep/use-tell-refused.tsx'
import { useTexts } from '../texts/index.ts'

interface ConsentDialogProps {
  readonly talents: readonly Talent[]
  readonly done: () => void
  readonly onClose: () => void
}

interface Fields {
  readonly action: 'agreed' | 'withdrew'
  readonly how: ConsentWay
  readonly said_on: string
  readonly text: string
}

const empty: Fields = { action: 'agreed', how: 'spoken', said_on: '', text: '' }

const consentForm = defineForm({
  create: talentPoolApi.recordConsent,
  empty,
  fieldsOf: (_: { readonly id: number; readonly version: number }): Fields => empty,
  bodyOf: (fields: Fields) => fields,
  refusals: { day_ahead: 'said_on' },
})
const { ChoiceField, TextAreaField } = consentForm
const { DayField } = dateFieldsOf(consentForm)

/** Writes down what people said to a colleague of being kept: they agreed, or took that back and leave the pool. */
export function ConsentDialog(props: ConsentDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('consent.recordTitle', { count: props.talents.length })} onClose={props.onClose}>
      <ConsentFields {...props} />
    </FormDialog>
  )
}

function ConsentFields({ talents, done, onClose }: ConsentDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const tellRefused = useTellRefused()
  const form = useRecordForm(consentForm, {
    record: null,
    initialValues: { said_on: clockAt(Date.now()).slice(0, 10) },
    createWith: { ids: talents.map(({ id }) => id) },
    saved: null,
    onSaved: ({ created }) => {
      onClose()
      done()
      if (created && created.done > 0) message.success(t('consent.recorded', { count: created.done }))
      tellRefused(created?.refused ?? [])
    },
  })
  return (
    <RecordForm form={form}>
      <ChoiceField
        name="action"
        label={t('consent.said')}
        options={(['agreed', 'withdrew'] as const).map((value) => ({ value, label: t(`consent.${value}`) }))}
      />
      <ChoiceField
        name="how"
        label={t('consent.how')}
        options={consentWays.map((value) => ({ value, label: t(`consent.ways.${value}`) }))}
      />
      <DayField name="said_on" label={t('consent.day')} />
      <TextAreaField name="text" label={t('consent.words')} lines={2} />
    </RecordForm>
  )
}
