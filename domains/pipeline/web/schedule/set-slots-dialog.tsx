import { pipelineApi } from '@bole/pipeline/contract'
import {
  dateFieldsOf,
  defineForm,
  FieldRow,
  FormDialog,
  RecordForm,
  useRecordForm,
} from '@bole/platform/form'
import { zoneNote } from '@bole/platform/moments'
import { App, Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { cutIntoSlots, daysFrom } from '../../model/interview-slots.ts'
import { useTexts } from './texts/index.ts'

interface Fields {
  readonly process_step_id: number | null
  readonly first_day: string
  /** Null: the first alone. */
  readonly last_day: string | null
  readonly has_weekends: boolean
  readonly from: string
  readonly until: string
  readonly minutes: number
  readonly capacity: number
  readonly place: string
}

const empty: Fields = {
  process_step_id: null,
  first_day: '',
  last_day: null,
  has_weekends: false,
  from: '09:00',
  until: '12:00',
  minutes: 30,
  capacity: 1,
  place: '',
}

const settingForm = defineForm({
  create: pipelineApi.setSlots,
  empty,
  fieldsOf: (_: { readonly id: number; readonly version: number }): Fields => empty,
  bodyOf: ({ process_step_id, ...setting }: Fields) => ({
    process_step_id: process_step_id ?? 0,
    ...setting,
  }),
  refusals: {
    step_of_another_stage: 'process_step_id',
    meeting_passed: 'first_day',
    ends_before_it_begins: 'until',
    too_many_slots: 'minutes',
  },
})
const { ChoiceField, Field, NumberField, SwitchField, TextField } = settingForm
const { DayField } = dateFieldsOf(settingForm)

interface SetSlotsDialogProps {
  readonly rounds: readonly { readonly value: number; readonly label: string }[]
  readonly onClose: () => void
}

/** Makes slots of a round: some days, their hours, how long each is, where, and for how many. */
export function SetSlotsDialog({ rounds, onClose }: SetSlotsDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('createTitle')} onClose={onClose}>
      <SettingFields rounds={rounds} onClose={onClose} />
    </FormDialog>
  )
}

function SettingFields({ rounds, onClose }: SetSlotsDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [only] = rounds.length === 1 ? rounds : []
  const form = useRecordForm(settingForm, {
    record: null,
    initialValues: only ? { process_step_id: only.value } : {},
    saved: null,
    onSaved: ({ created }) => {
      const count = created?.made ?? 0
      if (count > 0) message.success(t('made', { count }))
      else message.warning(t('madeNone'))
      onClose()
    },
  })
  return (
    <RecordForm form={form}>
      <ChoiceField name="process_step_id" label={t('round')} isRequired options={[...rounds]} />
      <DayField name="first_day" label={t('firstDay')} />
      <DayField name="last_day" label={t('lastDay')} help={t('lastDayHelp')} />
      <SwitchField name="has_weekends" label={t('weekends')} />
      <FieldRow>
        <Field name="from" label={t('from')} help={zoneNote()}>
          <Input type="time" style={{ width: 144 }} />
        </Field>
        <Field name="until" label={t('until')}>
          <Input type="time" style={{ width: 144 }} />
        </Field>
      </FieldRow>
      <FieldRow>
        <NumberField name="minutes" label={t('minutes')} help={t('minutesHelp')} />
        <NumberField name="capacity" label={t('capacity')} help={t('capacityHelp')} />
      </FieldRow>
      <TextField name="place" label={t('place')} help={t('placeHelp')} />
      <HowMany />
    </RecordForm>
  )
}

/** How many slots what is filled in makes. */
function HowMany(): ReactNode {
  const t = useTexts()
  const form = Form.useFormInstance<Fields>()
  const {
    first_day,
    last_day,
    has_weekends = false,
    from = '',
    until = '',
    minutes,
  } = Form.useWatch([], form) ?? {}
  const days = daysFrom(first_day ?? '', last_day ?? '', has_weekends).length
  const count = minutes ? days * cutIntoSlots({ from, until }, minutes).length : 0
  return <p role="status">{count > 0 ? t('makes', { count }) : ''}</p>
}
