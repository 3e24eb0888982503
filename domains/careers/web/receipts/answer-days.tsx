import { careersApi } from '@bole/careers/contract'
import { answering } from '@bole/careers/model'
import type { ReplyOf } from '@bole/platform/contract'
import { defineForm, FieldGroup, FormPage, RecordForm, useRecordForm } from '@bole/platform/form'
import { useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { careersScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'

type Days = ReplyOf<typeof careersApi.getAnswerDays>

const daysForm = defineForm({ update: careersApi.updateAnswerDays, empty: { ...answering.daysByDefault } })
const { NumberField } = daysForm

const stages = ['received', 'under_review', 'assessment', 'interview', 'offer', 'joining'] as const

/** `/organization/answer-days`: within how many working days candidates are answered. */
export default function AnswerDays(): ReactNode {
  const goTo = useGoTo()
  const days = useCall(careersApi.getAnswerDays, {}).data?.data
  if (!days) return <Skeleton active />
  return (
    <FormPage onClose={() => goTo({ path: addressOf(careersScreens.receipts) })}>
      <DaysFields days={days} />
    </FormPage>
  )
}

function DaysFields({ days }: { readonly days: Days }): ReactNode {
  const t = useTexts()
  const form = useRecordForm(daysForm, { record: days, saved: t('days.saved'), stays: true })
  return (
    <RecordForm form={form}>
      <FieldGroup title={t('days.title')}>
        <p>{t('days.help')}</p>
        {stages.map((stage) => (
          <NumberField key={stage} name={stage} label={t(`stages.${stage}`)} />
        ))}
      </FieldGroup>
    </RecordForm>
  )
}
